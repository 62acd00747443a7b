//! Small applications for the tests of rules, written as JSON that reads like the manifest.

#![allow(clippy::needless_pass_by_value, reason = "`json!` at the call reads better without `&`")]

use indexmap::IndexMap;
use serde_json::{Value, json};

use crate::diagnostics::Finding;
use crate::lock::Lock;
use crate::model::application::Rendered;
use crate::model::runtime::DEFAULT_CALL_TIMEOUT;
use crate::model::{
    AgentExport, Application, Auth, Binding, CommandSelection, Component, DefaultTools, Deployment, Domain,
    EnvironmentName, Import, ImportFilter, Layer, NameGlob, RuntimeBinding, RuntimeComponent, RuntimeFile,
    ServerTarget, Subdomain, ToolDeclaration, ToolExport, ToolName, ToolSource,
};
use crate::projection::{ImportSurface, ImportedTool, Known};

use super::{Input, KnownImports, Options, Report};

/// An application under test. Everything is in the environment `local` unless said otherwise.
#[derive(Default)]
pub(super) struct Fixture {
    pub(super) application: Application,
    pub(super) runtime: RuntimeFile,
    pub(super) imports: KnownImports,
    pub(super) options: Options,
    pub(super) lock: Option<Lock>,
    without_runtime: bool,
}

pub(super) fn environment(name: &str) -> EnvironmentName {
    EnvironmentName::parse(name).expect("environment name")
}

impl Fixture {
    /// The document's application: `file-tools` with `read-file`, `list` and `list files` (alias `ls`).
    pub(super) fn quickstart(export: Value) -> Self {
        let mut fixture =
            Self::default().component("my-app:file-tools", &[]).component("my-app:tool-owner", &["file-tools"]);
        fixture = fixture.tool("file-tools", Some("my-app:file-tools"));
        fixture = fixture.defines("my-app:file-tools", "file-tools", file_tools());
        fixture.defines_nothing("my-app:tool-owner").deployment(json!({
            "subdomain": "mcp-demo", "tools": { "file-tools": export },
        }))
    }

    pub(super) fn environment(mut self, name: &str) -> Self {
        self.application.environments.entry(environment(name)).or_default();
        self
    }

    pub(super) fn component(mut self, name: &str, bindings: &[&str]) -> Self {
        self = self.environment("local");
        let mut component = Component::default();
        let bound = bindings.iter().map(|tool| (tool_name(tool), binding(Layer::Component(name.to_owned()))));
        component.bindings.common = bound.collect();
        self.application.components.insert(name.parse().expect("component"), component);
        self
    }

    pub(super) fn depends(mut self, component: &str, tool: &str) -> Self {
        self.application.components[component].tool_dependencies.push(tool.to_owned());
        self
    }

    pub(super) fn agent_binding(mut self, agent: &str, tool: &str) -> Self {
        let bindings = self.application.agents.entry(agent.parse().expect("agent")).or_default();
        bindings.insert(tool_name(tool), binding(Layer::Agent(agent.to_owned())));
        self
    }

    pub(super) fn tool(mut self, name: &str, component: Option<&str>) -> Self {
        let source =
            component.map_or(ToolSource::Discovered, |name| ToolSource::Component(name.parse().expect("component")));
        self.application.tools.insert(tool_name(name), ToolDeclaration { source });
        self
    }

    pub(super) fn source(mut self, name: &str, source: ToolSource) -> Self {
        self.application.tools.insert(tool_name(name), ToolDeclaration { source });
        self
    }

    pub(super) fn publishes(mut self, name: &str) -> Self {
        self = self.environment("local");
        self.application.published.entry(environment("local")).or_default().insert(tool_name(name));
        self
    }

    pub(super) fn defines(mut self, component: &str, tool: &str, root: Value) -> Self {
        self.definition(component).tools.insert(tool_name(tool), tool_definition(tool, root));
        self
    }

