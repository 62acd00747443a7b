//! The one place where library errors become failures with an exit code, a message and a next step.

use crate::api::{Code, Problem};
use crate::client::{ClientError, DeployError, EnvironmentError};
use crate::manifest::{LoadError, is_credential};
use crate::net::NetError;
use crate::plan::DesiredError;
use crate::ui::{Exit, Failure, Recovery};
use crate::upstream::{FailureKind, UpstreamError};

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        let (code, help) = match &error {
            LoadError::NotFound { .. } => {
                ("no-manifest", "name the file with `-A FILE`, or let `mcpctl init` write a small application")
            }
            LoadError::Missing { .. } => ("no-manifest", "check the path, which is relative to the working folder"),
            LoadError::Unreadable { .. } => ("unreadable", "check the permissions of the file"),
            LoadError::Directory { .. } => ("unreadable", "name the file itself, such as `golem.yaml` in that folder"),
            LoadError::TooLarge { .. } => ("too-large", "split the application into files that `includes` names"),
            LoadError::NotText { .. } => ("not-text", "name a YAML file; convert other encodings to UTF-8 first"),
        };
        Self::usage(code, error.to_string()).help(help)
    }
}

impl From<ClientError> for Failure {
    fn from(error: ClientError) -> Self {
        let message = error.to_string();
        match error {
            ClientError::Unreachable { cause, .. } if matches!(cause, NetError::CaBundle { .. }) => ca_bundle(&cause),
            ClientError::Redirect { .. } => Self::unreachable("redirect", message).help(
                "tokens go to the server that was named and nowhere else: name the place where the API itself is",
            ),
            ClientError::Unreachable { cause, .. } => {
                let failure = Self::unreachable("unreachable", message);
                match unreachable_help(&cause) {
                    Some(help) => failure.help(help),
                    None => failure,
                }
                .cause(cause)
            }
            ClientError::Silent { .. } => Self::unreachable("silent", message)
                .help("check the server's URL and port; a control plane that hangs says so in its log"),
            ClientError::LostAnswer { cause, .. } => Self::unreachable("lost-answer", message).cause(cause).help(
                "run the same again; if it stays, check the URL (`http://` or `https://`?) and what is between here and there",
            ),
            ClientError::SignIn { .. } => Self::new("sign-in", Exit::SignIn, Recovery::SignIn, message)
                .help(format!("sign in with `mcpctl login`, or set {}", crate::settings::env::AUTH_TOKEN.name)),
            ClientError::Html { .. } => {
                Self::unreachable("not-a-control-plane", message).help("check the server's URL in the manifest")
            }
            ClientError::Plain { status: 404 | 405, .. } => Self::unreachable("not-a-control-plane", message)
                .help("is this a control plane, and new enough? check the server's URL"),
            ClientError::Plain { status, .. } if status >= 500 => Self::unreachable("server-error", message)
                .help("the server, or a proxy in front of it, is in trouble: try again later, or tell its operator"),
            ClientError::Plain { .. } => Self::refused("refused", message),
            ClientError::Shape { .. } => Self::unreachable("bad-answer", message)
                .help("is this a control plane of a version that this program knows?"),
            ClientError::Setup(_) => Self::usage("request", message),
            ClientError::Refused { status, problem } => refused(status, &problem),
        }
    }
}

/// What to do about a control plane that cannot be reached.
fn unreachable_help(cause: &NetError) -> Option<&'static str> {
    match cause {
        NetError::Tls(_) => Some("correct the URL, or trust the server's authority with `--ca-bundle FILE`"),
        NetError::Dns => Some("check the host's name, and that this machine is online"),
        NetError::Connect(_) | NetError::ConnectTimeout(_) => Some("is it running, and are address and port right?"),
        _ => None,
    }
}

/// That the file of `--ca-bundle` is of no use.
pub(crate) fn ca_bundle(error: &NetError) -> Failure {
    Failure::usage("ca-bundle", error.to_string()).help("name a readable PEM file of certificates with `--ca-bundle`")
}

