//! Why a name is what it is: who produces, renames, selects, hides, shadows or binds it.

use std::collections::BTreeSet;

use crate::model::{
    Application, ComponentName, Deployment, Domain, EnvironmentName, Layer, ToolExport, ToolName, ToolSource,
};

use super::agents::AgentInputs;
use super::catalog::{AgentLookup, Catalog, ToolLookup, could_supply};
use super::command::{CommandView, MAX_ALIAS_NAMES, exposed_name};
use super::endpoint::{Projection, project};
use super::near::nearest;
use super::problem::{NameKind, PatternList, Problem, spoken};
use super::selection::{self, Verdict};
use super::surface::{Known, Source};

/// Everything that is known about a name in one environment.
#[derive(Debug, Clone, PartialEq)]
pub struct Explanation {
    /// The name that was asked about.
    pub name: String,
    /// What is known, from the surface down to the declarations. Empty when the name means nothing here.
    pub facts: Vec<Fact>,
    /// Names that are near, when there are no facts.
    pub near: Vec<String>,
}

/// A pattern of a deployment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PatternPlace {
    /// Its list.
    pub list: PatternList,
    /// Its position there.
    pub index: usize,
    /// As written.
    pub text: String,
}

/// One thing about a name.
#[derive(Debug, Clone, PartialEq)]
pub enum Fact {
    /// An endpoint shows it.
    Shown {
        /// The deployment's position.
        deployment: usize,
        /// Its domain.
        domain: Domain,
        /// As what.
        kind: NameKind,
        /// From where.
        source: Source,
        /// The `include` pattern that selects it, where there is one.
        selected_by: Option<PatternPlace>,
    },
    /// An endpoint exports the tool, but not this command.
    Hidden {
        /// The deployment's position.
        deployment: usize,
        /// Its domain.
        domain: Domain,
        /// The tool.
        tool: ToolName,
        /// The name it would have.
        name: String,
        /// The command, as people write it.
        command: String,
        /// The `exclude` pattern that removes it; `None` where no `include` pattern selects it.
        pattern: Option<PatternPlace>,
    },
    /// Something is wrong with it at an endpoint.
    Wrong {
        /// The deployment's position.
        deployment: usize,
        /// Its domain.
        domain: Domain,
        /// What.
        problem: Problem,
    },
    /// An argument has another name than its parameter.
    RenamedArgument {
        /// What clients see.
        exposed: String,
        /// What the source says.
        parameter: String,
        /// Whether it is the constructor's.
        of_constructor: bool,
    },
    /// `tools.<name>` says where the implementation is.
    Declared {
        /// The tool.
        tool: ToolName,
        /// Where.
        source: ToolSource,
    },
    /// A component implements it.
    Implemented {
        /// The tool.
        tool: ToolName,
        /// The component.
        component: ComponentName,
    },
    /// A component may invoke it.
    Bound {
        /// The tool.
        tool: ToolName,
        /// The component.
        component: ComponentName,
        /// The layer that made the binding.
        layer: Layer,
    },
    /// An import provides it.
    Supplied {
        /// The tool.
        tool: ToolName,
        /// The import's position.
        import: usize,
        /// The upstream's own name.
        upstream_name: String,
    },
    /// An import has it too, but loses.
    Shadowed {
        /// The tool.
        tool: ToolName,
        /// The losing import's position.
        import: usize,
        /// The winning import's position; `None` for the application's own or a default tool.
        by: Option<usize>,
    },
    /// An import leaves it out.
    LeftOut {
        /// The import's position.
        import: usize,
        /// The upstream's own name.
        upstream_name: String,
        /// Why.
        reason: String,
    },
    /// Something about it is not known; the text completes "not known: ".
    NotKnown(String),
}

/// Explains a name: an exposed name, a URI, a tool, a command path such as `file-tools list files`, an agent type, or an
/// upstream tool.
pub fn why(name: &str, application: &Application, environment: &EnvironmentName, catalog: &Catalog) -> Explanation {
    let mut search = Search {
        asked: name,
        exposed: exposed_name(name.split(' ')),
        application,
        environment,
        catalog,
        facts: Vec::new(),
        tools: BTreeSet::new(),
        candidates: Vec::new(),
    };
    for deployment in application.deployments_of(environment) {
        search.deployment(deployment);
    }
    search.declarations();
    search.imports();
    let near = if search.facts.is_empty() {
        nearest(name, &search.candidates).into_iter().map(|(_, name)| name).take(3).collect()
    } else {
        Vec::new()
    };
    Explanation { name: name.to_owned(), facts: search.facts, near }
}

struct Search<'a> {
    asked: &'a str,
    /// The MCP name of what was asked, read as a command path.
    exposed: String,
    application: &'a Application,
    environment: &'a EnvironmentName,
    catalog: &'a Catalog,
    facts: Vec<Fact>,
    /// Tools that the facts so far are about.
    tools: BTreeSet<ToolName>,
    candidates: Vec<String>,
}

