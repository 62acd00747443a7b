//! What tests share: an isolated home for the binary, peers, databases, and the redactor of snapshots.

#![allow(dead_code, reason = "helpers serve whichever tests need them")]

pub(crate) mod browser;
pub(crate) mod contract;
pub(crate) mod env;
pub(crate) mod fake_mcp;
pub(crate) mod mcp_client;
pub(crate) mod oauth_provider;
pub(crate) mod peers;
pub(crate) mod postgres;
pub(crate) mod proxy;
pub(crate) mod secret_service;
pub(crate) mod server;
pub(crate) mod terminal;
pub(crate) mod up;

pub(crate) use env::TestEnv;
