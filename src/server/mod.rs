//! The embedded control plane: routes and services.
