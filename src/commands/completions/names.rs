//! The names that arguments can take, read from manifest, runtime file and `mcp.lock` of the folder.
//!
//! Offline, silent, bounded in time and number. No variable is read for it, so that nothing secret can be shown:
//! what needs one has no name here. Shown are names that no shell reads as anything else.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::sync::{Arc, OnceLock, mpsc};
use std::time::Duration;

use clap::ArgMatches;
use clap_complete::engine::CompletionCandidate;
use serde_json::Value;

use super::super::Context;
use super::super::load::VariableArgs;
use crate::diagnostics::Code;
use crate::lock;
use crate::manifest::Loaded;
use crate::model::{Auth, EnvironmentName};
use crate::projection::{Catalog, Known, project};
use crate::settings::{EnvironmentChoice, ManifestChoice, Settings};
use crate::ui::{ColorChoice, Printer};

/// The time that reading the files may take; whoever presses a key does not wait longer.
const LIMIT: Duration = Duration::from_secs(2);

/// What an argument takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Environments of the manifest.
    Environments,
    /// Imports of the environment, by name.
    Imports,
    /// Security schemes that the manifest names.
    Schemes,
    /// Domains of deployments.
    Domains,
    /// Codes of findings.
    Codes,
    /// Everything that `why` knows.
    Known,
    /// Imports and domains.
    Targets,
    /// Target, tool and arguments of a call.
    Call,
}

/// A question: what was typed before the word in question, and the files, read at most once.
pub(super) struct Asked {
    before: Vec<OsString>,
    command_line: fn() -> clap::Command,
    settings: fn(&ArgMatches) -> Option<Settings>,
    files: OnceLock<Option<Box<Files>>>,
}

/// What the files say.
struct Files {
    loaded: Loaded,
    chosen: Option<EnvironmentName>,
    /// Whether a flag or a variable named the environment.
    is_named: bool,
}

/// A name and what stands beside it.
type Name = (String, Option<String>);

fn plain(name: &(impl ToString + ?Sized)) -> Name {
    (name.to_string(), None)
}

impl Asked {
    pub(super) fn new(
        before: Vec<OsString>,
        command_line: fn() -> clap::Command,
        settings: fn(&ArgMatches) -> Option<Settings>,
    ) -> Arc<Self> {
        Arc::new(Self { before, command_line, settings, files: OnceLock::new() })
    }

    /// What clap asks for the values of an argument.
    pub(super) fn completer(self: Arc<Self>, kind: Kind) -> impl Fn(&OsStr) -> Vec<CompletionCandidate> + Send + Sync {
        move |current| {
            let Some(current) = current.to_str() else { return Vec::new() };
            let names = self.names(kind);
            let mut seen = BTreeSet::new();
            names
                .into_iter()
                .filter(|(name, _)| name.starts_with(current) && is_harmless(name) && seen.insert(name.clone()))
                .map(|(name, help)| CompletionCandidate::new(name).help(help.map(Into::into)))
                .collect()
        }
    }

    fn names(&self, kind: Kind) -> Vec<Name> {
        if kind == Kind::Codes {
            return Code::all().map(|code| (code.as_str().to_owned(), Some(code.info().title.to_owned()))).collect();
        }
        let Some(files) = self.files.get_or_init(|| self.read()) else { return Vec::new() };
        match kind {
            Kind::Environments => files.loaded.application.environments.keys().map(plain).collect(),
            Kind::Imports => files.imports(),
            Kind::Schemes => files.schemes(),
            Kind::Domains => files.domains(),
            Kind::Known => files.known(),
            Kind::Targets => files.targets(),
            Kind::Call => self.call(files),
            Kind::Codes => Vec::new(),
        }
    }

    /// What was typed, as far as it can be understood.
    fn typed(&self) -> Option<ArgMatches> {
        (self.command_line)().ignore_errors(true).try_get_matches_from(&self.before).ok()
    }

    fn read(&self) -> Option<Box<Files>> {
        let settings = (self.settings)(&self.typed()?)?;
        // Standard input is for the command, when it runs.
        if settings.manifest == ManifestChoice::Stdin {
            return None;
        }
        let (sender, receiver) = mpsc::channel();
        let command_line = self.command_line;
        // The process ends after the answer, and takes a reader with it that hangs.
        std::thread::spawn(move || {
            // Whoever gave up waiting needs no answer.
            let _ = sender.send(Files::read(settings, command_line).map(Box::new));
        });
        receiver.recv_timeout(LIMIT).ok()?
    }

    fn call(&self, files: &Files) -> Vec<Name> {
        if self.before.iter().any(|word| word == "--") {
            return Vec::new();
        }
        let words: Vec<String> = self
            .typed()
            .and_then(|matches| matches.subcommand().map(|(_, call)| call.clone()))
            .and_then(|call| Some(call.try_get_many::<String>("words").ok()??.cloned().collect()))
            .unwrap_or_default();
        match words.as_slice() {
            [] => files.targets(),
            [target] => files.tools_of(target).into_iter().map(|(name, _)| (name, None)).collect(),
            [target, tool, given @ ..] => {
                let tools = files.tools_of(target);
                let schema = tools.into_iter().find(|(name, _)| name == tool).map(|(_, schema)| schema);
                let properties = schema.as_ref().and_then(|schema| schema.get("properties")?.as_object());
                properties
                    .into_iter()
                    .flatten()
                    .map(|(property, _)| format!("{property}="))
                    .filter(|property| !given.iter().any(|word| word.starts_with(property.as_str())))
                    .map(|property| (property, None))
                    .collect()
            }
        }
    }
}

