//! `GET /metrics` on a loopback listener of its own: what came in, what is open, whether the database answers.

use std::fmt::Write;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jiff::Timestamp;

use crate::model::names::is_loopback_host;
use crate::net::meter::head;
use crate::net::{Gauge, Meter};
use crate::store::Store;

/// What is shown.
#[derive(Clone)]
pub(super) struct Metrics {
    pub(super) store: Store,
    pub(super) meter: Meter,
    pub(super) control: Gauge,
    pub(super) gateway: Gauge,
    pub(super) started: Timestamp,
}

/// The service.
pub(super) fn router(metrics: Metrics) -> Router {
    Router::new().route("/metrics", get(show)).with_state(metrics)
}

async fn show(State(metrics): State<Metrics>, headers: HeaderMap) -> Response {
    // A page of somebody else could have its own name lead here.
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
    if !is_loopback_host(name) {
        return (StatusCode::MISDIRECTED_REQUEST, "metrics are for this machine\n").into_response();
    }
    let text = text(&metrics).await;
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

async fn text(metrics: &Metrics) -> String {
    let mut text = String::new();
    let mut gauge = |name: &str, help: &str, lines: &[(&str, String)]| {
        head(&mut text, name, "gauge", help);
        for (labels, value) in lines {
            // Writing into a `String` cannot fail.
            let _ = writeln!(text, "{name}{labels} {value}");
        }
    };
    let version = format!("{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"));
    gauge("mcpctl_build_info", "The program that runs.", &[(&version, "1".to_owned())]);
    let started = metrics.started.as_second().to_string();
    gauge("process_start_time_seconds", "When it was started.", &[("", started)]);
    let up = i32::from(metrics.store.ping().await.is_ok()).to_string();
    gauge("mcpctl_database_up", "Whether the database answers.", &[("", up)]);
    let open = [
        ("{plane=\"control\"}", metrics.control.get().to_string()),
        ("{plane=\"gateway\"}", metrics.gateway.get().to_string()),
    ];
    gauge("mcpctl_connections_open", "Connections that are open.", &open);
    metrics.meter.write(&mut text);
    crate::upstream::meter::write(&mut text);
    text
}
