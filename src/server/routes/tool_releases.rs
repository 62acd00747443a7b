//! Tool releases of an account, and what exact references lead to.

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State, values};
use crate::api::tool_releases::{ResolvedToolRelease, ToolRelease, ToolReleaseResolution};
use crate::api::{Code, Values};
use crate::model::AccountId;
use crate::model::ids::ToolReleaseId;
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::InPath;
use crate::store::{self, Entity};

/// More references than any manifest has.
const MOST_REFERENCES: usize = 1000;

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(get, de_publish))
        .routes(routes!(restore))
        .routes(routes!(resolve))
}

/// What an account has published, whatever became of it.
#[utoipa::path(get, path = "/v1/accounts/{account_id}/tool-releases", tag = "tool-releases",
    responses((status = 200, body = Values<ToolRelease>)))]
async fn list(caller: Caller, state: State, InPath(id): InPath<AccountId>) -> Answer<Values<ToolRelease>> {
    state.visible_account(&caller, id).await?;
    Ok(values(state.store.tool_releases(id).await?.into_iter().map(convert::tool_release)))
}

/// A release.
#[utoipa::path(get, path = "/v1/tool-releases/{tool_release_id}", tag = "tool-releases",
    responses((status = 200, body = ToolRelease)))]
async fn get(caller: Caller, state: State, InPath(id): InPath<ToolReleaseId>) -> Answer<ToolRelease> {
    Ok(Json(convert::tool_release(state.own_release(&caller, id).await?)))
}

/// Take a release back. Deployments that use it go on; the next ones cannot.
#[utoipa::path(delete, path = "/v1/tool-releases/{tool_release_id}", tag = "tool-releases",
    responses((status = 200, body = ToolRelease)))]
async fn de_publish(caller: Caller, state: State, InPath(id): InPath<ToolReleaseId>) -> Answer<ToolRelease> {
    state.own_release(&caller, id).await?;
    Ok(Json(convert::tool_release(state.store.set_release_published(&caller.actor(), id, false).await?)))
}

/// Publish a release again that was taken back.
#[utoipa::path(post, path = "/v1/tool-releases/{tool_release_id}/restore", tag = "tool-releases",
    responses((status = 200, body = ToolRelease)))]
async fn restore(caller: Caller, state: State, InPath(id): InPath<ToolReleaseId>) -> Answer<ToolRelease> {
    state.own_release(&caller, id).await?;
    Ok(Json(convert::tool_release(state.store.set_release_published(&caller.actor(), id, true).await?)))
}

/// The published releases that exact references lead to, in their order; null where there is none.
#[utoipa::path(post, path = "/v1/mcpctl/tool-releases/resolve", tag = "tool-releases",
    responses((status = 200, body = Values<Option<ResolvedToolRelease>>)))]
async fn resolve(
    _caller: Caller,
    state: State,
    Json(request): Json<ToolReleaseResolution>,
) -> Answer<Values<Option<ResolvedToolRelease>>> {
    if request.references.len() > MOST_REFERENCES {
        let text = format!("at most {MOST_REFERENCES} references can be asked for at once");
        return Err(ApiError::new(Code::LimitExceeded, text).into());
    }
    let mut found = Vec::with_capacity(request.references.len());
    for reference in &request.references {
        found.push(state.published_release(reference).await?.map(convert::resolved_release));
    }
    Ok(values(found))
}

impl State {
    /// A release of an account that the caller may see.
    async fn own_release(&self, caller: &Caller, id: ToolReleaseId) -> Result<store::ToolRelease, ApiError> {
        let found = self.store.tool_release(id).await?.filter(|release| caller.may_see(release.account_id));
        found.ok_or_else(|| ApiError::missing(Entity::ToolRelease))
    }
}
