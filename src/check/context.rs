//! What the rules see of one environment.

use crate::model::{AgentTypeName, Application, Deployment, EnvironmentName, ToolExport, ToolName};
use crate::projection::catalog::unknown_tools;
use crate::projection::{Catalog, Known, Problem, Projection, project};

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
    /// Looks at an environment; `like` is the catalog of another one of the same application.
    pub(super) fn of(input: &Input<'a>, environment: &'a EnvironmentName, like: Option<&Catalog>) -> Self {
        let mut catalog = match like {
            Some(like) => like.in_environment(input.application, environment),
            None => Catalog::of(input.application, environment, input.runtime),
        };
        for ((of, index), known) in input.imports {
            if of == environment {
                catalog = catalog.with_known(*index, known.clone());
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

    /// Every problem of every deployment, in list order.
    pub(super) fn problems(&self) -> impl Iterator<Item = (&'a Deployment, &Problem)> {
        self.deployments
            .iter()
            .flat_map(|(deployment, projection)| projection.problems.iter().map(move |problem| (*deployment, problem)))
    }

    /// Every exported tool, in the order in which it is written.
    pub(super) fn tool_exports(&self) -> impl Iterator<Item = (&'a Deployment, &'a ToolName, &'a ToolExport)> {
        self.deployments
            .iter()
            .flat_map(|(deployment, _)| deployment.tools.iter().map(move |(tool, export)| (*deployment, tool, export)))
    }

    /// Every exported agent type, in the order in which it is written.
    pub(super) fn agent_exports(&self) -> impl Iterator<Item = (&'a Deployment, &'a AgentTypeName)> {
        self.deployments
            .iter()
            .flat_map(|(deployment, _)| deployment.agents.keys().map(move |agent| (*deployment, agent)))
    }

    pub(super) fn not_checked(&self) -> impl Iterator<Item = String> {
        let imports = self.catalog.imports.iter().filter_map(|(import, surface)| match surface {
            Known::Yes(_) => None,
            Known::No(reason) => Some(unknown_tools(import, reason)),
        });
        self.deployments
            .iter()
            .flat_map(|(_, projection)| projection.endpoint.not_checked.iter().cloned())
            .chain(imports)
    }
}