    pub(super) fn defines_agent(mut self, component: &str, agent: &str, definition: Value) -> Self {
        let definition = serde_json::from_value(definition).expect("agent definition");
        self.definition(component).agents.insert(agent.parse().expect("agent"), definition);
        self
    }

    pub(super) fn defines_nothing(mut self, component: &str) -> Self {
        self.definition(component);
        self
    }

    pub(super) fn without_runtime(mut self) -> Self {
        self.without_runtime = true;
        self
    }

    fn definition(&mut self, component: &str) -> &mut crate::model::ComponentDefinition {
        let entry =
            self.runtime.components.entry(component.parse().expect("component")).or_insert_with(|| RuntimeComponent {
                definition: None,
                binding: RuntimeBinding::Exec(vec!["true".to_owned()]),
                env: IndexMap::new(),
                cwd: ".".into(),
                timeout: DEFAULT_CALL_TIMEOUT,
            });
        entry.definition.get_or_insert_default()
    }

    pub(super) fn deployment(self, deployment: Value) -> Self {
        self.deployment_in("local", deployment)
    }

    pub(super) fn deployment_in(mut self, env: &str, written: Value) -> Self {
        let list = self.application.deployments.entry(environment(env)).or_default();
        list.push(deployment(list.len(), &written));
        self
    }

    pub(super) fn import(mut self, written: Value) -> Self {
        self = self.environment("local");
        let list = self.application.imports.entry(environment("local")).or_default();
        list.push(import(list.len(), &written));
        self
    }

    /// Says what the import at a position provides.
    pub(super) fn provides(mut self, index: usize, tools: &[&str]) -> Self {
        let tools = tools
            .iter()
            .map(|name| ImportedTool {
                name: tool_name(name),
                upstream_name: name.replace('-', "_"),
                digest: String::new(),
                definition: Value::Null.into(),
                upstream: json!({ "name": name, "description": "Does it", "inputSchema": { "type": "object" } }),
            })
            .collect();
        let surface = ImportSurface { tools, diagnostics: Vec::new() };
        self.imports.insert((environment("local"), index), Known::Yes(surface));
        self
    }

    /// Says what the import at a position provides, by the upstream's own definition of one tool.
    pub(super) fn defines_imported(mut self, index: usize, tool: Value) -> Self {
        let surface = crate::projection::import::project_import(&[tool], None, &ImportFilter::All);
        assert_eq!(surface.diagnostics, [], "the tool can be projected");
        self.imports.insert((environment("local"), index), Known::Yes(surface));
        self
    }

    pub(super) fn server(mut self, env: &str, server: ServerTarget) -> Self {
        self.application.environments[&environment(env)].server = server;
        self
    }

    pub(super) fn default_tools(mut self, names: &[&str]) -> Self {
        self.application.environments[&environment("local")].default_tools =
            DefaultTools::Named(names.iter().map(|name| tool_name(name)).collect());
        self
    }

    pub(super) fn report(&self) -> Report {
        let environments: Vec<_> = self.application.environments.keys().cloned().collect();
        super::check(&Input {
            application: &self.application,
            runtime: (!self.without_runtime).then_some(&self.runtime),
            environments: &environments,
            imports: &self.imports,
            lock: self.lock.as_ref(),
            options: self.options,
        })
    }

    /// The findings of one code.
    pub(super) fn findings(&self, code: crate::diagnostics::Code) -> Vec<Finding> {
        self.report().findings.into_iter().filter(|finding| finding.code == code).collect()
    }

    /// "message @ subject | help" of the only finding of a code.
    pub(super) fn only(&self, code: crate::diagnostics::Code) -> String {
        let found = self.findings(code);
        let [finding] = found.as_slice() else { panic!("one `{code}` wanted, found {found:#?}") };
        let subject = finding.subject.as_ref().map(ToString::to_string).unwrap_or_default();
        format!("{} @ {subject} | {}", finding.message, finding.help.as_deref().unwrap_or_default())
    }

    /// The codes of all findings, in order.
    pub(super) fn codes(&self) -> Vec<&'static str> {
        self.report().findings.iter().map(|finding| finding.code.as_str()).collect()
    }
}

