//! The application as the manifest declares it: the typed model that rules, projection and plan work on.
//!
//! Entries stand under the positions they have in the merged manifest (`index`), so that a rule can name the
//! subject of a finding without knowing files or bytes.

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexMap;
use serde_json::Value;
use uuid::Uuid;

use super::names::{
    AgentTypeName, AppName, ComponentName, Domain, EnvironmentName, ImportName, Prefix, SchemeName, Subdomain, ToolName,
};
use super::pattern::{CommandPattern, NameGlob};

/// One application: everything its manifest files declare, merged. Values that were wrong are absent here and
/// have a finding instead.
#[derive(Debug, Clone, Default)]
pub struct Application {
    /// `app`.
    pub name: Option<AppName>,
    /// `environments`, in declaration order.
    pub environments: IndexMap<EnvironmentName, Environment>,
    /// `components`, in declaration order.
    pub components: IndexMap<ComponentName, Component>,
    /// `agents`: tool bindings per agent type, after templates and presets.
    pub agents: IndexMap<AgentTypeName, BTreeMap<ToolName, Binding>>,
    /// `tools`.
    pub tools: IndexMap<ToolName, ToolDeclaration>,
    /// `mcp.deployments`, per environment in list order.
    pub deployments: IndexMap<EnvironmentName, Vec<Deployment>>,
    /// `mcp.imports`, per environment in list order (order is precedence).
    pub imports: IndexMap<EnvironmentName, Vec<Import>>,
    /// `toolReleases`: the application's own tools that a deploy of the environment publishes.
    pub published: IndexMap<EnvironmentName, BTreeSet<ToolName>>,
    /// `localServer`.
    pub local_server: LocalServer,
    /// Middleware and permission cards, by their places: what the embedded server's runtime cannot honour.
    pub unhonoured: Unhonoured,
}

/// What the embedded server's runtime cannot honour, by its places in the manifest.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Unhonoured {
    /// In every environment.
    pub everywhere: Vec<String>,
    /// In one environment alone.
    pub by_environment: BTreeMap<EnvironmentName, Vec<String>>,
}

impl Unhonoured {
    /// What an environment would have of it.
    pub fn of(&self, environment: &EnvironmentName) -> impl Iterator<Item = &String> {
        self.everywhere.iter().chain(self.by_environment.get(environment).into_iter().flatten())
    }
}

impl Application {
    /// The environment used when none is named: the one marked `default`, else the first declared.
    pub fn default_environment(&self) -> Option<(&EnvironmentName, &Environment)> {
        self.environments.iter().find(|(_, env)| env.default).or_else(|| self.environments.first())
    }

    /// The deployments of an environment; empty when it has none.
    pub fn deployments_of(&self, environment: &EnvironmentName) -> &[Deployment] {
        self.deployments.get(environment).map_or(&[], Vec::as_slice)
    }

    /// The tools that a deploy of the environment publishes.
    pub fn published_in(&self, environment: &EnvironmentName) -> impl Iterator<Item = &ToolName> {
        self.published.get(environment).into_iter().flatten()
    }

    /// The imports of an environment; empty when it has none.
    pub fn imports_of(&self, environment: &EnvironmentName) -> &[Import] {
        self.imports.get(environment).map_or(&[], Vec::as_slice)
    }
}

/// Which control plane an environment means.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum ServerTarget {
    /// `server: local`, or no `server` at all.
    #[default]
    Local,
    /// `server: cloud`.
    Cloud,
    /// A server of one's own.
    Custom {
        /// Its base URL.
        url: url::Url,
        /// Whether invalid TLS certificates are accepted.
        allow_insecure: bool,
        /// `auth.staticToken` as written (a template or a literal; secret), or `None` for `auth.oauth2`.
        static_token: Option<Rendered>,
    },
}

/// A string that may hold `{{ NAME }}` templates. Its text can be secret: `Debug` shows neither template nor value.
#[derive(Clone, PartialEq, Eq)]
pub struct Rendered {
    /// As written in the manifest.
    pub template: String,
    /// After substitution, when every variable was set.
    pub value: Option<String>,
}

impl Rendered {
    /// The variables that the template reads.
    pub fn variables(&self) -> Vec<&str> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let inside = self.template.split("{{").skip(1).filter_map(|rest| rest.split_once("}}"));
        let mut names: Vec<&str> = Vec::new();
        for (expression, _) in inside {
            let expression = expression.trim_start_matches(['-', ' ', '\t']);
            let name = &expression[..expression.find(|c| !is_part(c)).unwrap_or(expression.len())];
            if !name.is_empty() && !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

impl std::fmt::Debug for Rendered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.value.is_some() { "Rendered(<value>)" } else { "Rendered(<not rendered>)" })
    }
}

