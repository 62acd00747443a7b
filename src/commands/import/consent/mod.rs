//! `mcpctl import authorize|complete|status|disconnect`: an operator's OAuth consent for an import.
//!
//! Nothing here listens for the provider's answer: the person copies the URL that the browser ends at. No message
//! shows an import's URL; an unnamed import stands as `'<import-url>'` in commands.

pub mod authorize;
pub mod complete;
pub mod disconnect;
pub mod status;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::read::deployed_index;
use super::select::{select, selector};
use crate::api::Code;
use crate::api::consent::{ConsentStatus, ImportConsent, ProviderRevocation};
use crate::api::imports::McpImportDeployment;
use crate::client::{ClientError, ConsentTarget, Found};
use crate::commands::Context;
use crate::commands::control_plane::{Remote, ServerArgs};
use crate::commands::load::VariableArgs;
use crate::manifest::Loaded;
use crate::model::{Auth, DeploymentRevision, EnvironmentName, Import};
use crate::plan;
use crate::settings::{EnvironmentChoice, ManifestChoice};
use crate::ui::{Exit, Failure, Fields, Recovery};

/// Whose consent is meant.
#[derive(Debug, Args)]
pub(super) struct ConsentArgs {
    /// The import's name or its exact rendered URL (`-` reads it from standard input)
    #[arg(value_name = "IMPORT")]
    selector: String,
    /// The import as the manifest declares it, deployed or not
    #[arg(long, conflicts_with = "revision")]
    manifest: bool,
    /// The import as it was deployed, in this deployment [default: the current one]
    #[arg(long, value_name = "N")]
    revision: Option<u64>,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// An import whose consent is looked at, and where that is kept.
pub(super) struct Chosen<'a> {
    import: &'a Import,
    remote: Remote,
    found: Found,
    declaration: McpImportDeployment,
    deployed: Option<(DeploymentRevision, u32)>,
    /// Flags that a following command needs to mean the same import.
    flags: String,
}

impl<'a> Chosen<'a> {
    /// Finds the import, in the manifest and on the control plane.
    async fn find(context: &Context, loaded: &'a Loaded, args: &ConsentArgs, selector: &str) -> Result<Self, Failure> {
        let (name, environment) = context.environment(loaded)?;
        let import = select(selector, name, loaded.application.imports_of(name))?;
        if !matches!(import.auth, Auth::Scheme(_)) {
            return Err(not_oauth(import));
        }
        let declaration = plan::import_declaration(name, import)?;
        let remote = Remote::of(loaded, name, environment, &args.server).await?;
        let found = remote.need().await?;
        let deployed = match (args.manifest, args.revision) {
            (true, _) => None,
            (false, Some(revision)) => {
                let revision = DeploymentRevision::new(revision)
                    .ok_or_else(|| Failure::usage("no-deployment", format!("there is no deployment {revision}")))?;
                Some((revision, deployed_index(&remote, &found, revision, import, &declaration).await?))
            }
            (false, None) => {
                let current = found.current.as_ref().ok_or_else(|| not_deployed(&remote))?;
                let revision = current.deployment_revision;
                Some((revision, deployed_index(&remote, &found, revision, import, &declaration).await?))
            }
        };
        let flags = flags(context, name, &args.variables);
        Ok(Self { import, remote, found, declaration: McpImportDeployment::from(&declaration), deployed, flags })
    }

    fn target(&self) -> ConsentTarget<'_> {
        match self.deployed {
            Some((revision, index)) => ConsentTarget::Deployed { revision, index },
            None => ConsentTarget::Declared(&self.declaration),
        }
    }

    /// Where the consent stands.
    async fn consent(&self) -> Result<ImportConsent, Failure> {
        self.remote.client.import_consent(self.found.id, self.target()).await.map_err(|error| self.failed(error))
    }

    fn name(&self) -> Option<String> {
        self.import.name.as_ref().map(ToString::to_string)
    }

    /// The import for people.
    fn title(&self) -> String {
        self.name().unwrap_or_else(|| UNNAMED.to_owned())
    }

    /// A command about this import, to be copied: `mcpctl import WORD IMPORT --manifest`.
    fn command(&self, word: &str) -> String {
        let target = match self.deployed {
            Some((revision, _)) => format!("--revision {revision}"),
            None => "--manifest".to_owned(),
        };
        format!("mcpctl import {word} {} {target}{}", selector_of(self.import), self.flags)
    }

    /// Why a request was refused, and what helps.
    fn failed(&self, error: ClientError) -> Failure {
        let again = || format!("begin again with `{}`", self.command("authorize"));
        let consent = |code, message| Failure::new(code, Exit::SignIn, Recovery::Consent, message);
        let text = error.to_string();
        match error.code() {
            Some(Code::SecuritySchemeNotFound) => {
                let Auth::Scheme(scheme) = &self.import.auth else { return self.remote.failure(error) };
                Failure::refused(
                    "no-security-scheme",
                    format!("{} has no security scheme `{scheme}`, which {} names", self.remote.title(), self.title()),
                )
                .help(format!("make it with `mcpctl security-scheme create {scheme} …`"))
            }
            Some(Code::InvalidOauthSession) => consent("consent-over", text).help(again()),
            Some(Code::OauthConsentDenied) => Failure::refused("consent-denied", text).help(again()),
            Some(Code::OauthContextChanged) => {
                Failure::new("conflict", Exit::Conflict, Recovery::Retry, text).help(again())
            }
            Some(Code::OauthExchangeFailed) => consent("consent-needed", text).help(again()),
            Some(Code::OauthDiscoveryFailed | Code::OauthRegistrationFailed) => {
                Failure::unreachable("oauth-provider", text)
                    .help("compare the security scheme with what the import's server and its provider say")
            }
            Some(Code::McpImportNotOauth) => not_oauth(self.import),
            Some(Code::FeatureDisabled) => Failure::refused("not-supported", text)
                .help("this control plane obtains no OAuth consents: use one that does, or `auth` in the manifest"),
            _ => match error {
                ClientError::LostAnswer { .. } => self
                    .remote
                    .failure(error)
                    .help(format!("how it ended is not known here: `{}` tells", self.command("status"))),
                error => self.remote.failure(error),
            },
        }
    }
}

