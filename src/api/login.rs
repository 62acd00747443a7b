//! Golem's login by browser (reference A.3). Our own server has none and answers `FEATURE_DISABLED`.

use serde::{Deserialize, Serialize};

/// `POST /v1/login/oauth2/web/authorize` of a command line: the browser shows the code page, the program polls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoginStart {
    /// Who asks.
    #[serde(rename = "type")]
    pub kind: LoginClient,
    /// The identity provider, such as `github`.
    pub provider: String,
}

/// Who asks for a login.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LoginClient {
    /// A program without a page to return to.
    Cli,
}

/// Where the person goes, and what to poll with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoginStarted {
    /// The provider's page.
    pub url: url::Url,
    /// Names this login in polls. Whoever has it gets the token.
    pub state: String,
}

impl std::fmt::Debug for LoginStarted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LoginStarted(…)")
    }
}
