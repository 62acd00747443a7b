//! The one way out: a lazy HTTP client with policy, bounds and limits, without redirects.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use reqwest::header::HeaderMap;
use reqwest::{Client, StatusCode};
use url::Url;

use super::address::EgressPolicy;
use super::error::NetError;
use super::request::{Answer, Outgoing, check_scheme, media_type};
use super::resolver::{PolicyResolver, check_literal, is_this_machine};

/// Which proxy is used. Requests to this machine never go through one.
#[derive(Debug, Clone, Default)]
pub enum Proxy {
    /// What the system's variables say (`HTTPS_PROXY`, `NO_PROXY`, …); with [`EgressPolicy::Public`] none, since the
    /// policy could not see where the proxy connects to.
    #[default]
    System,
    /// None.
    None,
    /// This one, which then answers for where it connects to.
    Explicit(Url),
}

/// How a sender behaves.
#[derive(Debug, Clone)]
pub struct SenderOptions {
    /// Where requests may go.
    pub policy: EgressPolicy,
    /// Time until a connection stands, TLS included.
    pub connect_timeout: Duration,
    /// Time until the whole answer is here.
    pub total_timeout: Duration,
    /// Bytes of an answer, after decompression.
    pub max_response: usize,
    /// PEM file of authorities that are trusted besides the system's.
    pub ca_bundle: Option<PathBuf>,
    /// Accept any certificate. Only for servers whose owner wrote it down.
    pub accept_invalid_certs: bool,
    /// Proxy.
    pub proxy: Proxy,
}

impl Default for SenderOptions {
    fn default() -> Self {
        Self {
            policy: EgressPolicy::Any,
            connect_timeout: Duration::from_secs(10),
            total_timeout: Duration::from_secs(30),
            max_response: 16 << 20,
            ca_bundle: None,
            accept_invalid_certs: false,
            proxy: Proxy::System,
        }
    }
}

/// Sends requests. Cheap to clone; the clones share connections. Nothing is set up before the first request.
#[derive(Debug, Clone, Default)]
pub struct Sender {
    inner: Arc<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    options: SenderOptions,
    direct: OnceLock<Result<Client, NetError>>,
    proxied: OnceLock<Result<Client, NetError>>,
}

impl Sender {
    /// A sender.
    pub fn new(options: SenderOptions) -> Self {
        Self { inner: Arc::new(Inner { options, ..Inner::default() }) }
    }

    /// Its options.
    pub fn options(&self) -> &SenderOptions {
        &self.inner.options
    }

    /// Sends a request and reads the whole answer. Any status is an answer, redirects too.
    ///
    /// # Errors
    /// When no complete answer came.
    pub async fn send(&self, request: &Outgoing) -> Result<Answer, NetError> {
        self.open(request).await?.collect().await
    }

    /// Sends a request and leaves the body to be read piece by piece.
    ///
    /// # Errors
    /// When no answer came.
    pub async fn open(&self, request: &Outgoing) -> Result<Streaming, NetError> {
        let options = &self.inner.options;
        check_scheme(&request.url)?;
        check_literal(options.policy, &request.url)?;
        let total = request.timeout.unwrap_or(options.total_timeout);
        let client = self.client_for(&request.url)?;
        let response = client
            .request(request.method.clone(), request.url.clone())
            .headers(request.headers.clone())
            .body(request.body.clone())
            .timeout(total)
            .send()
            .await
            .map_err(|error| NetError::from_reqwest(&error, options.connect_timeout, total))?;
        Ok(Streaming {
            status: response.status(),
            headers: response.headers().clone(),
            response,
            limit: options.max_response,
            left: options.max_response,
            connect: options.connect_timeout,
            total,
        })
    }