/// Which default tools (such as `bash`) an environment has.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum DefaultTools {
    /// `"*"`, also when the key is absent.
    #[default]
    All,
    /// These.
    Named(Vec<ToolName>),
}

/// The default tools that exist.
pub const DEFAULT_TOOLS: &[&str] = &["bash"];

impl DefaultTools {
    /// Whether the environment has the default tool of this name.
    pub fn has(&self, name: &str) -> bool {
        match self {
            Self::All => DEFAULT_TOOLS.contains(&name),
            Self::Named(names) => DEFAULT_TOOLS.contains(&name) && names.iter().any(|n| n.as_str() == name),
        }
    }
}

/// `environments.<name>`.
#[derive(Debug, Clone, Default)]
pub struct Environment {
    /// Whether it is marked `default`.
    pub default: bool,
    /// Owner account; when set, nothing is created on demand.
    pub account: Option<String>,
    /// Which control plane.
    pub server: ServerTarget,
    /// `componentPresets`.
    pub presets: Vec<String>,
    /// `deployment.compatibilityCheck`.
    pub compatibility_check: Option<bool>,
    /// `deployment.versionCheck`.
    pub version_check: Option<bool>,
    /// `deployment.securityOverrides`.
    pub security_overrides: Option<bool>,
    /// `cli.format`.
    pub cli_format: Option<String>,
    /// `cli.autoConfirm`.
    pub auto_confirm: bool,
    /// `tools`: bindings that hold for the whole environment.
    pub tools: BTreeMap<ToolName, Binding>,
    /// `defaultTools`.
    pub default_tools: DefaultTools,
}

/// The layer that contributed something, for `why` and for findings.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// `environments.<name>`.
    Environment(String),
    /// `componentTemplates.<name>`.
    Template(String),
    /// `componentTemplates.<name>.presets.<preset>`.
    TemplatePreset(String, String),
    /// `components.<name>`.
    Component(String),
    /// `components.<name>.presets.<preset>`.
    ComponentPreset(String, String),
    /// `agents.<name>`.
    Agent(String),
    /// `agents.<name>.presets.<preset>`.
    AgentPreset(String, String),
}

impl Layer {
    /// The manifest keys that lead to the layer.
    pub fn keys(&self) -> Vec<&str> {
        match self {
            Self::Environment(name) => vec!["environments", name],
            Self::Template(name) => vec!["componentTemplates", name],
            Self::TemplatePreset(name, preset) => vec!["componentTemplates", name, "presets", preset],
            Self::Component(name) => vec!["components", name],
            Self::ComponentPreset(name, preset) => vec!["components", name, "presets", preset],
            Self::Agent(name) => vec!["agents", name],
            Self::AgentPreset(name, preset) => vec!["agents", name, "presets", preset],
        }
    }
}

/// A tool binding: who may invoke a tool, and how.
#[derive(Debug, Clone, PartialEq)]
pub struct Binding {
    /// The layer that added it last.
    pub layer: Layer,
    /// The wanted tool version.
    pub version: Option<String>,
    /// The owning account of a remote tool.
    pub account: Option<String>,
    /// Parameters, as JSON.
    pub parameters: serde_json::Map<String, Value>,
}

/// A value that may differ between environments, kept once where it does not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PerEnvironment<T> {
    /// For all environments without one of their own.
    pub common: T,
    /// For environments that differ.
    pub special: BTreeMap<EnvironmentName, T>,
}

impl<T> PerEnvironment<T> {
    /// The value of an environment.
    pub fn get(&self, environment: &EnvironmentName) -> &T {
        self.special.get(environment).unwrap_or(&self.common)
    }

    /// Every value, each once.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        std::iter::once(&self.common).chain(self.special.values())
    }
}

/// A component after templates and presets, once per environment where presets differ.
#[derive(Debug, Clone, Default)]
pub struct Component {
    /// `componentWasm`, resolved or as written.
    pub wasm: Option<String>,
    /// The effective component-level tool bindings.
    pub bindings: PerEnvironment<BTreeMap<ToolName, Binding>>,
    /// `dependencies.tools` that name a bare tool, as written, with their positions.
    pub tool_dependencies: Vec<String>,
}

/// Where a declared tool's implementation is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToolSource {
    /// A component of this application.
    Component(ComponentName),
    /// A release by id.
    ReleaseId(Uuid),
    /// A release by account, name and version.
    Release {
        /// The publishing account.
        account: String,
        /// The release's name.
        name: ToolName,
        /// Its version.
        version: String,
    },
    /// Not said: discovered from built components.
    Discovered,
}

impl ToolSource {
    /// The reference of a release, as people write it: `alice@example.com/file-tools@1.2.0`, or its id.
    pub fn release(&self) -> Option<String> {
        match self {
            Self::ReleaseId(id) => Some(id.to_string()),
            Self::Release { account, name, version } => Some(format!("{account}/{name}@{version}")),
            Self::Component(_) | Self::Discovered => None,
        }
    }
}

