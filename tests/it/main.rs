//! Integration tests, one binary: the program as users run it, protocols as peers speak them.
//!
//! One module per command or area. `architecture` fails when a file of this folder is not listed here.

#![allow(unreachable_pub, reason = "one binary: visibility says nothing here")]

mod architecture;
mod contract;
mod control_plane;
mod docs;
mod gateway;
mod generated;
mod manifest;
mod projection;
mod store;
mod deploy;
mod plan;
mod up;
mod support;
mod surface;
mod upstream;
mod upstream_stdio;
mod validate;