impl<'a> Search<'a> {
    fn is_meant(&mut self, name: &str) -> bool {
        self.candidates.push(name.to_owned());
        name == self.asked || name == self.exposed
    }

    fn deployment(&mut self, deployment: &'a Deployment) {
        let projection = project(deployment, self.catalog);
        self.shown(deployment, &projection);
        for (tool, export) in &deployment.tools {
            if let ToolLookup::Native { definition, .. } = self.catalog.tool(tool) {
                let views = CommandView::all(definition);
                if views.iter().fold(0_usize, |sum, view| sum.saturating_add(view.alias_count())) <= MAX_ALIAS_NAMES {
                    self.hidden(deployment, tool, export, &views);
                }
            }
        }
        for problem in projection.problems {
            if self.concerns(&problem) {
                self.facts.push(Fact::Wrong {
                    deployment: deployment.index,
                    domain: deployment.domain.clone(),
                    problem,
                });
            }
        }
    }

    fn shown(&mut self, deployment: &Deployment, projection: &Projection) {
        let endpoint = &projection.endpoint;
        let tools = endpoint.tools.iter().map(|tool| (NameKind::Tool, &tool.name, &tool.source));
        let resources = endpoint.resources.iter().map(|it| (NameKind::Resource, &it.uri, &it.source));
        let templates = endpoint.templates.iter().map(|it| (NameKind::Template, &it.uri_template, &it.source));
        let prompts = endpoint.prompts.iter().map(|it| (NameKind::Prompt, &it.name, &it.source));
        let names: Vec<_> = tools.chain(resources).chain(templates).chain(prompts).collect();
        for (kind, name, source) in names {
            let agent_is_meant = matches!(source, Source::Agent { agent, .. } if agent.as_str() == self.asked);
            if !self.is_meant(name) && !agent_is_meant {
                continue;
            }
            self.facts.push(Fact::Shown {
                deployment: deployment.index,
                domain: deployment.domain.clone(),
                kind,
                source: source.clone(),
                selected_by: self.selected_by(deployment, name, source),
            });
            match source {
                Source::Native { tool, .. } => {
                    self.tools.insert(tool.clone());
                }
                Source::Agent { agent, method: Some(method) } if kind == NameKind::Tool => self.renamed(agent, method),
                Source::Agent { .. } | Source::Import { .. } | Source::Component { .. } => {}
            }
        }
    }

    fn selected_by(&self, deployment: &Deployment, name: &str, source: &Source) -> Option<PatternPlace> {
        let Source::Native { tool, command_path, .. } = source else { return None };
        let ToolLookup::Native { definition, .. } = self.catalog.tool(tool) else { return None };
        let (list, patterns) = selection::patterns(&deployment.tools.get(tool)?.selection);
        let exposures = CommandView::find(definition, command_path)?.exposures();
        let exposure = exposures.iter().find(|exposure| exposure.name == name)?;
        let index =
            patterns.iter().position(|pattern| pattern.matches(command_path) || pattern.matches(&exposure.path))?;
        Some(PatternPlace { list, index, text: patterns[index].to_string() })
    }

    fn renamed(&mut self, agent: &crate::model::AgentTypeName, method: &str) {
        let AgentLookup::Found { definition, .. } = self.catalog.agent(agent) else { return };
        let Some(method) = definition.methods.iter().find(|candidate| candidate.name == method) else { return };
        let inputs = AgentInputs::of(&definition.constructor, &method.parameters);
        for (side, of_constructor) in [(&inputs.constructor, true), (&inputs.method, false)] {
            self.facts.extend(side.iter().filter(|input| input.exposed != input.parameter.name).map(|input| {
                Fact::RenamedArgument {
                    exposed: input.exposed.clone(),
                    parameter: input.parameter.name.clone(),
                    of_constructor,
                }
            }));
        }
    }