/// `tools.<name>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToolDeclaration {
    /// Where the implementation is.
    pub source: ToolSource,
}

/// `mcp.deployments.<env>[].agents.<Type>`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AgentExport {
    /// The scheme that protects the endpoint.
    pub security_scheme: Option<SchemeName>,
}

/// Which commands of a tool an endpoint exposes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum CommandSelection {
    /// All executable ones.
    #[default]
    All,
    /// Those that a pattern selects.
    Include(Vec<CommandPattern>),
    /// Those that no pattern removes.
    Exclude(Vec<CommandPattern>),
}

/// `mcp.deployments.<env>[].tools.<name>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToolExport {
    /// The component whose fresh ephemeral owner calls the tool.
    pub owner: ComponentName,
    /// The scheme that protects the endpoint.
    pub security_scheme: Option<SchemeName>,
    /// Which commands.
    pub selection: CommandSelection,
}

/// `mcp.deployments.<env>[]`: one domain, one MCP endpoint.
#[derive(Debug, Clone)]
pub struct Deployment {
    /// Position in the environment's list of the merged manifest.
    pub index: usize,
    /// `subdomain`, where the domain was written that way.
    pub subdomain: Option<Subdomain>,
    /// The resolved domain.
    pub domain: Domain,
    /// Exported agent types.
    pub agents: IndexMap<AgentTypeName, AgentExport>,
    /// Exported native tools.
    pub tools: IndexMap<ToolName, ToolExport>,
}

impl Deployment {
    /// The distinct security schemes that the entries name, in name order.
    pub fn schemes(&self) -> Vec<&SchemeName> {
        let mut schemes: Vec<&SchemeName> = self
            .agents
            .values()
            .filter_map(|agent| agent.security_scheme.as_ref())
            .chain(self.tools.values().filter_map(|tool| tool.security_scheme.as_ref()))
            .collect();
        schemes.sort_unstable();
        schemes.dedup();
        schemes
    }
}

/// The kind of inline credentials.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AuthKind {
    /// `auth.bearer`.
    Bearer,
    /// `auth.basic`.
    Basic,
}

/// How an import authenticates.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Auth {
    /// Not at all.
    #[default]
    None,
    /// A bearer token.
    Bearer(Rendered),
    /// User and password.
    Basic {
        /// The user.
        user: Rendered,
        /// The password.
        password: Rendered,
    },
    /// OAuth through a scheme of the environment.
    Scheme(SchemeName),
}

/// Which upstream tools an import brings in, by sanitised name before the prefix.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum ImportFilter {
    /// All.
    #[default]
    All,
    /// Those that a glob selects (an empty list selects nothing).
    Include(Vec<NameGlob>),
    /// Those that no glob removes.
    Exclude(Vec<NameGlob>),
}

impl ImportFilter {
    /// Whether a sanitised name passes.
    pub fn admits(&self, name: &str) -> bool {
        match self {
            Self::All => true,
            Self::Include(globs) => globs.iter().any(|glob| glob.matches(name)),
            Self::Exclude(globs) => !globs.iter().any(|glob| glob.matches(name)),
        }
    }
}

/// `mcp.imports.<env>[]`: an external MCP server whose tools are brought in.
#[derive(Debug, Clone)]
pub struct Import {
    /// Position in the environment's list (its precedence, and its index in Golem's API).
    pub index: usize,
    /// The optional name.
    pub name: Option<ImportName>,
    /// The endpoint; can hold credentials.
    pub url: Rendered,
    /// Credentials.
    pub auth: Auth,
    /// Prefix of the exposed names.
    pub prefix: Option<Prefix>,
    /// Which tools.
    pub filter: ImportFilter,
    /// The MCP protocol revision.
    pub version: Option<String>,
}

/// `localServer`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LocalServer {
    /// `routerAddr`.
    pub router_addr: Option<std::net::Ipv4Addr>,
    /// `routerPort`.
    pub router_port: Option<u16>,
    /// `customRequestPort`.
    pub custom_request_port: Option<u16>,
    /// `mcpPort`.
    pub mcp_port: Option<u16>,
    /// `portsFile`, relative to the declaring file, resolved.
    pub ports_file: Option<String>,
    /// `dataDir`, relative to the declaring file, resolved.
    pub data_dir: Option<String>,
}

/// The gateway's port where `localServer.mcpPort` says nothing.
pub const DEFAULT_MCP_PORT: u16 = 9007;
/// The control plane's port where `localServer.routerPort` says nothing.
pub const DEFAULT_ROUTER_PORT: u16 = 9881;
