//! Reading one import in one of the three ways, to the same answer.

use std::time::Duration;

use serde_json::Value;
use uuid::Uuid;

use super::ReadFrom;
use super::ReadingArgs;
use super::consent::selector_of;
use super::spoken::failure_with_names;
use crate::api::consent::ConsentStatus;
use crate::api::imports::{McpImportDeployment, ResolveRequest};
use crate::client::{ConsentTarget, Found};
use crate::commands::Context;
use crate::commands::control_plane::Remote;
use crate::commands::errors;
use crate::lock::Identity;
use crate::manifest::Loaded;
use crate::mcp::Version;
use crate::model::{Auth, DeploymentRevision, EnvironmentName, Import, ToolName};
use crate::net::{Sender, SenderOptions};
use crate::plan::{self, ImportDeclaration};
use crate::projection::{ImportSurface, ImportedTool};
use crate::server::{import_options, import_source};
use crate::ui::{Exit, Failure, Recovery};

/// What an import provides, however it was read.
#[derive(Debug, Clone)]
pub(in crate::commands) struct Reading {
    /// The revision spoken with the upstream.
    pub(in crate::commands) protocol_version: String,
    /// Who the upstream says that it is, where that can be known.
    pub(in crate::commands) identity: Identity,
    /// Exposed name, upstream name, digest, definition; sorted by exposed name.
    pub(in crate::commands) tools: Vec<ReadTool>,
    /// Excluded tools: upstream name and reason.
    pub(in crate::commands) excluded: Vec<(String, String)>,
    /// What was wrong with the listing itself.
    pub(in crate::commands) notes: Vec<String>,
    /// The deployment that was looked at.
    pub(super) revision: Option<DeploymentRevision>,
}

/// A tool of a [`Reading`].
#[derive(Debug, Clone)]
pub(in crate::commands) struct ReadTool {
    pub(super) name: String,
    pub(super) upstream_name: String,
    pub(super) digest: String,
    pub(super) definition: Value,
    /// The upstream's own definition; null where a control plane gives only its projection.
    pub(super) upstream: Value,
}

impl Reading {
    /// `name version` of the upstream.
    pub(super) fn server(&self) -> Option<String> {
        let parts = [self.identity.server.as_deref()?, self.identity.version.as_deref().unwrap_or_default()];
        Some(parts.join(" ").trim_end().to_owned())
    }

    /// What the import provides, as projection knows it.
    pub(in crate::commands) fn surface(&self) -> ImportSurface {
        let tools = self.tools.iter().filter_map(|tool| {
            Some(ImportedTool {
                name: ToolName::parse(&tool.name).ok()?,
                upstream_name: tool.upstream_name.clone(),
                digest: tool.digest.clone(),
                definition: tool.definition.clone().into(),
                upstream: tool.upstream.clone(),
            })
        });
        ImportSurface { tools: tools.collect(), diagnostics: self.excluded.clone() }
    }
}

/// An import for people: its name, or words that show no URL.
pub(in crate::commands) fn who(import: &Import) -> String {
    match &import.name {
        Some(name) => format!("the MCP server of import `{name}`"),
        None => format!("the MCP server of the unnamed import at position {}", import.index),
    }
}

/// That an import needs a consent, which this machine does not have.
pub(in crate::commands) fn consent_needed(import: &Import) -> Failure {
    let name = selector_of(import);
    Failure::new(
        "consent-needed",
        Exit::SignIn,
        Recovery::Consent,
        format!("{} is reached with an OAuth consent, which the control plane keeps", who(import)),
    )
    .help(format!("read it through the control plane: `mcpctl import tools {name} --manifest`"))
}

/// Where imports are read from, connected where that is needed.
pub(in crate::commands) enum Reader<'a> {
    /// This program.
    Local { environment: &'a EnvironmentName, sender: Sender, limit: Duration },
    /// The control plane.
    Remote {
        environment: &'a EnvironmentName,
        remote: Box<Remote>,
        found: Found,
        from: Remotely,
        limit: Duration,
        verbatim: bool,
    },
}

/// What the control plane is asked for.
#[derive(Debug, Clone, Copy)]
pub(in crate::commands) enum Remotely {
    /// To resolve what the manifest declares.
    Declared,
    /// For an import of a stored deployment.
    Deployed { revision: DeploymentRevision, refresh: bool },
}

impl Remotely {
    /// The help for an import that lacks its consent.
    fn authorize(self, import: &Import) -> String {
        let target = match self {
            Self::Declared => "--manifest".to_owned(),
            Self::Deployed { revision, .. } => format!("--revision {revision}"),
        };
        format!("begin one with `mcpctl import authorize {} {target}`", selector_of(import))
    }
}

