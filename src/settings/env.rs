//! Every variable that the program honours, with its Golem twin where there is one.

/// A variable of ours and the `GOLEM_…` twin that counts when ours is unset.
#[derive(Debug, Clone, Copy)]
pub struct Variable {
    /// Our name.
    pub name: &'static str,
    /// The twin.
    pub twin: Option<&'static str>,
    /// What it does, one line.
    pub about: &'static str,
}

macro_rules! variables {
    ($($constant:ident = $name:literal, $twin:expr, $about:literal;)*) => {
        $(#[doc = $about] pub const $constant: Variable = Variable { name: $name, twin: $twin, about: $about };)*
        /// All of them, in name order.
        pub const ALL: &[Variable] = &[$($constant,)*];
    };
}

variables! {
    APP_MANIFEST_PATH = "MCPCTL_APP_MANIFEST_PATH", Some("GOLEM_APP_MANIFEST_PATH"), "the manifest, as `-A`";
    AUTH_TOKEN = "MCPCTL_AUTH_TOKEN", Some("GOLEM_AUTH_TOKEN"), "the bearer token for the control plane";
    BUILTIN_LOCAL_URL = "MCPCTL_BUILTIN_LOCAL_URL", Some("GOLEM_BUILTIN_LOCAL_URL"), "the URL that `server: local` means";
    CLIENT_SECRET = "MCPCTL_CLIENT_SECRET", None, "the client secret for `security-scheme create`";
    COMPLETE = "MCPCTL_COMPLETE", None, "set by the scripts of `completions` when they ask for what can be typed";
    CREDENTIAL_STORE = "MCPCTL_CREDENTIAL_STORE", None, "where `login` keeps tokens: `keyring` or `file`";
    DATABASE_URL = "MCPCTL_DATABASE_URL", None, "the PostgreSQL database of `server`, which holds a password";
    DATA_DIR = "MCPCTL_DATA_DIR", None, "the data folder of `up`";
    DISABLE_APP_MANIFEST_DISCOVERY = "MCPCTL_DISABLE_APP_MANIFEST_DISCOVERY", Some("GOLEM_DISABLE_APP_MANIFEST_DISCOVERY"), "no manifest, as `-X`";
    ENVIRONMENT = "MCPCTL_ENVIRONMENT", Some("GOLEM_ENVIRONMENT"), "the environment, as `-E`";
    FORMAT = "MCPCTL_FORMAT", None, "the output format, as `-F`";
    LOG = "MCPCTL_LOG", None, "log filter of the server, such as `info` or `mcpctl=debug`";
    PRESET = "MCPCTL_PRESET", Some("GOLEM_PRESET"), "component presets, as `-P`";
    SECRET_KEY = "MCPCTL_SECRET_KEY", None, "the key that seals secrets at rest and saved plans (32 bytes, base64)";
    SERVER_URL = "MCPCTL_SERVER_URL", None, "the control plane, whatever the environment says";
}

impl Variable {
    /// The value, ours before the twin's; empty counts as unset.
    pub fn read(self) -> Option<String> {
        std::iter::once(self.name)
            .chain(self.twin)
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
    }

    /// Whether a switch is on: set to anything but `0`, `false` or `no`.
    pub fn is_on(self) -> bool {
        self.read().is_some_and(|value| !matches!(value.as_str(), "0" | "false" | "no"))
    }
}