    fn hidden(&mut self, deployment: &Deployment, tool: &ToolName, export: &ToolExport, views: &[CommandView<'_>]) {
        let (list, patterns) = selection::patterns(&export.selection);
        for view in views {
            let canonical = view.path();
            for exposure in view.exposures() {
                let pattern = match selection::judge(&export.selection, &canonical, &exposure.path) {
                    Verdict::Exposed => continue,
                    Verdict::NotIncluded => None,
                    Verdict::Excluded(index) => Some(PatternPlace { list, index, text: patterns[index].to_string() }),
                };
                if !self.is_meant(&exposure.name) {
                    continue;
                }
                self.tools.insert(tool.clone());
                self.facts.push(Fact::Hidden {
                    deployment: deployment.index,
                    domain: deployment.domain.clone(),
                    tool: tool.clone(),
                    name: exposure.name,
                    command: spoken(tool, &canonical),
                    pattern,
                });
            }
        }
    }

    fn concerns(&self, problem: &Problem) -> bool {
        let is_tool = |tool: &ToolName| tool.as_str() == self.asked || self.tools.contains(tool);
        match problem {
            Problem::Empty | Problem::ConflictingSchemes { .. } => false,
            Problem::UnknownAgent { agent } | Problem::AmbiguousAgent { agent, .. } => agent.as_str() == self.asked,
            Problem::MethodLeftOut { agent, method, .. } => {
                agent.as_str() == self.asked || format!("{agent}-{method}") == self.asked
            }
            Problem::NotExpressible { tool, command_path, .. } => {
                tool.as_str() == self.asked
                    || exposed_name(std::iter::once(tool.as_str()).chain(command_path.iter().map(AsRef::as_ref)))
                        == self.exposed
            }
            Problem::NameCollision { name, .. } => *name == self.asked || *name == self.exposed,
            Problem::CaseCollision { names } => names.iter().any(|name| name == self.asked),
            Problem::UnknownTool { tool }
            | Problem::NotImplemented { tool, .. }
            | Problem::AmbiguousTool { tool, .. }
            | Problem::UnknownOwner { tool, .. }
            | Problem::MissingBinding { tool, .. }
            | Problem::PatternSelectsNothing { tool, .. }
            | Problem::ExposedCredentials { tool, .. }
            | Problem::NothingSelected { tool }
            | Problem::TooManyNames { tool, .. } => is_tool(tool),
        }
    }

    /// Where the tools that are meant are declared, implemented and bound.
    fn declarations(&mut self) {
        for tool in self.catalog.known_tools() {
            if self.is_meant(tool.as_str()) {
                self.tools.insert(tool.clone());
            }
        }
        for tool in self.tools.clone() {
            if let Some(source) = self.catalog.tools.get(&tool) {
                self.facts.push(Fact::Declared { tool: tool.clone(), source: source.clone() });
            }
            match self.catalog.tool(&tool) {
                ToolLookup::Native { component, .. } => {
                    self.facts.push(Fact::Implemented { tool: tool.clone(), component: component.clone() });
                }
                ToolLookup::NotKnown(reason) => self.facts.push(Fact::NotKnown(reason)),
                _ => {}
            }
            self.bindings(&tool);
        }
    }

    fn bindings(&mut self, tool: &ToolName) {
        for (component, declared) in &self.application.components {
            if let Some(binding) = declared.bindings.get(self.environment).get(tool) {
                let (component, layer) = (component.clone(), binding.layer.clone());
                self.facts.push(Fact::Bound { tool: tool.clone(), component, layer });
            }
        }
    }

    /// What imports have under the name that is asked, or that a shown tool has.
    fn imports(&mut self) {
        let wanted: Vec<ToolName> = match ToolName::parse(self.asked) {
            Ok(asked) => self.tools.iter().cloned().chain([asked]).collect::<BTreeSet<_>>().into_iter().collect(),
            Err(_) => self.tools.iter().cloned().collect(),
        };
        for tool in wanted {
            self.suppliers(&tool);
        }
        for (import, surface) in &self.catalog.imports {
            let Known::Yes(surface) = surface else { continue };
            for (upstream_name, reason) in surface.diagnostics.iter().filter(|(name, _)| name == self.asked) {
                let (upstream_name, reason) = (upstream_name.clone(), reason.clone());
                self.facts.push(Fact::LeftOut { import: import.index, upstream_name, reason });
            }
        }
    }

    fn suppliers(&mut self, tool: &ToolName) {
        let is_native = !matches!(
            self.catalog.tool(tool),
            ToolLookup::Imported { .. } | ToolLookup::Unlisted { .. } | ToolLookup::Unknown
        );
        let (mut winner, mut is_possible) = (None, false);
        for (import, surface) in &self.catalog.imports {
            match surface {
                Known::Yes(surface) => {
                    let Some(imported) = surface.tools.iter().find(|imported| imported.name == *tool) else { continue };
                    if is_native || winner.is_some() {
                        self.facts.push(Fact::Shadowed { tool: tool.clone(), import: import.index, by: winner });
                        continue;
                    }
                    winner = Some(import.index);
                    self.facts.push(Fact::Supplied {
                        tool: tool.clone(),
                        import: import.index,
                        upstream_name: imported.upstream_name.clone(),
                    });
                }
                Known::No(reason) if !is_native && winner.is_none() && could_supply(import, tool) => {
                    self.facts.push(Fact::NotKnown(format!("whether it comes from an import ({reason})")));
                    is_possible = true;
                }
                Known::No(_) => {}
            }
        }
        if is_possible && !self.tools.contains(tool) {
            self.bindings(tool);
        }
    }
}
