//! What the rules see of one environment.

use crate::model::{Application, Deployment, EnvironmentName};
use crate::projection::{Catalog, Projection, project};

use super::{Input, Options};

/// One environment with everything that is computed once for all rules.
pub(super) struct Context<'a> {
    pub(super) application: &'a Application,
    pub(super) environment: &'a EnvironmentName,
    pub(super) catalog: Catalog,
    pub(super) options: Options,
    /// The environment's deployments with their projections, in list order.
    pub(super) deployments: Vec<(&'a Deployment, Projection)>,
}

impl<'a> Context<'a> {
    pub(super) fn of(input: &Input<'a>, environment: &'a EnvironmentName) -> Self {
        let mut catalog = Catalog::of(input.application, environment, input.runtime);
        for ((of, index), surface) in input.imports {
            if of == environment {
                catalog = catalog.with_import(*index, surface.clone());
            }
        }
        let deployments = input
            .application
            .deployments_of(environment)
            .iter()
            .map(|deployment| (deployment, project(deployment, &catalog)))
            .collect();
        Self { application: input.application, environment, catalog, options: input.options, deployments }
    }

    pub(super) fn not_checked(&self) -> impl Iterator<Item = &str> {
        self.deployments.iter().flat_map(|(_, projection)| &projection.endpoint.not_checked).map(String::as_str)
    }
}