impl<'a> Reader<'a> {
    /// Prepares.
    ///
    /// # Errors
    /// When the control plane cannot be asked.
    pub(in crate::commands) async fn new(
        context: &Context,
        loaded: &'a Loaded,
        args: &ReadingArgs,
        refresh: bool,
    ) -> Result<Self, Failure> {
        let (environment, declared) = context.environment(loaded)?;
        let limit = args.timeout;
        if let Some(path) = &args.server.ca_bundle {
            crate::net::sender::check_ca_bundle(path).map_err(|error| errors::ca_bundle(&error))?;
        }
        if args.read_from() == ReadFrom::Local {
            return Ok(Self::local(environment, args.server.ca_bundle.clone(), limit));
        }
        let remote = Remote::of(loaded, environment, declared, &args.server).await?;
        let found = remote.need().await?;
        let from = match (args.read_from(), args.revision) {
            (ReadFrom::Manifest, _) => Remotely::Declared,
            (_, Some(revision)) => Remotely::Deployed {
                revision: DeploymentRevision::new(revision)
                    .ok_or_else(|| Failure::usage("no-deployment", format!("there is no deployment {revision}")))?,
                refresh,
            },
            (_, None) => {
                let current = found.current.as_ref().ok_or_else(|| {
                    Failure::refused("not-deployed", format!("`{}` has no deployment yet", remote.title()))
                        .help("read what the manifest declares with `--manifest` or `--local`, or deploy it first")
                })?;
                Remotely::Deployed { revision: current.deployment_revision, refresh }
            }
        };
        if let (Remotely::Deployed { revision, .. }, true) = (from, args.revision.is_some()) {
            // Said once, and not by each import.
            remote.client.summary(found.id, revision).await.map_err(|error| remote.failure(error))?;
        }
        Ok(Self::Remote { environment, remote: Box::new(remote), found, from, limit, verbatim: false })
    }

    /// The same, for whoever pins: the upstreams' own definitions where the control plane tells them, and nothing held
    /// back because of earlier pins.
    #[must_use]
    pub(in crate::commands) fn verbatim(mut self) -> Self {
        if let Self::Remote { verbatim, .. } = &mut self {
            *verbatim = true;
        }
        self
    }

    /// A reader that asks the servers itself.
    pub(in crate::commands) fn local(
        environment: &'a EnvironmentName,
        ca_bundle: Option<std::path::PathBuf>,
        limit: Duration,
    ) -> Self {
        let options = SenderOptions { total_timeout: limit, ca_bundle, ..SenderOptions::default() };
        Self::Local { environment, sender: Sender::new(options), limit }
    }

    /// Reads one import.
    ///
    /// # Errors
    /// When it cannot be rendered, found or read.
    pub(in crate::commands) async fn read(&self, import: &Import) -> Result<Reading, Failure> {
        match self {
            Self::Local { environment, sender, limit } => {
                read_locally(environment, import, sender.clone(), *limit).await
            }
            Self::Remote { environment, remote, found, from, limit, verbatim } => {
                let declaration = plan::import_declaration(environment, import)?;
                let asked = ask(remote, found, *from, *verbatim, import, &declaration);
                let outcome = tokio::time::timeout(*limit, asked).await.unwrap_or_else(|_| {
                    Err(Failure::unreachable(
                        "upstream-timed-out",
                        format!("{} was not read within {} s", who(import), limit.as_secs_f64()),
                    )
                    .help("give it more time with `--timeout`"))
                });
                outcome.map_err(|failure| {
                    // Asked about one import alone, every position that the server speaks of is its.
                    let failure = failure_with_names(failure, |_| import.name.as_ref().map(ToString::to_string));
                    match failure.recovery {
                        Recovery::Consent => failure.help(from.authorize(import)),
                        _ => failure,
                    }
                })
            }
        }
    }

    /// Where the consent of an import stands; `None` for one that needs none, and where nobody knows.
    pub(super) async fn consent(&self, import: &Import) -> Option<ConsentStatus> {
        let Self::Remote { environment, remote, found, from, limit, .. } = self else { return None };
        if !matches!(import.auth, Auth::Scheme(_)) {
            return None;
        }
        let declaration = plan::import_declaration(environment, import).ok()?;
        let request = McpImportDeployment::from(&declaration);
        let target = match *from {
            Remotely::Declared => ConsentTarget::Declared(&request),
            Remotely::Deployed { revision, .. } => {
                let index = deployed_index(remote, found, revision, import, &declaration).await.ok()?;
                ConsentTarget::Deployed { revision, index }
            }
        };
        let asked = tokio::time::timeout(*limit, remote.client.import_consent(found.id, target)).await;
        Some(asked.ok()?.ok()?.status)
    }
}