/// A refusal with a code, by what the caller can do about it.
fn refused(status: u16, problem: &Problem) -> Failure {
    let text = problem.errors.join("; ");
    let code = problem.code.as_ref().map_or("", Code::as_str);
    let with_code = if code.is_empty() { text.clone() } else { format!("{text} ({code})") };
    match (&problem.code, status) {
        (Some(Code::DeploymentValidationFailed), _) => {
            let mut failure = Failure::refused("deployment-refused", "the control plane refuses the deployment");
            failure.causes.extend(problem.errors.iter().cloned());
            if problem.errors.iter().any(|error| error.starts_with("MCP_UNKNOWN_SECURITY_SCHEME")) {
                failure = failure.help("make it with `mcpctl security-scheme create NAME …`, then deploy again");
            } else if problem.errors.iter().any(|error| error.starts_with("TOOL_RELEASE_ALREADY_PUBLISHED")) {
                failure = failure.help("raise the tool's `version` in the runtime file: a release never changes here");
            } else if problem.errors.iter().any(|error| error.starts_with("TOOL_RELEASE_NOT_GRANTED")) {
                failure = failure
                    .help("releases and grants have changed meanwhile: `mcpctl plan` shows what a deploy needs now");
            }
            failure
        }
        (Some(Code::ConcurrentUpdate), _) => conflict("conflict", "somebody else changed the environment meanwhile")
            .help("run `mcpctl plan` to see what is deployed now, then deploy again"),
        (Some(Code::DeploymentVersionAlreadyExists), _) => {
            conflict("version-exists", with_code).help("choose another `--version`; this environment wants unique ones")
        }
        (Some(Code::DomainAlreadyExists), _) => conflict("domain-taken", with_code)
            .help("a domain belongs to one environment of the whole server: choose another one in the manifest"),
        (Some(Code::McpImportAuthorizationRequired), _) => {
            Failure::new("consent-needed", Exit::SignIn, Recovery::Consent, with_code)
                .help("`mcpctl import list` shows which import needs it, `mcpctl import authorize NAME` begins it")
        }
        (Some(Code::McpImportUpstreamUnavailable), _) => Failure::unreachable("upstream-unavailable", with_code)
            .help("the import's server is the trouble, not the control plane: try again later"),
        // Their texts say what to do, each in its own case.
        (Some(Code::OauthDiscoveryFailed | Code::OauthRegistrationFailed), _) => {
            Failure::new("oauth-provider", Exit::Unreachable, Recovery::Correct, with_code)
        }
        (Some(Code::OauthExchangeFailed | Code::InvalidOauthSession | Code::OauthContextChanged), _) => {
            Failure::new("consent-failed", Exit::SignIn, Recovery::Consent, with_code)
        }
        (Some(Code::OauthConsentDenied), _) => Failure::refused("consent-denied", with_code),
        (_, 409) => conflict("conflict", with_code),
        (Some(Code::CliUpdateRequired), _) => {
            Failure::refused("update-required", with_code).help("the server wants a newer mcpctl: update it")
        }
        (_, 403) => {
            Failure::refused("forbidden", with_code).help("ask the environment's owner, or use a token of theirs")
        }
        (_, 500..) => Failure::new(
            "server-error",
            Exit::Unreachable,
            Recovery::Retry,
            format!("the control plane failed: {with_code}"),
        )
        .help(if text.contains("disk is full") {
            "free space where the control plane keeps its data folder, then run the same again"
        } else {
            "the control plane's log says more under the request's id; run the same again, and report it if it stays"
        }),
        _ => Failure::refused("refused", with_code),
    }
}

fn conflict(code: &'static str, message: impl Into<String>) -> Failure {
    Failure::new(code, Exit::Conflict, Recovery::Retry, message)
}

impl From<EnvironmentError> for Failure {
    fn from(error: EnvironmentError) -> Self {
        match error {
            EnvironmentError::Client(error) => error.into(),
            EnvironmentError::Foreign { .. } => Self::refused("no-environment", error.to_string())
                .help("with `account` set nothing is created: ask the account's owner for the environment"),
        }
    }
}

impl From<DeployError> for Failure {
    fn from(error: DeployError) -> Self {
        let message = error.to_string();
        match error {
            DeployError::Client(error) => error.into(),
            DeployError::Noop => conflict("nothing-to-deploy", message)
                .help("somebody else deployed the same meanwhile; there is nothing left to do"),
            DeployError::DiffModel { .. } => Self::refused("diff-model", message).help(
                "update mcpctl, or the server, so that both know the same hash rules; `--experimental-diff-model N` \
                 tries the newest known ones",
            ),
            DeployError::HashMismatch { .. } => conflict("hash-mismatch", message)
                .help("something else was staged meanwhile: run `mcpctl plan`, then deploy again"),
            DeployError::LeftStaged { error, staged } => {
                let mut failure = Self::from(*error);
                failure.causes.push(format!("what was done before stays: {}", staged.join(", ")));
                failure.causes.push("whoever deploys to this environment next deploys that, too".to_owned());
                failure
            }
            DeployError::Unknown(cause) => Self::unreachable("unknown-outcome", message)
                .cause(cause)
                .help("`mcpctl status` shows what is deployed; run `mcpctl deploy` again if it is not this"),
        }
    }
}

impl From<DesiredError> for Failure {
    fn from(error: DesiredError) -> Self {
        let message = error.to_string();
        match error {
            DesiredError::UnknownEnvironment(_) => Self::usage("unknown-environment", message),
            DesiredError::NotRendered { field, import, environment, variables }
                if variables.iter().any(|name| is_credential(name)) =>
            {
                let names = variables.into_iter().filter(|name| is_credential(name)).collect::<Vec<_>>().join("`, `");
                Self::usage(
                    "credential-variable",
                    format!("`{field}` of {import} of `{environment}` reads `{names}`, which no manifest gets"),
                )
                .help("that is a credential of mcpctl itself: put the import's own into another variable")
            }
            DesiredError::NotRendered { .. } => Self::usage("unset-variable", message)
                .help("set the variable, or read it from a file with `--env-file`"),
        }
    }
}

