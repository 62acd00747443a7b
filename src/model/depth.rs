//! How deep JSON nests, counted on its bytes: before anything recurses over them, and cheaper than parsing.

/// Whether brackets and braces nest at most `limit` deep. The text need not be valid JSON.
pub fn within(json: &[u8], limit: usize) -> bool {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for byte in json {
        if in_string {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => in_string = false,
                _ => {}
            }
            continue;
        }
        match byte {
            b'"' => in_string = true,
            b'{' | b'[' => {
                depth += 1;
                if depth > limit {
                    return false;
                }
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::within;

    #[test]
    fn brackets_in_strings_do_not_count() {
        assert!(within(br#"{"a":"[[[[\"[[[["}"#, 1));
        assert!(within(b"[[]]", 2));
        assert!(!within(b"[[]]", 1));
        assert!(within(b"[[],[],[]]", 2));
    }
}
