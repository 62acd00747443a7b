//! `mcpctl surface`: the exact tools, resources, templates and prompts that each deployment and import exposes.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::load::{Checked, VariableArgs, check};
use super::validate::environments;
use crate::check::{KnownImports, Options};
use crate::model::{EnvironmentName, Import};
use crate::projection::{Catalog, Endpoint, Known, Source, project};
use crate::ui::foreign::harmless;
use crate::ui::printer::style;
use crate::ui::wrap::wrap;
use crate::ui::{Document, DocumentBody, Exit, Failure, Table};

/// Show the exact names that clients will see
#[derive(Debug, Args)]
#[command(
    long_about = "Show the exact names that clients will see\n\n\
        For every deployment and import of all environments, or of one with `-E`: tools, resources, resource \
        templates and prompts, each with where it comes from. Computed from the files alone: what imports provide \
        stands in `mcp.lock`.",
    after_help = "Examples:\n  \
        mcpctl surface\n  \
        mcpctl surface -E local -F json\n  \
        mcpctl why file_tools_read_file        # how one of them came about"
)]
pub struct SurfaceArgs {
    #[command(flatten)]
    variables: VariableArgs,
}

/// What every endpoint and import exposes.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SurfaceDocument {
    /// In declaration order.
    environments: Vec<EnvironmentSurface>,
}

impl DocumentBody for SurfaceDocument {
    const KIND: &'static str = "surface";
}

/// An environment's endpoints and imports.
#[derive(Debug, Serialize, JsonSchema)]
struct EnvironmentSurface {
    /// Its name.
    name: String,
    /// In list order.
    deployments: Vec<DeploymentSurface>,
    /// In list order, which is the order of precedence.
    imports: Vec<ImportSurface>,
}

/// What one endpoint shows. Lists are sorted by name.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct DeploymentSurface {
    /// Its domain.
    domain: String,
    /// The security scheme that protects it; null when anyone may use it.
    security_scheme: Option<String>,
    /// Tools.
    tools: Vec<Exposed>,
    /// Resources, by URI.
    resources: Vec<Exposed>,
    /// Resource templates, by URI template.
    resource_templates: Vec<Exposed>,
    /// Prompts.
    prompts: Vec<Exposed>,
    /// What the files alone cannot tell, and why.
    not_checked: Vec<String>,
}

/// A name that clients see.
#[derive(Debug, Serialize, JsonSchema)]
struct Exposed {
    /// The name, URI or URI template.
    name: String,
    /// Where it comes from.
    source: SourceDocument,
}

/// Where something comes from.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", rename_all_fields = "camelCase")]
enum SourceDocument {
    /// A command of a native tool.
    Native {
        /// The tool.
        tool: String,
        /// The canonical command path below the tool's root; empty for the root command.
        command_path: Vec<String>,
        /// The canonical exposed name when this one is made from an alias.
        alias_of: Option<String>,
    },
    /// A method of an agent type, or its constructor.
    Agent {
        /// The agent type.
        agent: String,
        /// The method; null for the constructor.
        method: Option<String>,
    },
    /// A tool of an import.
    Import {
        /// The import's position in the environment's list.
        import: usize,
        /// Its name; null for one without.
        import_name: Option<String>,
        /// The verbatim upstream name.
        upstream_name: String,
    },
    /// A static resource or prompt of a component's tool.
    Component {
        /// The component.
        component: String,
    },
}

/// What one import provides.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ImportSurface {
    /// Its name; null for an import without one.
    import: Option<String>,
    /// Its position in the environment's list.
    index: usize,
    /// Tools, sorted by name.
    tools: Vec<ImportedTool>,
    /// Upstream tools that are left out, and why.
    diagnostics: Vec<Excluded>,
    /// Why nothing is known, where nothing is.
    not_checked: Option<String>,
}

/// An imported tool.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ImportedTool {
    /// The exposed name, with prefix.
    name: String,
    /// The verbatim upstream name.
    upstream_name: String,
}