async fn read_locally(
    environment: &EnvironmentName,
    import: &Import,
    sender: Sender,
    limit: Duration,
) -> Result<Reading, Failure> {
    let declaration = plan::import_declaration(environment, import)?;
    if declaration.security_scheme.is_some() {
        return Err(consent_needed(import));
    }
    let options = import_options(&declaration, limit).map_err(|version| {
        Failure::usage("unknown-version", format!("{} has `version: {version}`, which is not known here", who(import)))
            .help(format!("leave it out, or use {}", crate::mcp::version::MODERN))
    })?;
    let reading = import_source(&declaration).read(sender, options, limit).await.map_err(|error| {
        let mut failure = errors::import_upstream(&who(import), &error);
        failure.message = declaration.hide_in(&failure.message);
        failure.causes = failure.causes.iter().map(|cause| declaration.hide_in(cause)).collect();
        failure
    })?;
    let text = |member: &str| reading.server.server.get(member).and_then(|value| value.as_str().map(str::to_owned));
    Ok(Reading {
        protocol_version: reading.server.version.to_string(),
        identity: Identity {
            server: text("name"),
            version: text("version"),
            era: Some(reading.server.era().as_str().to_owned()),
            issuer: None,
        },
        tools: reading
            .surface
            .tools
            .into_iter()
            .map(|tool| ReadTool {
                name: tool.name.to_string(),
                upstream_name: tool.upstream_name,
                digest: tool.digest,
                definition: tool.definition.into_value(),
                upstream: tool.upstream,
            })
            .collect(),
        excluded: reading.surface.diagnostics,
        notes: reading.notes,
        revision: None,
    })
}

async fn ask(
    remote: &Remote,
    found: &Found,
    from: Remotely,
    verbatim: bool,
    import: &Import,
    declaration: &ImportDeclaration,
) -> Result<Reading, Failure> {
    let verbatim = verbatim && remote.has_pins;
    let (protocol_version, server, mut tools, excluded, revision) = match from {
        Remotely::Declared => {
            let request = ResolveRequest { imports: vec![declaration.into()], native_tool_names: Vec::new() };
            let listing = remote
                .client
                .resolve_imports(found.id, &request, verbatim)
                .await
                .map_err(|error| remote.failure(error))?;
            let tools = listing
                .tools
                .into_iter()
                .map(|tool| ReadTool::of(tool.upstream_name, tool.digest, tool.definition, tool.upstream));
            let excluded = listing.diagnostics.into_iter().map(|item| (item.upstream_name, item.reason));
            let version = listing.protocol_versions.into_iter().next().unwrap_or_default();
            (version, listing.servers.into_iter().next(), tools.collect::<Vec<_>>(), excluded.collect(), None)
        }
        Remotely::Deployed { revision, refresh } => {
            let index = deployed_index(remote, found, revision, import, declaration).await?;
            let listing = remote
                .client
                .import_tools(found.id, revision, index, refresh, verbatim)
                .await
                .map_err(|error| remote.failure(error))?;
            let tools = listing
                .tools
                .into_iter()
                .map(|tool| ReadTool::of(tool.upstream_name, tool.digest, tool.definition, tool.upstream));
            let excluded = listing.diagnostics.into_iter().map(|item| (item.upstream_name, item.reason));
            (listing.protocol_version, listing.server, tools.collect(), excluded.collect(), Some(revision))
        }
    };
    tools.sort_by(|a, b| a.name.cmp(&b.name));
    let server = server.unwrap_or_default();
    let identity = Identity {
        server: server.name,
        version: server.version,
        era: Version::parse(&protocol_version).map(|version| version.era().as_str().to_owned()),
        issuer: server.issuer,
    };
    Ok(Reading { protocol_version, identity, tools, excluded, notes: Vec::new(), revision })
}

impl ReadTool {
    fn of(upstream_name: String, digest: String, definition: Value, upstream: Option<Value>) -> Self {
        let name = definition.pointer("/commands/nodes/0/name").and_then(|name| name.as_str()).unwrap_or_default();
        Self { name: name.to_owned(), upstream_name, digest, definition, upstream: upstream.unwrap_or_default() }
    }
}

/// The place of an import in a deployment: where the complete configuration is the same, whatever the order.
pub(super) async fn deployed_index(
    remote: &Remote,
    found: &Found,
    revision: DeploymentRevision,
    import: &Import,
    declaration: &ImportDeclaration,
) -> Result<u32, Failure> {
    let summary = remote.client.summary(found.id, revision).await.map_err(|error| remote.failure(error))?;
    let environment: Uuid = found.id.as_uuid();
    let hash = plan::import_hash(declaration, environment);
    let same: Vec<u32> =
        summary.mcp_imports.iter().filter(|entry| entry.hash == hash).map(|entry| entry.index).collect();
    let what = import.name.as_ref().map_or_else(|| "this import".to_owned(), |name| format!("the import `{name}`"));
    match same.as_slice() {
        [index] => Ok(*index),
        [] => Err(Failure::refused(
            "import-not-deployed",
            format!("deployment {revision} has no import with the configuration of {what}"),
        )
        .help(
            "restore the declaration and variables of that deployment, choose another `--revision`, or deploy this one",
        )),
        several => Err(Failure::refused(
            "ambiguous-import",
            format!("deployment {revision} has {} imports with the configuration of {what}", several.len()),
        )
        .help("names do not reach the server: make their configurations distinct and deploy")),
    }
}
