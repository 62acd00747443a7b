//! Where an upstream is and how patient and how trusting we are with it.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use url::Url;

use crate::mcp::{Era, Version};
use crate::model::Mask;
use crate::net::{HeaderMap, HeaderName, HeaderValue, Outgoing, Sender, header};

/// Which era to speak.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum EraChoice {
    /// Ask the server.
    #[default]
    Auto,
    /// This one, in this revision.
    Fixed(Version),
}

impl EraChoice {
    /// The revision of this name, if it is spoken here.
    pub fn named(version: &str) -> Option<Self> {
        Version::parse(version).map(Self::Fixed)
    }

    /// The newest revision of an era.
    pub fn era(era: Era) -> Self {
        Self::Fixed(match era {
            Era::Legacy => Version::NEWEST_LEGACY,
            Era::Modern => Version::NEWEST,
        })
    }
}

/// Patience and bounds.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Which era.
    pub era: EraChoice,
    /// Time for one request.
    pub timeout: Duration,
    /// Time until the server is ready: era detection and handshake.
    pub init_timeout: Duration,
    /// Bytes of one answer.
    pub max_answer: usize,
    /// Pages of one listing.
    pub max_pages: usize,
    /// Items of one listing.
    pub max_items: usize,
    /// Notifications and other messages around one answer.
    pub max_messages: usize,
    /// Rounds of one call whose answer is "ask again".
    pub max_rounds: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            era: EraChoice::Auto,
            timeout: Duration::from_secs(30),
            init_timeout: Duration::from_secs(10),
            max_answer: 16 << 20,
            max_pages: 64,
            max_items: 4096,
            max_messages: 1024,
            max_rounds: 10,
        }
    }
}

/// Where the server is.
#[derive(Debug, Clone)]
pub enum Endpoint {
    /// Streamable HTTP.
    Http(HttpEndpoint),
    /// A program that speaks on stdin and stdout.
    Stdio(StdioCommand),
}

/// A Streamable HTTP endpoint. `Debug` shows neither URL nor headers.
#[derive(Clone)]
pub struct HttpEndpoint {
    /// The URL; can hold credentials.
    pub(super) url: Url,
    /// Headers of every request, credentials among them.
    pub(super) headers: HeaderMap,
    /// What sends.
    pub(super) sender: Sender,
}

impl fmt::Debug for HttpEndpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HttpEndpoint(<redacted>)")
    }
}

/// Credentials or headers that cannot be sent. What they hold is not repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("its URL is no URL, or its credentials hold characters that an HTTP header cannot carry")]
pub struct InvalidCredentials;

impl HttpEndpoint {
    /// An endpoint without credentials.
    pub fn new(url: Url, sender: Sender) -> Self {
        Self { url, headers: HeaderMap::new(), sender }
    }

    /// What is sent to the server, to be hidden in what it says.
    pub fn mask(&self) -> Mask {
        self.headers.iter().fold(Mask::default().url(self.url.as_str()), |mask, (name, value)| match value.to_str() {
            Ok(value) if *name == header::AUTHORIZATION => mask.authorization(value),
            Ok(value) => mask.header(value),
            Err(_) => mask,
        })
    }

    /// Adds `Authorization: Bearer …`.
    ///
    /// # Errors
    /// When the token cannot stand in a header.
    pub fn bearer(self, token: &str) -> Result<Self, InvalidCredentials> {
        self.authorization(|request| request.bearer(token))
    }

    /// Adds `Authorization: Basic …`.
    ///
    /// # Errors
    /// When the pair cannot stand in a header.
    pub fn basic(self, user: &str, password: &str) -> Result<Self, InvalidCredentials> {
        self.authorization(|request| request.basic(user, password))
    }

    fn authorization<E>(
        mut self,
        with: impl FnOnce(Outgoing) -> Result<Outgoing, E>,
    ) -> Result<Self, InvalidCredentials> {
        let request = with(Outgoing::get(self.url.clone())).map_err(|_| InvalidCredentials)?;
        let value = request.header_value(&header::AUTHORIZATION).ok_or(InvalidCredentials)?;
        self.headers.insert(header::AUTHORIZATION, value);
        Ok(self)
    }

    /// Adds a header of the user's.
    ///
    /// # Errors
    /// When name or value are no header.
    pub fn header(mut self, name: &str, value: &str) -> Result<Self, InvalidCredentials> {
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| InvalidCredentials)?;
        let mut value = HeaderValue::from_str(value).map_err(|_| InvalidCredentials)?;
        value.set_sensitive(true);
        self.headers.insert(name, value);
        Ok(self)
    }
}

/// The variables that a program starts with.
#[derive(Clone, PartialEq, Eq)]
pub enum ProcessEnv {
    /// Ours, and these.
    Inherit(Vec<(String, String)>),
    /// `PATH`, `HOME`, `LANG`, `TMPDIR`, and these.
    Minimal(Vec<(String, String)>),
}

impl fmt::Debug for ProcessEnv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, added) = match self {
            Self::Inherit(added) => ("Inherit", added),
            Self::Minimal(added) => ("Minimal", added),
        };
        f.debug_tuple(name).field(&added.iter().map(|(name, _)| name).collect::<Vec<_>>()).finish()
    }
}

/// A program that speaks MCP on stdin and stdout. Started without a shell, in its own process group.
#[derive(Debug, Clone)]
pub struct StdioCommand {
    /// The program.
    pub program: OsString,
    /// Its arguments.
    pub args: Vec<OsString>,
    /// Its working folder; ours when `None`.
    pub dir: Option<PathBuf>,
    /// Its variables.
    pub env: ProcessEnv,
}
