//! Calls of an import's tool through the control plane, which alone has the OAuth consent for it.

use serde_json::{Map, Value};

use super::consent::selector_of;
use crate::api::Code;
use crate::api::consent::ImportCallRequest;
use crate::api::imports::McpImportDeployment;
use crate::api::system::capability;
use crate::commands::Context;
use crate::commands::control_plane::{Remote, ServerArgs};
use crate::manifest::Loaded;
use crate::model::Import;
use crate::plan;
use crate::ui::{Failure, Progress};
use crate::upstream::CallResult;

/// Calls a tool by its upstream name. Sent once.
///
/// # Errors
/// When the control plane cannot call, or the call fails.
pub(in crate::commands) async fn run(
    context: &Context,
    loaded: &Loaded,
    import: &Import,
    server: &ServerArgs,
    tool: &str,
    arguments: Map<String, Value>,
) -> Result<CallResult, Failure> {
    let (name, environment) = context.environment(loaded)?;
    let declaration = plan::import_declaration(name, import)?;
    let request =
        ImportCallRequest { import: McpImportDeployment::from(&declaration), tool: tool.to_owned(), arguments };
    let remote = Remote::of(loaded, name, environment, server).await?;
    let version = remote.client.version().await.map_err(|error| remote.failure(error))?;
    if !version.has(capability::IMPORT_CALLS) {
        return Err(Failure::refused(
            "not-supported",
            format!("{} calls no tools of imports for a client", remote.target.shown()),
        )
        .help("bring credentials of your own: `--header 'Authorization: Bearer …'`"));
    }
    let found = remote.need().await?;
    let _progress = Progress::start(&context.printer, "calling the tool through the control plane");
    match remote.client.call_import(found.id, &request).await {
        Ok(answer) => Ok(CallResult { raw: answer.result }),
        Err(error) => {
            let consent = error.code() == Some(&Code::McpImportAuthorizationRequired);
            let failure = remote.failure(error);
            Err(if consent {
                failure.help(format!("begin one with `mcpctl import authorize {} --manifest`", selector_of(import)))
            } else {
                failure
            })
        }
    }
}
