//! One round: read the files, prove them, deploy them, take over how this machine runs them, say so.

use std::path::PathBuf;

use super::documents::{ServedDocument, UpDeployedDocument, UpFailedDocument, UpFindingsDocument, urls};
use crate::client::{ServerKind, Target};
use crate::commands::control_plane::{Remote, names_of};
use crate::commands::deploy::{carry_out, refuse_what_would_be_dropped, warning};
use crate::commands::deployments::endpoints;
use crate::commands::load::Checked;
use crate::commands::plan::Planned;
use crate::commands::serving::services::Services;
use crate::commands::{Context, describe, pins};
use crate::diagnostics::Severity;
use crate::manifest::Loaded;
use crate::model::{Domain, ServerTarget};
use crate::ui::findings::ValidateDocument;
use crate::ui::printer::style;
use crate::ui::{Document, ErrorDocument, Failure, Report};

/// What every round needs.
pub(super) struct Cycle<'a> {
    pub(super) context: &'a Context,
    /// The control plane of this process.
    pub(super) target: Target,
    pub(super) services: &'a Services,
    pub(super) data_folder: PathBuf,
    pub(super) mcp_port: u16,
    /// The texts of the last round: saving a file unchanged is no edit.
    pub(super) texts: Option<Vec<String>>,
    /// What became of `mcp.lock` while this process runs.
    pub(super) lock: LockSeen,
}

/// `mcp.lock` over the rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum LockSeen {
    /// There was none so far.
    #[default]
    Never,
    /// It was there in the last round.
    There,
    /// It is gone, and that was told.
    Gone,
}

impl Cycle<'_> {
    /// A round over a manifest that is loaded already. Whatever goes wrong is told and leaves the last good
    /// deployment serving.
    pub(super) async fn run(&mut self, loaded: Result<Loaded, Failure>) -> Result<(), Failure> {
        let outcome = match loaded {
            Ok(loaded) if self.is_unchanged(&loaded) => return Ok(()),
            Ok(loaded) => self.deploy(loaded).await,
            Err(failure) => {
                self.texts = None;
                Err(failure)
            }
        };
        match outcome {
            Err(failure) if failure.reported => Ok(()),
            Err(failure) => self.tell(&failure),
            Ok(()) => Ok(()),
        }
    }

    fn is_unchanged(&mut self, loaded: &Loaded) -> bool {
        let texts = Some(loaded.sources.iter().map(|(_, file)| file.text.clone()).collect());
        let same = self.texts == texts;
        self.texts = texts;
        same
    }

    /// Whether the server's pins shall be those of the lock. One that vanishes under a running server takes no pins
    /// with it: nobody agreed to that.
    fn pins_follow(&mut self, has_lock: bool) -> bool {
        let (seen, follow) = match (has_lock, self.lock) {
            (true, _) => (LockSeen::There, true),
            (false, LockSeen::Never) => (LockSeen::Never, true),
            (false, LockSeen::There) => {
                self.context.printer.warning(
                    "`mcp.lock` is gone: what it pinned stays pinned while this runs; restore it, or write a new one \
                     with `mcpctl lock`",
                );
                (LockSeen::Gone, false)
            }
            (false, LockSeen::Gone) => (LockSeen::Gone, false),
        };
        self.lock = seen;
        follow
    }

    async fn deploy(&mut self, mut loaded: Loaded) -> Result<(), Failure> {
        describe::complete(&mut loaded, &self.data_folder).await?;
        let checked = self.context.check(loaded)?;
        self.show_findings(&checked)?;
        if checked.report().has_errors() {
            return Err(Failure::reported(crate::ui::Exit::Findings));
        }
        let (name, environment) = self.context.environment(&checked.loaded)?;
        refuse_remote(name.as_str(), &environment.server)?;
        let names = names_of(&checked.loaded, name, environment)?;
        let remote = Remote::connect(self.target.clone(), names).await?;
        let planned = Planned::against(remote, checked).await?;
        refuse_what_would_be_dropped(&planned)?;
        let deployed =
            if planned.up_to_date() { None } else { Some(carry_out(&self.context.printer, &planned, "").await?) };
        let deployed_in = match (&deployed, &planned.found) {
            (Some(deployed), _) => Some(deployed.environment_id),
            (None, found) => found.as_ref().map(|found| found.id),
        };
        let pins_follow = self.pins_follow(planned.checked.loaded.lock.is_some());
        if let Some(id) = deployed_in.filter(|_| pins_follow) {
            pins::send(&planned, id).await?;
        }
        // After the deploy: until then the old definitions are the deployed ones.
        let runtime = planned.checked.loaded.runtime.as_ref();
        for (name, reason) in self.services.use_runtime(runtime, Some(&self.data_folder)).await {
            self.context.printer.warning(format_args!("component `{name}` cannot run here: {reason}"));
        }
        self.services.refresh().await?;
        let (revision, current) = match (&deployed, planned.found.as_ref().and_then(|found| found.current.as_ref())) {
            (Some(deployed), _) => (deployed.revision, deployed.current_revision),
            (None, Some(current)) => (current.deployment_revision, current.revision),
            (None, None) => return Err(Failure::bug("an environment without a deployment counts as up to date")),
        };
        let warnings = deployed
            .iter()
            .flat_map(|deployed| &deployed.validation_warnings)
            .map(|found| warning(found, &planned.desired))
            .collect();
        let document = UpDeployedDocument {
            revision: revision.get(),
            current_revision: current.get(),
            changed: deployed.is_some(),
            summary: planned.difference.summary(),
            endpoints: self.served(&planned),
            warnings,
        };
        self.context.printer.event(&Document::of(&document), || text(&document))
    }

    fn served(&self, planned: &Planned) -> Vec<ServedDocument> {
        let endpoints = endpoints(&planned.content);
        let is_only = endpoints.len() == 1;
        endpoints
            .into_iter()
            .map(|endpoint| {
                let urls = Domain::parse(&endpoint.domain).map(|domain| urls(&domain, self.mcp_port, is_only));
                ServedDocument { urls: urls.unwrap_or_default(), endpoint }
            })
            .collect()
    }

    /// Shows errors and warnings; notes only when they come with those.
    fn show_findings(&self, checked: &Checked) -> Result<(), Failure> {
        if !checked.findings.iter().any(|finding| finding.severity > Severity::Note) {
            return Ok(());
        }
        let report: Report<'_> = checked.report();
        let printer = &self.context.printer;
        if printer.is_text() {
            printer.refusal(&report)?;
            if report.has_errors() {
                printer
                    .status("What was deployed before, if anything, goes on serving; save a mended file to deploy it.");
            }
            return Ok(());
        }
        printer.event(&Document::of(&UpFindingsDocument::from(ValidateDocument::from(&report))), String::new)
    }

    /// Tells a failure without ending.
    fn tell(&self, failure: &Failure) -> Result<(), Failure> {
        let printer = &self.context.printer;
        if printer.is_text() {
            printer.failure(failure);
            return Ok(());
        }
        printer.event(&Document::of(&UpFailedDocument::from(ErrorDocument::from(failure))), String::new)
    }
}

