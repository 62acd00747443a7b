//! Integration tests, one binary: the program as users run it, protocols as peers speak them.
//!
//! One module per command or area. `architecture` fails when a file of this folder is not listed here.

#![allow(unreachable_pub, reason = "one binary: visibility says nothing here")]

mod architecture;
mod bad_input;
mod bad_servers;
mod bug_reports;
mod call;
mod check;
mod client;
mod completions;
mod component_changes;
mod conformance;
mod consent;
mod contract;
mod control_plane;
mod credentials;
mod deploy;
mod deploy_cost;
mod diff_model;
mod discovery;
mod docs;
mod entities;
mod examples;
mod faults;
mod first_path;
mod gateway;
mod generated;
mod import;
mod import_consent;
mod keyring;
mod lock;
mod manifest;
mod mcp;
mod net;
mod pins;
mod plan;
mod projection;
mod prompts;
mod real_servers;
mod releases;
mod schemathesis;
mod secrets;
mod server_guards;
mod server_ops;
mod server_run;
mod sign_in;
mod store;
mod support;
mod surface;
mod up;
mod upstream;
mod upstream_stdio;
mod validate;
mod yaml_suite;
