//! The gateway over real HTTP: both eras, every status, calls of real programs.

mod calls;
mod conformance;
mod guards;
mod legacy;
mod modern;
mod rig;
mod sign_in;
