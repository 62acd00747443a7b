//! What every domain shows: the projection of the stored revisions, kept until another deployment is served.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::model::{AccountId, Deployment, DeploymentRevision, Domain, EnvironmentId, SchemeName};
use crate::plan::Snapshot;
use crate::projection::param_headers::{self, ParamHeader};
use crate::projection::{Catalog, Endpoint, project};
use crate::store::{Served, ServedEnvironment};

use super::imports::Imported;
use super::lists::Lists;

/// Which deployment shows something. Sessions remember it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct DeploymentId {
    pub(super) environment: EnvironmentId,
    pub(super) revision: DeploymentRevision,
}

/// All domains.
#[derive(Default)]
pub(super) struct Surfaces {
    /// The change counter of the store that this is at least as new as.
    pub(super) counter: u64,
    /// What imports provided when this was built.
    pub(super) imported: Arc<Imported>,
    domains: HashMap<Domain, Arc<Surface>>,
    /// Loopback hosts without port; `None` where two domains differ only by port.
    hosts: HashMap<String, Option<Arc<Surface>>>,
}

/// One domain.
pub(super) struct Surface {
    pub(super) deployment: DeploymentId,
    /// The environment's owner.
    pub(super) owner: AccountId,
    /// Told apart from every other surface of this process, whatever changed.
    pub(super) generation: u64,
    pub(super) endpoint: Endpoint,
    /// The whole content that the domain is part of: definitions for calls.
    pub(super) snapshot: Arc<Snapshot>,
    /// Whether clients must authenticate.
    pub(super) protected: bool,
    /// The scheme that says how; `None` where several disagree, which lets nobody in.
    pub(super) scheme: Option<SchemeName>,
    pub(super) lists: Lists,
    tools: HashMap<String, usize>,
    param_headers: HashMap<String, Vec<ParamHeader>>,
}

impl Surfaces {
    /// Projects what is served; what has not changed is taken over.
    pub(super) fn build(served: &Served, before: &Self, imported: &Arc<Imported>) -> Self {
        let mut surfaces = Self { counter: served.counter, imported: Arc::clone(imported), ..Self::default() };
        for (index, environment) in served.environments.iter().enumerate() {
            let id = DeploymentId {
                environment: environment.environment_id,
                revision: environment.current.deployment_revision,
            };
            let key = (id.environment, id.revision);
            let same_imports = before.imported.get(&key) == imported.get(&key);
            let mut catalog = None;
            for deployment in environment.snapshot.deployments() {
                if served.domains.get(&deployment.domain) != Some(&index) {
                    continue;
                }
                let kept =
                    before.domains.get(&deployment.domain).filter(|surface| surface.deployment == id && same_imports);
                let surface = kept.map_or_else(
                    || {
                        let catalog = catalog.get_or_insert_with(|| catalog_of(environment, imported));
                        Arc::new(Surface::new(id, &deployment, catalog, environment))
                    },
                    Arc::clone,
                );
                surfaces.add(surface);
            }
        }
        surfaces
    }

    fn add(&mut self, surface: Arc<Surface>) {
        let domain = surface.endpoint.domain.clone();
        if domain.is_loopback() {
            self.hosts
                .entry(domain.host().to_owned())
                .and_modify(|other| *other = None)
                .or_insert_with(|| Some(Arc::clone(&surface)));
        }
        self.domains.insert(domain, surface);
    }

    /// The surface of exactly this domain.
    pub(super) fn at(&self, domain: &Domain) -> Option<&Arc<Surface>> {
        self.domains.get(domain)
    }

    /// The surface of a loopback name, whatever its port.
    pub(super) fn at_host(&self, host: &str) -> Option<&Arc<Surface>> {
        self.hosts.get(host)?.as_ref()
    }

    /// The surface, when there is only one.
    pub(super) fn only(&self) -> Option<&Arc<Surface>> {
        let mut all = self.domains.values();
        all.next().filter(|_| all.next().is_none())
    }
}

/// Numbers surfaces.
static GENERATIONS: AtomicU64 = AtomicU64::new(0);

/// What was deployed, and what imports are known to provide.
fn catalog_of(environment: &ServedEnvironment, imported: &Imported) -> Catalog {
    let surfaces = imported.get(&(environment.environment_id, environment.current.deployment_revision));
    surfaces.into_iter().flatten().enumerate().fold(environment.snapshot.catalog(), |catalog, (index, surface)| {
        match surface {
            Some(surface) => catalog.with_import(index, surface.clone()),
            None => catalog,
        }
    })
}

impl Surface {
    fn new(id: DeploymentId, deployment: &Deployment, catalog: &Catalog, environment: &ServedEnvironment) -> Self {
        let projection = project(deployment, catalog);
        if projection.is_blocked() {
            // The control plane refuses such a deployment; one that was stored all the same shows what it can.
            tracing::warn!(domain = %deployment.domain, "the stored deployment has problems that a deploy would refuse");
        }
        let endpoint = projection.endpoint;
        // Not the endpoint's scheme: where several disagree there is none, and that must not open the door.
        let schemes = deployment.schemes();
        let protected = !schemes.is_empty();
        let scheme = <[&SchemeName; 1]>::try_from(schemes).ok().map(|[only]| only.clone());
        let param_headers = endpoint
            .tools
            .iter()
            .filter_map(|tool| {
                let headers = param_headers::declared(tool.definition.get("inputSchema")?).ok()?;
                (!headers.is_empty()).then(|| (tool.name.clone(), headers))
            })
            .collect();
        Self {
            deployment: id,
            owner: environment.owner_account_id,
            generation: GENERATIONS.fetch_add(1, Ordering::Relaxed),
            snapshot: Arc::clone(&environment.snapshot),
            protected,
            scheme,
            lists: Lists::render(&endpoint, protected),
            tools: endpoint.tools.iter().enumerate().map(|(index, tool)| (tool.name.clone(), index)).collect(),
            param_headers,
            endpoint,
        }
    }

    /// The tool of a name.
    pub(super) fn tool(&self, name: &str) -> Option<&crate::projection::ExposedTool> {
        self.tools.get(name).and_then(|index| self.endpoint.tools.get(*index))
    }

    /// The arguments of a tool that modern clients repeat in headers.
    pub(super) fn param_headers(&self, tool: &str) -> &[ParamHeader] {
        self.param_headers.get(tool).map_or(&[], Vec::as_slice)
    }
}
