//! How large an imported definition may be in depth and keys. One limit for everybody: what `mcp.lock` could not hold
//! is not shown either, so that no tool that agents see can escape its pin. Pure.

use serde_json::Value;

use crate::model::text::is_hidden;

/// The deepest definition: the lock nests it a little deeper, and readers have a limit too.
pub const MAX_DEPTH: usize = 100;
/// The longest key or name as the lock writes it (YAML ends at 1,024 characters).
const MAX_KEY: usize = 1_000;

/// Whether a tool of this name and definition is within the limits.
///
/// # Errors
/// Which limit it exceeds.
pub fn within(name: &str, definition: &Value) -> Result<(), &'static str> {
    if !key_fits(name) {
        return Err("the name is longer than 1,000 characters");
    }
    fits(definition, MAX_DEPTH)
}

fn fits(value: &Value, depth: usize) -> Result<(), &'static str> {
    const DEEP: &str = "the definition nests deeper than 100 levels";
    match value {
        Value::Array(items) => {
            let depth = depth.checked_sub(1).ok_or(DEEP)?;
            items.iter().try_for_each(|item| fits(item, depth))
        }
        Value::Object(members) => {
            let depth = depth.checked_sub(1).ok_or(DEEP)?;
            members.iter().try_for_each(|(key, member)| {
                if !key_fits(key) {
                    return Err("the definition has a key longer than 1,000 characters");
                }
                fits(member, depth)
            })
        }
        _ => Ok(()),
    }
}

/// Whether a key fits between quotes on a line, at most this long with its escapes.
fn key_fits(key: &str) -> bool {
    let written = |c: char| match c {
        '"' | '\\' | '\t' | '\r' | '\n' => 2,
        c if is_hidden(c) => 10,
        _ => 1,
    };
    key.chars().map(written).sum::<usize>() + 2 <= MAX_KEY
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_limits_are_exact() {
        let nested = |levels: usize| (0..levels).fold(json!(1), |inner, _| json!([inner]));
        assert_eq!(within("a", &nested(MAX_DEPTH)), Ok(()));
        assert!(within("a", &nested(MAX_DEPTH + 1)).is_err());
        assert_eq!(within("a", &json!({ "k".repeat(998): 1 })), Ok(()));
        assert!(within("a", &json!({ "k".repeat(999): 1 })).is_err());
        assert!(within(&"\u{202e}".repeat(100), &json!({})).is_err(), "escapes count");
    }
}
