//! The only reader of flag-and-variable precedence: flag, then `MCPCTL_…`, then its `GOLEM_…` twin, then defaults.
//!
//! Commands receive the resolved [`Settings`]; no other room reads the process environment for settings.

pub mod env;

use std::path::PathBuf;

use crate::ui::{ColorChoice, Format};

/// How the manifest is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ManifestChoice {
    /// The outermost `golem.yaml` from the working folder upwards.
    Discover,
    /// This file.
    Path(PathBuf),
    /// Standard input.
    Stdin,
    /// No manifest at all.
    Disabled,
}

/// How the environment is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EnvironmentChoice {
    /// The manifest's default.
    Default,
    /// By name (`env`, `app/env` or `account/app/env`).
    Named(String),
    /// `-L`: the environment named `local`.
    Local,
    /// `-C`: the environment named `cloud`.
    Cloud,
}

/// The global settings of one run, resolved.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Where the manifest is.
    pub manifest: ManifestChoice,
    /// Which environment is meant.
    pub environment: EnvironmentChoice,
    /// Chosen component presets; they replace the environment's own.
    pub presets: Vec<String>,
    /// How results are written; `None` leaves the choice to the environment's `cli.format`, then text.
    pub format: Option<Format>,
    /// Whether questions are answered with yes.
    pub yes: bool,
    /// Whether questions are never asked.
    pub no_input: bool,
    /// `-v`, how often.
    pub verbose: u8,
    /// `-q`.
    pub quiet: bool,
    /// Colour.
    pub color: ColorChoice,
}
