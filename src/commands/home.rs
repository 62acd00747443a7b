//! The user's own folders. Only absolute ones: with a relative home, whoever chose the working folder (a repository that
//! was cloned) would say which sign-ins and keys are used.

use std::path::PathBuf;

use etcetera::BaseStrategy;

use crate::ui::Failure;

/// Where this program keeps what belongs to a user.
#[derive(Debug)]
pub(crate) struct Folders {
    /// Settings and sign-ins.
    pub(crate) config: PathBuf,
    /// Keys.
    pub(crate) data: PathBuf,
}

/// The code of the failure that there is no home at all.
pub(crate) const NO_HOME: &str = "no-home";

impl Folders {
    /// The folders; nothing is created.
    ///
    /// # Errors
    /// When there is no home folder, or its path is relative.
    pub(crate) fn of_the_user() -> Result<Self, Failure> {
        const HELP: &str = "set HOME to an absolute path";
        let folders = etcetera::choose_base_strategy().map_err(|error| {
            Failure::usage(NO_HOME, "this user has no home folder to keep keys and sign-ins in").cause(error).help(HELP)
        })?;
        let (config, data) = (folders.config_dir().join("mcpctl"), folders.data_dir().join("mcpctl"));
        if config.is_relative() || data.is_relative() {
            return Err(Failure::usage(
                "relative-home",
                "HOME is no absolute path, and keys and sign-ins are not taken from wherever this runs",
            )
            .help(HELP));
        }
        Ok(Self { config, data })
    }
}
