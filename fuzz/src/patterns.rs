//! The two pattern languages. The first line of the bytes is a pattern, the rest is what it is matched with.

use mcpctl::model::{CommandPattern, InvalidPattern, NameGlob};

/// Parsing, the round trip, and three laws of matching.
pub fn command_pattern(bytes: &[u8]) {
    let Some((text, rest)) = pattern_and_rest(bytes) else { return };
    let pattern = match CommandPattern::parse(text) {
        Ok(pattern) => pattern,
        Err(error) => return points_into(text, &error),
    };
    let again = CommandPattern::parse(&pattern.to_string());
    assert_eq!(again.as_ref(), Ok(&pattern), "the text of a pattern is the pattern");
    let own: Vec<&str> = text.split(' ').collect();
    assert!(pattern.matches(&own), "stars match themselves, and literals do");
    let path: Vec<&str> = rest.split(' ').filter(|segment| !segment.is_empty()).collect();
    if !text.contains('*') {
        assert_eq!(pattern.matches(&path), path == own, "without stars only the path itself matches");
    }
    let wider = CommandPattern::parse(&format!("** {text}")).expect("`**` goes before every pattern");
    assert!(!pattern.matches(&path) || wider.matches(&path), "`**` also stands for nothing");
}

/// Parsing, the round trip, and that `!` negates.
pub fn name_glob(bytes: &[u8]) {
    let Some((text, name)) = pattern_and_rest(bytes) else { return };
    let glob = match NameGlob::parse(text) {
        Ok(glob) => glob,
        Err(error) => return points_into(text, &error),
    };
    let again = NameGlob::parse(&glob.to_string()).expect("the text of a glob is a glob");
    let not = NameGlob::parse(&format!("!{text}")).expect("`!` goes before every glob");
    let selected = glob.matches(name);
    assert_eq!(again.matches(name), selected, "the text of a glob is the glob");
    assert_ne!(not.matches(name), selected, "`!` negates");
}

fn pattern_and_rest(bytes: &[u8]) -> Option<(&str, &str)> {
    let text = str::from_utf8(bytes).ok()?;
    Some(text.split_once('\n').unwrap_or((text, "")))
}

fn points_into(text: &str, error: &InvalidPattern) {
    assert!(text.is_char_boundary(error.at), "byte {} of {text:?}: {error}", error.at);
}