/// `up` deploys to its own server alone.
pub(super) fn refuse_remote(environment: &str, server: &ServerTarget) -> Result<(), Failure> {
    let kind = match server {
        ServerTarget::Local => return Ok(()),
        ServerTarget::Cloud => ServerKind::Cloud,
        ServerTarget::Custom { .. } => ServerKind::Custom,
    };
    Err(Failure::usage(
        "not-local",
        format!(
            "the environment `{environment}` belongs to a {} server, and `up` serves local ones only",
            kind.as_str()
        ),
    )
    .help("choose one with `server: local`, such as `mcpctl up -E local`"))
}

fn text(document: &UpDeployedDocument) -> String {
    let (done, strong) = (style::DONE, style::STRONG);
    let mut text = if document.changed {
        let summary = document.summary;
        format!(
            "{done}deployed{done:#} revision {} ({} created, {} changed, {} deleted)\n",
            document.revision, summary.create, summary.update, summary.delete
        )
    } else {
        format!("{done}serving{done:#} revision {}\n", document.revision)
    };
    for warning in &document.warnings {
        text.push_str(&format!("  {warning}\n"));
    }
    for served in &document.endpoints {
        let count = served.endpoint.tools.len();
        let tools = if count == 1 { "1 tool".to_owned() } else { format!("{count} tools") };
        match served.urls.split_first() {
            Some((first, others)) => {
                text.push_str(&format!("  {strong}{first}{strong:#}  {tools}\n"));
                for url in others {
                    text.push_str(&format!("  {url}\n"));
                }
            }
            None => text.push_str(&format!("  {} (by its Host header)  {tools}\n", served.endpoint.domain)),
        }
    }
    text
}
