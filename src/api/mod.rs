//! The wire types of the control plane REST API, shared by `client` and `server`.
