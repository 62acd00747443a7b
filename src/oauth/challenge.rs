//! `WWW-Authenticate` in every form that servers send it (RFC 9110 §11.6.1, RFC 6750 §3).

/// The largest header that is read at all.
const MAX_HEADER: usize = 16 * 1024;
/// The longest scope that is believed to be one.
const MAX_SCOPE: usize = 512;

/// What a Bearer challenge says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Challenge {
    /// Where the protected-resource metadata is (RFC 9728 §5.1).
    pub resource_metadata: Option<String>,
    /// The scopes that the request needs; they are authoritative.
    pub scope: Option<String>,
    /// `invalid_token`, `insufficient_scope`, …
    pub error: Option<String>,
    /// A text for people, from a stranger.
    pub error_description: Option<String>,
}

impl Challenge {
    /// The first Bearer challenge of any number of header values; `None` when there is none.
    ///
    /// Tolerant where servers are sloppy: any case, several challenges in one value, quoted strings with commas,
    /// unquoted values. A parameter that occurs twice keeps its first value.
    pub fn find<'a>(headers: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        headers.into_iter().filter(|header| header.len() <= MAX_HEADER).find_map(|header| {
            challenges(header).into_iter().find(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(
                |(_, params)| {
                    let get = |name: &str| {
                        params.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.clone())
                    };
                    Self {
                        resource_metadata: get("resource_metadata"),
                        scope: get("scope").filter(|scope| !scope.trim().is_empty()),
                        error: get("error"),
                        error_description: get("error_description"),
                    }
                },
            )
        })
    }

    /// The scopes of `scope`, each well-formed (RFC 6749 §3.3) and none without bounds.
    pub fn scopes(&self) -> Vec<String> {
        let well_formed = |scope: &&str| {
            scope.len() <= MAX_SCOPE && scope.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"\\".contains(&byte))
        };
        self.scope.iter().flat_map(|scope| scope.split_whitespace()).filter(well_formed).map(str::to_owned).collect()
    }

    /// Whether the server wants more scopes rather than another token (RFC 6750 §3.1).
    pub fn is_insufficient_scope(&self) -> bool {
        self.error.as_deref() == Some("insufficient_scope")
    }
}

type Params = Vec<(String, String)>;

/// Splits a header value into challenges. A token followed by a space begins one; `key=value` belongs to the last.
fn challenges(header: &str) -> Vec<(String, Params)> {
    let mut found: Vec<(String, Params)> = Vec::new();
    let mut rest = header;
    loop {
        rest = rest.trim_start_matches([' ', '\t', ',']);
        if rest.is_empty() {
            return found;
        }
        let end = rest.find(|c: char| !is_token(c)).unwrap_or(rest.len());
        if end == 0 {
            // Not a token: skip one character rather than give up on what follows.
            rest = rest.chars().next().map_or("", |c| &rest[c.len_utf8()..]);
            continue;
        }
        let (token, after) = rest.split_at(end);
        let after_spaces = after.trim_start_matches([' ', '\t']);
        if let Some(value) = after_spaces.strip_prefix('=').filter(|_| !found.is_empty()) {
            let (value, remaining) = parameter_value(value.trim_start_matches([' ', '\t']));
            if let Some((_, params)) = found.last_mut() {
                params.push((token.to_owned(), value));
            }
            rest = remaining;
        } else {
            found.push((token.to_owned(), Vec::new()));
            rest = after;
        }
    }
}

fn is_token(c: char) -> bool {
    c.is_ascii_alphanumeric() || "!#$%&'*+-.^_`|~".contains(c)
}

fn parameter_value(text: &str) -> (String, &str) {
    let Some(quoted) = text.strip_prefix('"') else {
        // Unquoted: up to the comma, since unquoted URLs occur in the wild.
        let end = text.find([',', ' ', '\t']).unwrap_or(text.len());
        return (text[..end].to_owned(), &text[end..]);
    };
    let mut value = String::new();
    let mut chars = quoted.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (value, &quoted[at + 1..]),
            '\\' => value.extend(chars.next().map(|(_, escaped)| escaped)),
            _ => value.push(c),
        }
    }
    (value, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(header: &str) -> Challenge {
        Challenge::find([header]).unwrap_or_else(|| panic!("no challenge in {header:?}"))
    }

    #[test]
    fn every_odd_form_is_read() {
        let url = "https://h/.well-known/oauth-protected-resource";
        for header in [
            format!("Bearer resource_metadata=\"{url}\""),
            format!("bearer resource_metadata={url}"),
            format!("BEARER  Resource_Metadata = \"{url}\" , scope=\"a b\""),
            format!("Basic realm=\"x, y\", Bearer realm=\"z\", resource_metadata=\"{url}\""),
            format!("DPoP algs=\"ES256 RS256\", Bearer error=\"invalid_token\", resource_metadata=\"{url}\""),
            format!("Negotiate, Bearer resource_metadata=\"{url}\""),
        ] {
            assert_eq!(find(&header).resource_metadata.as_deref(), Some(url), "{header}");
        }
    }

    #[test]
    fn quoted_strings_keep_commas_and_escapes() {
        let challenge =
            find(r#"Bearer error="insufficient_scope", error_description="needs \"a\", and b", scope="a b""#);
        assert!(challenge.is_insufficient_scope());
        assert_eq!(challenge.error_description.as_deref(), Some(r#"needs "a", and b"#));
        assert_eq!(challenge.scope.as_deref(), Some("a b"));
    }

    #[test]
    fn no_bearer_is_no_challenge_and_garbage_is_harmless() {
        assert_eq!(Challenge::find(["Basic realm=\"Bearer\""]), None);
        assert_eq!(Challenge::find(["", "===", "\u{1f600}", "Bear"]), None);
        assert_eq!(Challenge::find([&*"x".repeat(MAX_HEADER + 1)]), None);
        assert_eq!(find("Bearer scope=\"\""), Challenge::default());
        assert_eq!(find("Bearer scope=\"unclosed").scope.as_deref(), Some("unclosed"));
    }
}