    fn client_for(&self, url: &Url) -> Result<Client, NetError> {
        let local = is_this_machine(url);
        let options = &self.inner.options;
        let proxied = !local
            && match options.proxy {
                Proxy::System => options.policy == EgressPolicy::Any,
                Proxy::None => false,
                Proxy::Explicit(_) => true,
            };
        let slot = if proxied { &self.inner.proxied } else { &self.inner.direct };
        slot.get_or_init(|| build(options, proxied)).clone()
    }
}

fn build(options: &SenderOptions, proxied: bool) -> Result<Client, NetError> {
    // A proxy's own address is the operator's choice; what lies behind it is the proxy's business.
    let policy = if proxied { EgressPolicy::Any } else { options.policy };
    let base = || -> Result<reqwest::ClientBuilder, NetError> {
        let mut builder = Client::builder()
            .user_agent(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")))
            .redirect(reqwest::redirect::Policy::none())
            .referer(false)
            .connect_timeout(options.connect_timeout)
            .dns_resolver(PolicyResolver { policy });
        if options.accept_invalid_certs {
            builder = builder.tls_danger_accept_invalid_certs(true);
        }
        Ok(match (&options.proxy, proxied) {
            (_, false) => builder.no_proxy(),
            (Proxy::Explicit(url), true) => builder
                .proxy(reqwest::Proxy::all(url.clone()).map_err(|_| NetError::BadUrl("of the proxy is unusable"))?),
            (_, true) => builder,
        })
    };
    let extra = options.ca_bundle.as_deref().map_or_else(|| Ok(Vec::new()), certificates)?;
    match base()?.tls_certs_merge(extra.clone()).build() {
        Ok(client) => Ok(client),
        // A machine without any system certificate can still speak plain HTTP, and to whom the bundle vouches for.
        Err(_) => base()?.tls_certs_only(extra).build().map_err(|error| NetError::Setup(error.to_string())),
    }
}

/// Whether the file of a CA bundle can be used, to find out before anybody is asked.
///
/// # Errors
/// When it cannot be read or holds no certificate.
pub fn check_ca_bundle(path: &Path) -> Result<(), NetError> {
    certificates(path).map(drop)
}

fn certificates(path: &Path) -> Result<Vec<reqwest::Certificate>, NetError> {
    let fail = |reason: String| NetError::CaBundle { path: path.to_owned(), reason };
    let bytes = fs_err::read(path).map_err(|error| fail(error.kind().to_string()))?;
    let certificates = reqwest::Certificate::from_pem_bundle(&bytes).map_err(|_| fail("it is not PEM".to_owned()))?;
    if certificates.is_empty() { Err(fail("it holds no certificate".to_owned())) } else { Ok(certificates) }
}

/// An answer whose body is still arriving. Dropping it closes the stream.
#[derive(Debug)]
pub struct Streaming {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    response: reqwest::Response,
    limit: usize,
    left: usize,
    connect: Duration,
    total: Duration,
}

impl Streaming {
    /// The media type, in lower case and without parameters.
    pub fn media_type(&self) -> Option<String> {
        media_type(&self.headers)
    }

    /// The next bytes; `None` at the end.
    ///
    /// # Errors
    /// When the connection breaks, the time is up or the bound is reached.
    pub async fn chunk(&mut self) -> Result<Option<Vec<u8>>, NetError> {
        let chunk =
            self.response.chunk().await.map_err(|error| NetError::from_reqwest(&error, self.connect, self.total))?;
        let Some(chunk) = chunk else { return Ok(None) };
        self.left = self.left.checked_sub(chunk.len()).ok_or(NetError::TooLarge(self.limit))?;
        Ok(Some(chunk.to_vec()))
    }

    /// Reads the rest.
    ///
    /// # Errors
    /// As [`Self::chunk`].
    pub async fn collect(mut self) -> Result<Answer, NetError> {
        let mut body = Vec::new();
        while let Some(chunk) = self.chunk().await? {
            body.extend_from_slice(&chunk);
        }
        Ok(Answer { status: self.status, headers: self.headers, body })
    }
}