/// An upstream tool that is left out.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct Excluded {
    /// The verbatim upstream name.
    upstream_name: String,
    /// Why.
    reason: String,
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &SurfaceArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    let environments = environments(context, &loaded)?;
    let checked = check(loaded, &environments, KnownImports::new(), Options::default());
    let report = checked.report();
    if !checked.loaded.complete {
        context.printer.refusal(&report)?;
        return Err(Failure::reported(Exit::Findings));
    }
    let document =
        SurfaceDocument { environments: environments.iter().map(|name| environment_surface(&checked, name)).collect() };
    context.printer.result(&Document::of(&document), || text(&document, context.printer.width()))?;
    if report.has_errors() {
        context.printer.warning(format_args!(
            "the manifest has {}, so not all of this can be deployed; `mcpctl validate` shows them",
            report.summary()
        ));
        return Ok(Exit::Findings);
    }
    Ok(Exit::Done)
}

fn environment_surface(checked: &Checked, name: &EnvironmentName) -> EnvironmentSurface {
    let catalog = catalog(checked, name);
    EnvironmentSurface {
        name: name.to_string(),
        deployments: checked
            .loaded
            .application
            .deployments_of(name)
            .iter()
            .map(|deployment| deployment_surface(project(deployment, &catalog).endpoint, &catalog))
            .collect(),
        imports: catalog.imports.iter().map(|(import, known)| import_surface(import, known)).collect(),
    }
}

/// What projection may know about an environment.
pub(super) fn catalog(checked: &Checked, environment: &EnvironmentName) -> Catalog {
    checked.imports.iter().filter(|((of, _), _)| of == environment).fold(
        Catalog::of(&checked.loaded.application, environment, checked.loaded.runtime.as_ref()),
        |catalog, ((_, index), known)| catalog.with_known(*index, known.clone()),
    )
}

fn deployment_surface(endpoint: Endpoint, catalog: &Catalog) -> DeploymentSurface {
    let exposed = |name: String, source: Source| Exposed { name, source: SourceDocument::of(source, catalog) };
    DeploymentSurface {
        domain: endpoint.domain.to_string(),
        security_scheme: endpoint.scheme.map(|scheme| scheme.to_string()),
        tools: endpoint.tools.into_iter().map(|tool| exposed(tool.name, tool.source)).collect(),
        resources: endpoint.resources.into_iter().map(|resource| exposed(resource.uri, resource.source)).collect(),
        resource_templates: endpoint
            .templates
            .into_iter()
            .map(|template| exposed(template.uri_template, template.source))
            .collect(),
        prompts: endpoint.prompts.into_iter().map(|prompt| exposed(prompt.name, prompt.source)).collect(),
        not_checked: endpoint.not_checked,
    }
}

fn import_surface(import: &Import, known: &Known<crate::projection::ImportSurface>) -> ImportSurface {
    let mut surface = ImportSurface {
        import: import.name.as_ref().map(ToString::to_string),
        index: import.index,
        tools: Vec::new(),
        diagnostics: Vec::new(),
        not_checked: None,
    };
    match known {
        Known::No(reason) => surface.not_checked = Some(reason.clone()),
        Known::Yes(known) => {
            let tools = known.tools.iter();
            surface.tools = tools
                .map(|tool| ImportedTool { name: tool.name.to_string(), upstream_name: tool.upstream_name.clone() })
                .collect();
            let excluded = known.diagnostics.iter().cloned();
            surface.diagnostics = excluded.map(|(upstream_name, reason)| Excluded { upstream_name, reason }).collect();
        }
    }
    surface
}

impl SourceDocument {
    fn of(source: Source, catalog: &Catalog) -> Self {
        match source {
            Source::Native { tool, command_path, alias_of } => Self::Native {
                tool: tool.to_string(),
                command_path: command_path.iter().map(ToString::to_string).collect(),
                alias_of,
            },
            Source::Agent { agent, method } => Self::Agent { agent: agent.to_string(), method },
            Source::Import { index, upstream_name } => {
                let import = catalog.imports.iter().map(|(import, _)| import).find(|import| import.index == index);
                let import_name = import.and_then(|import| import.name.as_ref()).map(ToString::to_string);
                Self::Import { import: index, import_name, upstream_name }
            }
            Source::Component { component } => Self::Component { component: component.to_string() },
        }
    }
}

