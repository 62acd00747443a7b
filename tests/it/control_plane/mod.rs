//! The control plane over real HTTP: the contract of Golem's API row by row, and our own routes.
//!
//! Every test runs on both engines; see `on_every_engine`.

mod contract;
mod contract_world;
mod deploys;
mod documents;
mod entities;
mod http;
mod imports;
mod openapi;
mod own_routes;
mod refusals;
mod releases;
mod service;
mod visibility;

/// Makes a `#[tokio::test]` of each function for SQLite, and one for PostgreSQL where it is available.
macro_rules! on_every_engine {
    ($($name:ident)*) => {
        mod sqlite {$(
            #[tokio::test]
            async fn $name() {
                super::$name($crate::control_plane::service::Service::on_sqlite().await).await;
            }
        )*}
        mod postgres {$(
            #[tokio::test]
            async fn $name() {
                if let Some(service) = $crate::control_plane::service::Service::on_postgres().await {
                    super::$name(service).await;
                }
            }
        )*}
    };
}
pub(crate) use on_every_engine;