/// What an MCP server failed at. `who` says which one without its URL: "the MCP server", "the MCP server of import …".
pub(crate) fn upstream(who: &str, error: &UpstreamError) -> Failure {
    if let UpstreamError::Net(cause @ NetError::CaBundle { .. }) = error {
        return ca_bundle(cause);
    }
    let message = match error {
        UpstreamError::BadArgument { .. } => error.to_string(),
        _ => format!("{who} {error}"),
    };
    let failure = match error.kind() {
        // Found before anything was sent.
        _ if matches!(error, UpstreamError::BadArgument { .. } | UpstreamError::UnknownTool { .. }) => {
            Failure::usage("invalid-request", message)
        }
        _ if matches!(error, UpstreamError::Credentials(_) | UpstreamError::Net(NetError::BadUrl(_))) => {
            Failure::usage("bad-url", message)
                .help("correct the `url` and the credentials; `mcpctl validate` says more")
        }
        FailureKind::InvalidRequest => Failure::refused("invalid-request", message),
        FailureKind::Unavailable => Failure::unreachable("upstream-unavailable", message),
        FailureKind::TimedOut => Failure::unreachable("upstream-timed-out", message),
        FailureKind::ConsentNeeded => Failure::new("consent-needed", Exit::SignIn, Recovery::Consent, message),
        FailureKind::ToolFailed => Failure::refused("tool-failed", message),
        FailureKind::InvalidResult => Failure::new("invalid-answer", Exit::Unreachable, Recovery::Report, message),
    };
    let failure = match error {
        UpstreamError::Exited { stderr, .. } if !stderr.is_empty() => {
            failure.cause(format_args!("its last words: {}", printable(stderr)))
        }
        UpstreamError::Rpc { error, .. } => match &error.data {
            Some(data) => failure.cause(printable(&data.to_string())),
            None => failure,
        },
        _ => failure,
    };
    match upstream_help(error) {
        Some(help) => failure.help(help),
        None => failure,
    }
}

/// The same for an import that a manifest declares: the help names what can be changed there.
pub(crate) fn import_upstream(who: &str, error: &UpstreamError) -> Failure {
    let failure = upstream(who, error);
    match error {
        UpstreamError::TimedOut { .. } => failure.help("give it more time with `--timeout`"),
        UpstreamError::Unauthorized { .. } => failure.help(
            "correct the import's `auth`, or name a `securityScheme` and give the consent with `mcpctl import authorize`",
        ),
        UpstreamError::Incompatible { wanted: Some(_), .. } => failure.help("leave out the import's `version`"),
        UpstreamError::NoCapability(_) => failure.help("is the import's `url` that of a server with tools?"),
        _ => failure,
    }
}

fn upstream_help(error: &UpstreamError) -> Option<String> {
    Some(match error {
        UpstreamError::Net(NetError::Tls(_)) => "trust its authority with `--ca-bundle FILE`".to_owned(),
        UpstreamError::Net(NetError::TooLarge(_)) => "the server sends more than is read: tell its owner".to_owned(),
        UpstreamError::Net(NetError::BadUrl(_)) => return None,
        UpstreamError::Net(_) => "is it running, and is the address right?".to_owned(),
        UpstreamError::Status { status: 404 | 405 } => "the endpoint's path is often `/mcp`".to_owned(),
        UpstreamError::Status { status: 300..=399 } => "name the address that it redirects to".to_owned(),
        UpstreamError::Status { status: 429 } => "it is asked too often: try again later".to_owned(),
        UpstreamError::Status { status: 500.. } => {
            "the server is in trouble: try again later, or tell its owner".to_owned()
        }
        UpstreamError::Status { .. } => "is this the address of an MCP server?".to_owned(),
        UpstreamError::NoCapability(_) => "is this the address of a server with tools?".to_owned(),
        UpstreamError::TimedOut { .. } => "give it more time with `--timeout` and `--init-timeout`".to_owned(),
        UpstreamError::Unauthorized { .. } => {
            "send credentials with `--header 'Authorization: …'`, or authorize the import".to_owned()
        }
        UpstreamError::Incompatible { wanted: Some(_), .. } => "leave out `--era`, or choose the other one".to_owned(),
        UpstreamError::UnknownTool { near: Some(near), .. } => format!("did you mean `{near}`?"),
        UpstreamError::UnknownTool { near: None, .. } => "`mcpctl inspect` lists its tools".to_owned(),
        UpstreamError::BadArgument { .. } => {
            "`mcpctl inspect` shows what the tool takes; `key:=JSON` gives a value that is no text".to_owned()
        }
        UpstreamError::InvalidResult { .. } => "this is the server's mistake: tell its owner".to_owned(),
        UpstreamError::NotMcp(_) => {
            "check that the address is the server's MCP endpoint (often it ends in `/mcp`); if it is, the server is \
             mistaken: tell its owner"
                .to_owned()
        }
        _ => return None,
    })
}

/// A stranger's text, in one line.
fn printable(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut line = crate::ui::foreign::harmless(&words.join(" "));
    if let Some((at, _)) = line.char_indices().nth(400) {
        line.truncate(at);
        line.push('…');
    }
    line
}