/// The quickstart's tool.
pub(super) fn file_tools() -> Value {
    json!({
        "doc": { "summary": "Read and list files" },
        "commands": [
            { "name": "read-file", "doc": { "summary": "Print a file" }, "body": {
                "positionals": [{ "name": "path", "type": { "kind": "path", "value": { "root": "." } }, "required": true,
                                  "doc": { "summary": "The file to print" } }],
                "stdout": { "mime": ["text/plain"] } } },
            { "name": "list", "doc": { "summary": "List the working folder" }, "body": {},
              "commands": [{ "name": "files", "aliases": ["ls"], "doc": { "summary": "List a folder" }, "body": {} }] },
        ],
    })
}

fn tool_name(name: &str) -> ToolName {
    ToolName::parse(name).expect("tool name")
}

pub(super) fn tool_definition(name: &str, mut root: Value) -> crate::model::ToolDefinition {
    root["name"] = json!(name);
    serde_json::from_value(json!({ "version": "1.0.0", "root": root })).expect("tool definition")
}

fn binding(layer: Layer) -> Binding {
    Binding { layer, version: None, account: None, parameters: serde_json::Map::new() }
}

fn deployment(index: usize, written: &Value) -> Deployment {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let subdomain = text(&written["subdomain"]).map(|label| Subdomain::parse(&label).expect("subdomain"));
    let domain = text(&written["domain"])
        .unwrap_or_else(|| format!("{}.localhost:9007", subdomain.as_ref().map_or("x", |label| label.as_str())));
    let scheme = |entry: &Value| text(&entry["securityScheme"]).map(|name| name.parse().expect("scheme"));
    let entries = |key: &str| written[key].as_object().cloned().unwrap_or_default();
    Deployment {
        index,
        subdomain,
        domain: Domain::parse(&domain).expect("domain"),
        agents: entries("agents")
            .iter()
            .map(|(name, entry)| (name.parse().expect("agent"), AgentExport { security_scheme: scheme(entry) }))
            .collect(),
        tools: entries("tools")
            .iter()
            .map(|(name, entry)| {
                let owner = entry["owner"].as_str().unwrap_or("my-app:tool-owner").parse().expect("owner");
                (tool_name(name), ToolExport { owner, security_scheme: scheme(entry), selection: selection(entry) })
            })
            .collect(),
    }
}

pub(super) fn selection(entry: &Value) -> CommandSelection {
    let patterns = |value: &Value| {
        let items = value.as_array().expect("patterns").iter();
        items.map(|pattern| pattern.as_str().expect("text").parse().expect("pattern")).collect()
    };
    match (&entry["include"], &entry["exclude"]) {
        (Value::Null, Value::Null) => CommandSelection::All,
        (Value::Null, exclude) => CommandSelection::Exclude(patterns(exclude)),
        (include, _) => CommandSelection::Include(patterns(include)),
    }
}

fn import(index: usize, written: &Value) -> Import {
    let rendered = |text: &str| Rendered { template: text.to_owned(), value: Some(text.to_owned()) };
    let globs = |value: &Value| {
        let items = value.as_array().expect("globs").iter();
        items.map(|glob| NameGlob::parse(glob.as_str().expect("text")).expect("glob")).collect()
    };
    Import {
        index,
        name: written["name"].as_str().map(|name| name.parse().expect("import name")),
        url: rendered(written["url"].as_str().unwrap_or("https://mcp.example.com/mcp")),
        auth: written["bearer"].as_str().map_or(Auth::None, |token| Auth::Bearer(rendered(token))),
        prefix: written["prefix"].as_str().map(|prefix| prefix.parse().expect("prefix")),
        filter: match (&written["include"], &written["exclude"]) {
            (Value::Null, Value::Null) => ImportFilter::All,
            (Value::Null, exclude) => ImportFilter::Exclude(globs(exclude)),
            (include, _) => ImportFilter::Include(globs(include)),
        },
        version: written["version"].as_str().map(str::to_owned),
    }
}