impl std::fmt::Display for SourceDocument {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Native { alias_of: Some(name), .. } => write!(f, "alias of {name}"),
            Self::Native { tool, command_path, .. } if command_path.is_empty() => write!(f, "tool {tool}"),
            Self::Native { tool, command_path, .. } => write!(f, "tool {tool}, command {}", command_path.join(" ")),
            Self::Agent { agent, method: Some(method) } => write!(f, "agent {agent}, method {method}"),
            Self::Agent { agent, method: None } => write!(f, "agent {agent}, constructor"),
            Self::Import { import, import_name, upstream_name } => {
                let upstream_name = harmless(upstream_name);
                match import_name {
                    Some(name) => write!(f, "import {name}, upstream {upstream_name}"),
                    None => write!(f, "unnamed import {import}, upstream {upstream_name}"),
                }
            }
            Self::Component { component } => write!(f, "component {component}"),
        }
    }
}

fn text(document: &SurfaceDocument, width: usize) -> String {
    let (strong, dim) = (style::STRONG, style::DIM);
    let mut text = String::new();
    for environment in &document.environments {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&format!("{strong}environment {}{strong:#}\n", environment.name));
        if environment.deployments.is_empty() && environment.imports.is_empty() {
            text.push_str(&format!("  {dim}no deployments and no imports{dim:#}\n"));
        }
        for deployment in &environment.deployments {
            text.push('\n');
            deployment_text(deployment, width, &mut text);
        }
        for import in &environment.imports {
            text.push('\n');
            import_text(import, width, &mut text);
        }
    }
    text
}

fn deployment_text(deployment: &DeploymentSurface, width: usize, text: &mut String) {
    let strong = style::STRONG;
    let guard = deployment
        .security_scheme
        .as_ref()
        .map_or_else(|| "open to everyone".to_owned(), |scheme| format!("protected by security scheme {scheme}"));
    text.push_str(&format!("  {strong}{}{strong:#} ({guard})\n", deployment.domain));
    let lists = [
        ("tool", &deployment.tools),
        ("resource", &deployment.resources),
        ("resource template", &deployment.resource_templates),
        ("prompt", &deployment.prompts),
    ];
    let mut any = false;
    for (word, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
        any = true;
        text.push_str(&format!("    {} {word}{}\n", list.len(), if list.len() == 1 { "" } else { "s" }));
        let mut table = Table::new(["", ""]);
        for exposed in list {
            table.row([exposed.name.clone(), exposed.source.to_string()]);
        }
        text.push_str(&table.render(width, 6));
    }
    if !any && deployment.not_checked.is_empty() {
        text.push_str("    nothing\n");
    }
    for reason in &deployment.not_checked {
        not_checked(reason, width, text);
    }
}

fn import_text(import: &ImportSurface, width: usize, text: &mut String) {
    let strong = style::STRONG;
    let name = import.import.clone().unwrap_or_else(|| format!("at position {}", import.index));
    text.push_str(&format!("  {strong}import {name}{strong:#}\n"));
    if let Some(reason) = &import.not_checked {
        not_checked(reason, width, text);
        return;
    }
    let mut table = Table::new(["", ""]);
    for tool in &import.tools {
        table.row([tool.name.clone(), format!("upstream {}", harmless(&tool.upstream_name))]);
    }
    for excluded in &import.diagnostics {
        let (name, reason) = (harmless(&excluded.upstream_name), harmless(&excluded.reason));
        table.row([format!("({name})"), format!("left out: {reason}")]);
    }
    text.push_str(&table.render(width, 4));
}

fn not_checked(reason: &str, width: usize, text: &mut String) {
    let note = style::NOTE;
    let lines = wrap(reason, width.saturating_sub(17).max(24));
    text.push_str(&format!("    {note}not checked{note:#}: {}\n", lines.join("\n                 ")));
}
