//! The flags that every command takes, before or after its name.

use std::path::PathBuf;

use clap::{ArgAction, Args, ValueEnum};

use crate::settings::env;
use crate::settings::{EnvironmentChoice, ManifestChoice, Settings};
use crate::ui::{ColorChoice, Failure, Format};

/// Flags of every command. Precedence against variables is settled in [`GlobalArgs::resolve`], nowhere else.
#[derive(Debug, Args)]
#[command(next_help_heading = "Global options")]
pub struct GlobalArgs {
    /// Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit
    #[arg(short = 'F', long, global = true, value_name = "FORMAT", value_enum, hide_possible_values = true)]
    format: Option<FormatArg>,
    /// Environment of the manifest
    #[arg(short = 'E', long, global = true, value_name = "NAME")]
    environment: Option<String>,
    /// The environment named `local`
    #[arg(short = 'L', long, global = true, conflicts_with = "cloud")]
    local: bool,
    /// The environment named `cloud`
    #[arg(short = 'C', long, global = true)]
    cloud: bool,
    /// The manifest file, or `-` for standard input
    #[arg(short = 'A', long, global = true, value_name = "FILE")]
    app_manifest_path: Option<PathBuf>,
    /// Work without a manifest
    #[arg(short = 'X', long, global = true)]
    disable_app_manifest_discovery: bool,
    /// Component presets, in order; they replace the environment's own
    #[arg(short = 'P', long, global = true, value_name = "NAMES", value_delimiter = ',')]
    preset: Vec<String>,
    /// Answer every question with yes
    #[arg(short = 'Y', long, visible_short_alias = 'y', global = true)]
    yes: bool,
    /// Never ask; a missing answer is an error
    #[arg(long, global = true)]
    no_input: bool,
    /// Say more (repeatable)
    #[arg(short = 'v', long, global = true, action = ArgAction::Count, conflicts_with = "quiet")]
    verbose: u8,
    /// Say only what matters
    #[arg(short = 'q', long, global = true)]
    quiet: bool,
    /// When to colour: auto, always or never
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = ColorArg::Auto, hide_possible_values = true, hide_default_value = true)]
    color: ColorArg,
}

/// The words of `--format`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum FormatArg {
    Text,
    Json,
    Yaml,
    Sarif,
    Github,
    Gitlab,
    Junit,
}

impl From<FormatArg> for Format {
    fn from(arg: FormatArg) -> Self {
        match arg {
            FormatArg::Text => Self::Text,
            FormatArg::Json => Self::Json,
            FormatArg::Yaml => Self::Yaml,
            FormatArg::Sarif => Self::Sarif,
            FormatArg::Github => Self::Github,
            FormatArg::Gitlab => Self::Gitlab,
            FormatArg::Junit => Self::Junit,
        }
    }
}

/// The words of `--color`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorArg {
    Auto,
    Always,
    Never,
}

impl From<ColorArg> for ColorChoice {
    fn from(arg: ColorArg) -> Self {
        match arg {
            ColorArg::Auto => Self::Auto,
            ColorArg::Always => Self::Always,
            ColorArg::Never => Self::Never,
        }
    }
}

impl GlobalArgs {
    /// Takes `--local` back: `import` has a flag of that name with another meaning.
    pub(super) fn forget_local(&mut self) {
        self.local = false;
    }

    /// Settles flags against variables.
    ///
    /// # Errors
    /// When a variable holds what its flag would refuse, or a short environment name meets `-L`/`-C`.
    pub fn resolve(&self) -> Result<Settings, Failure> {
        let format = match (self.format, env::FORMAT.read()) {
            (Some(format), _) => Some(format.into()),
            (None, Some(text)) => Some(
                FormatArg::from_str(&text, true)
                    .map_err(|_| {
                        Failure::usage("bad-variable", format!("{} is `{text}`, which is no format", env::FORMAT.name))
                            .help("use text, json, yaml, sarif, github, gitlab or junit")
                    })?
                    .into(),
            ),
            (None, None) => None,
        };
        let manifest = if self.disable_app_manifest_discovery || env::DISABLE_APP_MANIFEST_DISCOVERY.is_on() {
            ManifestChoice::Disabled
        } else {
            match self.app_manifest_path.clone().or_else(|| env::APP_MANIFEST_PATH.read().map(PathBuf::from)) {
                Some(path) if path.as_os_str() == "-" => ManifestChoice::Stdin,
                Some(path) => ManifestChoice::Path(path),
                None => ManifestChoice::Discover,
            }
        };
        let named = self.environment.clone().or_else(|| env::ENVIRONMENT.read());
        let environment = match (named, self.local, self.cloud) {
            (Some(name), local, cloud) if (local || cloud) && !name.contains('/') => {
                let flag = if local { "-L" } else { "-C" };
                return Err(Failure::usage(
                    "ambiguous-environment",
                    format!("the environment `{name}` and `{flag}` name two different environments"),
                )
                .help(format!("leave out `{flag}`, or unset {} if the name comes from there", env::ENVIRONMENT.name)));
            }
            (Some(name), ..) => EnvironmentChoice::Named(name),
            (None, true, _) => EnvironmentChoice::Local,
            (None, _, true) => EnvironmentChoice::Cloud,
            (None, false, false) => EnvironmentChoice::Default,
        };
        let presets = if self.preset.is_empty() {
            env::PRESET
                .read()
                .map(|text| text.split(',').map(|part| part.trim().to_owned()).collect())
                .unwrap_or_default()
        } else {
            self.preset.clone()
        };
        Ok(Settings {
            manifest,
            environment,
            presets,
            format,
            yes: self.yes,
            no_input: self.no_input,
            verbose: self.verbose,
            quiet: self.quiet,
            color: self.color.into(),
        })
    }
}
