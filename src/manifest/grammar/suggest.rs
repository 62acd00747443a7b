//! Did you mean.

/// How sure a suggestion is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::manifest) struct Suggestion<'a> {
    /// The name that was probably meant.
    pub(in crate::manifest) name: &'a str,
    /// Whether a program may write it without asking: another spelling of the same words, or one letter off.
    pub(in crate::manifest) certain: bool,
}

/// The candidate that a misspelt name probably means.
pub(in crate::manifest) fn suggest<'a>(
    written: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<Suggestion<'a>> {
    if written.chars().count() > 64 {
        return None;
    }
    let bare = bare(written);
    candidates
        .into_iter()
        .map(|name| {
            let distance = if self::bare(name) == bare { 0 } else { strsim::damerau_levenshtein(written, name) };
            (distance, name)
        })
        .filter(|(distance, name)| *distance <= (name.len().max(written.len()) / 3).max(1) && name.len() > 1)
        .min_by_key(|(distance, _)| *distance)
        .map(|(distance, name)| Suggestion { name, certain: distance == 0 || distance == 1 && name.len() >= 4 })
}

/// A name without case, hyphens and underscores: `security-scheme` and `securityScheme` are the same words.
fn bare(name: &str) -> String {
    name.chars().filter(|c| !matches!(c, '-' | '_')).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_slips_are_certain_and_larger_ones_are_not() {
        let keys = ["deployments", "imports", "securityScheme"];
        let of = |written| suggest(written, keys).map(|s| (s.name, s.certain));
        assert_eq!(of("deployment"), Some(("deployments", true)));
        assert_eq!(of("security-scheme"), Some(("securityScheme", true)));
        assert_eq!(of("deplyomnts"), Some(("deployments", false)));
        assert_eq!(of("servers"), None);
    }
}