/// Whether every shell takes the name as it is. Names come from files that somebody else may have written.
fn is_harmless(name: &str) -> bool {
    let is_fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-' | '/' | ':' | '@' | '+' | '=');
    name.len() <= 200 && !name.starts_with('-') && !name.contains("://") && name.chars().all(is_fine)
}

impl Files {
    fn read(settings: Settings, command_line: fn() -> clap::Command) -> Option<Self> {
        let is_named = settings.environment != EnvironmentChoice::Default;
        let context = Context::new(settings, Printer::new(None, ColorChoice::Never, true, 0), command_line);
        let nothing = VariableArgs { allow_env: Some(Vec::new()), ..VariableArgs::default() };
        let loaded = context.load(&nothing).ok()?;
        let chosen = context.environment(&loaded).ok().map(|(name, _)| name.clone());
        Some(Self { loaded, chosen, is_named })
    }

    fn imports(&self) -> Vec<Name> {
        let application = &self.loaded.application;
        let imports = self.chosen.iter().flat_map(|name| application.imports_of(name));
        imports.filter_map(|import| import.name.as_ref()).map(plain).collect()
    }

    /// Of the chosen environment first.
    fn domains(&self) -> Vec<Name> {
        let application = &self.loaded.application;
        let chosen = self.chosen.iter().flat_map(|name| application.deployments_of(name));
        chosen.chain(application.deployments.values().flatten()).map(|deployment| plain(&deployment.domain)).collect()
    }

    fn targets(&self) -> Vec<Name> {
        let mut names = self.imports();
        names.extend(self.domains());
        names
    }

    fn schemes(&self) -> Vec<Name> {
        let application = &self.loaded.application;
        let of_deployments = application.deployments.values().flatten().flat_map(|deployment| deployment.schemes());
        let of_imports = application.imports.values().flatten().filter_map(|import| match &import.auth {
            Auth::Scheme(name) => Some(name),
            _ => None,
        });
        let names: BTreeSet<String> = of_deployments.chain(of_imports).map(ToString::to_string).collect();
        names.into_iter().map(|name| (name, None)).collect()
    }

    /// The catalogs of the environments that are meant: the one that was named, or all.
    fn catalogs(&self, only_chosen: bool) -> Vec<(&EnvironmentName, Catalog)> {
        let application = &self.loaded.application;
        let known = lock::known(self.loaded.lock.as_ref(), application);
        application
            .environments
            .keys()
            .filter(|name| !only_chosen || self.chosen.as_ref() == Some(*name))
            .map(|name| {
                let catalog = known.iter().filter(|((of, _), _)| of == name).fold(
                    Catalog::of(application, name, self.loaded.runtime.as_ref()),
                    |catalog, ((_, index), known)| catalog.with_known(*index, known.clone()),
                );
                (name, catalog)
            })
            .collect()
    }

    fn known(&self) -> Vec<Name> {
        let application = &self.loaded.application;
        let mut names = BTreeSet::new();
        for (environment, catalog) in self.catalogs(self.is_named) {
            for deployment in application.deployments_of(environment) {
                let endpoint = project(deployment, &catalog).endpoint;
                names.extend(endpoint.tools.into_iter().map(|tool| tool.name));
                names.extend(endpoint.prompts.into_iter().map(|prompt| prompt.name));
            }
            names.extend(catalog.known_tools().into_iter().map(ToString::to_string));
            names.extend(catalog.known_agents().into_iter().map(ToString::to_string));
            for (_, known) in &catalog.imports {
                if let Known::Yes(surface) = known {
                    names.extend(surface.tools.iter().map(|tool| tool.name.to_string()));
                    names.extend(surface.tools.iter().map(|tool| tool.upstream_name.clone()));
                }
            }
        }
        names.into_iter().map(|name| (name, None)).collect()
    }

    /// The tools that a call of a target can name, with their input schemas.
    fn tools_of(&self, target: &str) -> Vec<(String, Value)> {
        let schema = |definition: &Value| definition.get("inputSchema").cloned().unwrap_or_default();
        for (_, catalog) in self.catalogs(true) {
            let named = catalog
                .imports
                .iter()
                .find(|(import, _)| import.name.as_ref().is_some_and(|name| name.as_str() == target));
            if let Some((_, Known::Yes(surface))) = named {
                let tools = surface.tools.iter();
                return tools.map(|tool| (tool.upstream_name.clone(), schema(&tool.upstream))).collect();
            }
        }
        for (environment, catalog) in self.catalogs(false) {
            let deployments = self.loaded.application.deployments_of(environment);
            if let Some(deployment) = deployments.iter().find(|deployment| deployment.domain.to_string() == target) {
                let tools = project(deployment, &catalog).endpoint.tools.into_iter();
                return tools.map(|tool| (tool.name, schema(&tool.definition))).collect();
            }
        }
        Vec::new()
    }
}
