//! The callback URL that a person copies from the browser (RFC 6749 §4.1.2, RFC 9207).

use url::Url;

/// What the provider answered.
#[derive(Clone, PartialEq, Eq)]
pub enum Outcome {
    /// An authorization code: secret, single use.
    Code(String),
    /// An error code, such as `access_denied`.
    Error(String),
}

impl std::fmt::Debug for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Code(_) => f.write_str("Code(<secret>)"),
            Self::Error(error) => write!(f, "Error({error:?})"),
        }
    }
}

/// A parsed callback. The state is secret until it is used.
#[derive(Clone, PartialEq, Eq)]
pub struct Callback {
    /// `state`.
    pub state: String,
    /// `iss`, passed on untouched.
    pub issuer: Option<String>,
    /// `code` or `error`.
    pub outcome: Outcome,
}

impl std::fmt::Debug for Callback {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Callback").field("issuer", &self.issuer).field("outcome", &self.outcome).finish_non_exhaustive()
    }
}

/// Why a text is no callback URL. None of the texts shows a parameter's value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidCallback {
    /// Not an absolute URL.
    #[error("is not an absolute URL")]
    NotUrl,
    /// A parameter stands more than once.
    #[error("has the parameter `{0}` more than once")]
    Repeated(&'static str),
    /// `state` is missing.
    #[error("has no `state` parameter")]
    NoState,
    /// Neither `code` nor `error`.
    #[error("has neither a `code` nor an `error` parameter")]
    NoOutcome,
    /// Both `code` and `error`.
    #[error("has both a `code` and an `error` parameter")]
    TwoOutcomes,
}

impl Callback {
    /// Parses the whole callback URL. `state` must stand exactly once and exactly one of `code` and `error`;
    /// repeated parameters are refused; other parameters are ignored.
    ///
    /// # Errors
    /// See [`InvalidCallback`].
    pub fn parse(text: &str) -> Result<Self, InvalidCallback> {
        let url = Url::parse(text.trim()).map_err(|_| InvalidCallback::NotUrl)?;
        if url.cannot_be_a_base() {
            return Err(InvalidCallback::NotUrl);
        }
        let once = |name: &'static str| {
            let mut values = url.query_pairs().filter(|(key, _)| key == name).map(|(_, value)| value.into_owned());
            match (values.next(), values.next()) {
                (_, Some(_)) => Err(InvalidCallback::Repeated(name)),
                (value, None) => Ok(value),
            }
        };
        let (state, issuer, code, error) = (once("state")?, once("iss")?, once("code")?, once("error")?);
        let state = state.filter(|state| !state.is_empty()).ok_or(InvalidCallback::NoState)?;
        let outcome = match (code, error) {
            (Some(code), None) => Outcome::Code(code),
            (None, Some(error)) => Outcome::Error(error),
            (None, None) => return Err(InvalidCallback::NoOutcome),
            (Some(_), Some(_)) => return Err(InvalidCallback::TwoOutcomes),
        };
        Ok(Self { state, issuer, outcome })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_callback_is_read() {
        let callback = Callback::parse(
            " http://a.localhost:9007/mcp/oauth/callback?code=c%2Fd&state=s&iss=http%3A%2F%2Fi&scope=x \n",
        )
        .expect("valid");
        assert_eq!(callback.state, "s");
        assert_eq!(callback.issuer.as_deref(), Some("http://i"));
        assert_eq!(callback.outcome, Outcome::Code("c/d".to_owned()));
        assert!(!format!("{callback:?}").contains("c/d"), "the code is secret");
    }

    #[test]
    fn repeated_missing_and_contradicting_parameters_are_refused() {
        for (query, error) in [
            ("state=a&state=b&code=c", InvalidCallback::Repeated("state")),
            ("state=a&code=c&code=d", InvalidCallback::Repeated("code")),
            ("state=a&code=c&iss=x&iss=x", InvalidCallback::Repeated("iss")),
            ("code=c", InvalidCallback::NoState),
            ("state=&code=c", InvalidCallback::NoState),
            ("state=a", InvalidCallback::NoOutcome),
            ("state=a&code=c&error=e", InvalidCallback::TwoOutcomes),
        ] {
            assert_eq!(Callback::parse(&format!("https://h/cb?{query}")), Err(error), "{query}");
        }
        assert_eq!(Callback::parse("?state=a&code=c"), Err(InvalidCallback::NotUrl));
        assert_eq!(Callback::parse("mailto:x?state=a&code=c"), Err(InvalidCallback::NotUrl));
    }
}
