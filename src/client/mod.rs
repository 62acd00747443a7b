//! The typed client of the control plane.