/// Where the consent of an import stands.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(inline)]
struct ConsentDocument {
    /// The import's name; null for one without.
    import: Option<String>,
    /// `application/environment`.
    environment: String,
    /// The environment's id.
    environment_id: String,
    /// The deployment that was looked at; null for a declared import.
    deployment_revision: Option<u64>,
    /// The import's place in the deployment; null for a declared import.
    import_index: Option<u32>,
    /// The security scheme.
    security_scheme: String,
    /// `pending-consent`, `exchanging`, `granted`, `refreshing`, `authorization-required` or `revoked`.
    status: &'static str,
    /// Whether the import can be read and called now.
    granted: bool,
    /// Why consent is needed (again), where the server says so.
    reason: Option<String>,
    /// What `disconnect` reached at the provider: `revoked`, `not-offered`, `failed` or `nothing`.
    provider_revocation: Option<&'static str>,
}

impl ConsentDocument {
    fn of(chosen: &Chosen<'_>, consent: ImportConsent) -> Self {
        Self {
            import: chosen.name(),
            environment: chosen.remote.title(),
            environment_id: consent.environment_id.to_string(),
            deployment_revision: chosen.deployed.map(|(revision, _)| revision.get()),
            import_index: chosen.deployed.map(|(_, index)| index),
            security_scheme: consent.security_scheme.to_string(),
            status: consent.status.as_str(),
            granted: is_usable(consent.status),
            reason: consent.reason,
            provider_revocation: consent.provider_revocation.map(|outcome| match outcome {
                ProviderRevocation::Revoked => "revoked",
                ProviderRevocation::NotOffered => "not-offered",
                ProviderRevocation::Failed => "failed",
                ProviderRevocation::Nothing => "nothing",
            }),
        }
    }

    fn text(&self) -> String {
        let target = self
            .deployment_revision
            .map_or_else(|| "the manifest's declaration".to_owned(), |revision| format!("deployment {revision}"));
        Fields::new()
            .with("environment", &self.environment)
            .with("target", target)
            .with("security scheme", &self.security_scheme)
            .with("status", self.status)
            .maybe("at the provider", self.provider_revocation)
            .maybe("reason", self.reason.as_deref().map(crate::commands::mcp_client::render::harmless))
            .render()
    }
}

/// Whether a consent gives access: one that is being refreshed does, in a moment.
pub(super) fn is_usable(status: ConsentStatus) -> bool {
    matches!(status, ConsentStatus::Granted | ConsentStatus::Refreshing)
}

/// What an import without a name is called.
pub(super) const UNNAMED: &str = "Unnamed MCP import";

/// The selector to write in a command. A URL is never repeated, because it can hold credentials.
pub(in crate::commands) fn selector_of(import: &Import) -> String {
    import.name.as_ref().map_or_else(|| "'<import-url>'".to_owned(), ToString::to_string)
}

fn not_oauth(import: &Import) -> Failure {
    let what = import.name.as_ref().map_or_else(|| "this import".to_owned(), |name| format!("the import `{name}`"));
    Failure::usage("not-oauth", format!("{what} uses no OAuth, so there is no consent for it"))
        .help("an import that needs one has `securityScheme: NAME` in the manifest")
}

fn not_deployed(remote: &Remote) -> Failure {
    Failure::refused("not-deployed", format!("{} has no deployment yet", remote.title()))
        .help("add `--manifest` to mean the import as the manifest declares it, before any deploy")
}

/// The flags of this run that decide which manifest and environment are meant.
fn flags(context: &Context, environment: &EnvironmentName, variables: &VariableArgs) -> String {
    let mut flags = String::new();
    if context.settings.environment != EnvironmentChoice::Default {
        flags.push_str(&format!(" -E {environment}"));
    }
    if let ManifestChoice::Path(path) = &context.settings.manifest {
        flags.push_str(&format!(" -A {}", quoted(&path.to_string_lossy())));
    }
    if !context.settings.presets.is_empty() {
        flags.push_str(&format!(" -P {}", quoted(&context.settings.presets.join(","))));
    }
    for path in &variables.env_file {
        flags.push_str(&format!(" --env-file {}", quoted(&path.to_string_lossy())));
    }
    flags
}

/// A word as a shell takes it.
fn quoted(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,:+@%=".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

/// Reads the selector, unless standard input is needed for something else as well.
fn selector_beside(given: &str, other: Option<&str>) -> Result<String, Failure> {
    if given == "-" && other == Some("-") {
        return Err(Failure::usage("two-inputs", "the import and the callback URL cannot both be on standard input")
            .help("give the import by name, or the callback URL on the terminal"));
    }
    selector(given)
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn words_are_quoted_for_a_shell_where_they_need_it() {
        assert_eq!(quoted("app/golem.yaml"), "app/golem.yaml");
        assert_eq!(quoted("my app's.yaml"), r"'my app'\''s.yaml'");
        assert_eq!(quoted(""), "''");
    }
}
