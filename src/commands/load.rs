//! From settings to a manifest that is loaded, checked and ready for a command.

use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};

use clap::Args;

use super::Context;
use crate::check::{self, KnownImports, Options};
use crate::diagnostics::registry::codes::{INVALID_LOCK, LOCK_DIGEST, NOT_CHECKED};
use crate::diagnostics::registry::rules::{STALE_LOCK, UNKNOWN_TOOL};
use crate::diagnostics::{Code, Finding, Severity};
use crate::lock;
use crate::manifest::{self, Choice, LoadOptions, Loaded, MAX_FILE_BYTES, Variables};
use crate::model::{Environment, EnvironmentName};
use crate::settings::{EnvironmentChoice, ManifestChoice};
use crate::ui::{CheckedEnvironment, Exit, Failure, Format, Report};

/// What the manifest's `{{ NAME }}` may read.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Variables of the manifest")]
pub struct VariableArgs {
    /// Read variables from this file too; those of the environment win (repeatable)
    #[arg(long, value_name = "FILE")]
    pub env_file: Vec<PathBuf>,
    /// Let the manifest read these variables and no others
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub allow_env: Option<Vec<String>>,
    /// Make an unset variable an error instead of a note
    #[arg(long)]
    pub strict_env: bool,
}

impl VariableArgs {
    /// The same, with unset variables as errors: for commands that need the values.
    #[must_use]
    pub fn strict(mut self) -> Self {
        self.strict_env = true;
        self
    }

    fn variables(&self) -> Result<Variables, Failure> {
        let mut variables = Variables::of_process().strict(self.strict_env);
        for path in &self.env_file {
            let text = env_file_text(path)?;
            variables = variables.with_env_file(&text).map_err(|error| {
                Failure::usage("env-file", format!("`{}` is no file of variables", path.display())).cause(error)
            })?;
        }
        Ok(match &self.allow_env {
            Some(names) => variables.allow_only(names.iter().cloned()),
            None => variables,
        })
    }
}

/// A manifest with everything that was found in it.
#[derive(Debug)]
pub struct Checked {
    /// The manifest.
    pub loaded: Loaded,
    /// Findings of reading and of the rules, placed and in source order.
    pub findings: Vec<Finding>,
    /// The environments, checked or not.
    pub environments: Vec<CheckedEnvironment>,
    /// What imports provide, from the lock or from their servers, or why that is not known.
    pub imports: KnownImports,
}

impl Checked {
    /// The report for the printer.
    pub fn report(&self) -> Report<'_> {
        Report::new(&self.findings, &self.loaded.sources).environments(self.environments.clone()).prefix(self.prefix())
    }

    /// What leads from the working folder to the application root: empty, or ending in `/`.
    pub fn prefix(&self) -> String {
        prefix(&self.loaded.root_dir)
    }
}

impl Context {
    /// Loads the manifest that the settings name.
    ///
    /// # Errors
    /// When there is no text to work on. What is wrong inside the text is in the findings.
    pub fn load(&self, variables: &VariableArgs) -> Result<Loaded, Failure> {
        let mut options = LoadOptions::new(self.manifest_choice()?);
        options.presets.clone_from(&self.settings.presets);
        options.variables = variables.variables()?;
        let loaded = manifest::load(&options)?;
        if let Ok((_, environment)) = self.environment(&loaded)
            && let Some(format) = environment.cli_format.as_deref().and_then(Format::parse)
        {
            self.printer.prefer(format);
        }
        Ok(loaded)
    }

    /// As [`Self::load`], for commands that go on as far as they can: what is wrong in the files is told beside.
    ///
    /// # Errors
    /// As [`Self::load`].
    pub fn load_telling(&self, variables: &VariableArgs) -> Result<Loaded, Failure> {
        let loaded = self.load(variables)?;
        self.tell(&loaded)?;
        Ok(loaded)
    }

    /// Tells people of the errors that were found while reading; warnings are for `validate`.
    fn tell(&self, loaded: &Loaded) -> Result<(), Failure> {
        let findings = errors(loaded);
        if !findings.is_empty() && self.printer.is_text() {
            self.printer.refusal(&Report::new(&findings, &loaded.sources).prefix(prefix(&loaded.root_dir)))?;
        }
        Ok(())
    }

    /// The end of a command that these errors leave nothing to do for; they are told.
    ///
    /// # Errors
    /// When nobody can be told.
    pub fn refuse(&self, loaded: &Loaded) -> Result<Failure, Failure> {
        let findings = errors(loaded);
        self.printer.refusal(&Report::new(&findings, &loaded.sources).prefix(prefix(&loaded.root_dir)))?;
        Ok(Failure::reported(Exit::Findings))
    }

    fn manifest_choice(&self) -> Result<Choice, Failure> {
        match &self.settings.manifest {
            ManifestChoice::Path(path) => Ok(Choice::Path(path.clone())),
            ManifestChoice::Discover => Ok(Choice::Discover { from: working_folder()? }),
            ManifestChoice::Stdin => Ok(Choice::Text { name: "<stdin>".to_owned(), text: stdin_text()? }),
            ManifestChoice::Disabled => {
                Err(Failure::usage("no-manifest", "this command needs a manifest, and `-X` says to work without one")
                    .help("leave out `-X`, or name the file with `-A FILE`"))
            }
        }
    }

    /// The environment that the settings choose.
    ///
    /// # Errors
    /// When the manifest has no such environment.
    pub fn environment<'a>(&self, loaded: &'a Loaded) -> Result<(&'a EnvironmentName, &'a Environment), Failure> {
        let application = &loaded.application;
        let named = match &self.settings.environment {
            EnvironmentChoice::Default => {
                return application.default_environment().ok_or_else(|| {
                    Failure::usage("no-environment", "the manifest declares no environment")
                        .help("add one: `environments: { local: { server: local } }`")
                });
            }
            EnvironmentChoice::Local => "local",
            EnvironmentChoice::Cloud => "cloud",
            EnvironmentChoice::Named(name) => name.as_str(),
        };
        let mut parts = named.rsplit('/');
        let name = parts.next().unwrap_or(named);
        if let (Some(wanted), Some(app)) = (parts.next(), &application.name)
            && wanted != app.as_str()
        {
            return Err(Failure::usage(
                "other-application",
                format!("`{named}` is an environment of the application `{wanted}`, and the manifest is of `{app}`"),
            )
            .help(format!("name the environment alone (`-E {name}`), or another manifest with `-A FILE`")));
        }
        application.environments.get_key_value(name).ok_or_else(|| unknown_environment(name, loaded))
    }

    /// Checks the chosen environment of a manifest.
    ///
    /// # Errors
    /// As [`Self::environment`], unless the manifest itself is what hides the environment.
    pub fn check(&self, loaded: Loaded) -> Result<Checked, Failure> {
        let chosen = match self.environment(&loaded) {
            Ok((name, _)) => vec![name.clone()],
            // Without a whole manifest the missing environment is a consequence, not the cause.
            Err(_) if !loaded.complete || loaded.application.environments.is_empty() => Vec::new(),
            Err(failure) => return Err(failure),
        };
        Ok(check(loaded, &chosen, KnownImports::new(), Options::default()))
    }

    /// Checks the chosen environment. Findings with an error among them are written and end the command; mere warnings
    /// are written and let it go on.
    ///
    /// # Errors
    /// As [`Self::environment`], and exit 1 on errors in the manifest.
    pub fn prove(&self, loaded: Loaded) -> Result<Checked, Failure> {
        let mut checked = self.check(loaded)?;
        if checked.report().has_errors() {
            self.printer.refusal(&checked.report())?;
            return Err(Failure::reported(Exit::Findings));
        }
        checked.findings.retain(|finding| finding.severity > Severity::Note);
        if !checked.findings.is_empty() && self.printer.is_text() {
            self.printer.refusal(&checked.report())?;
        }
        Ok(checked)
    }
}

/// The errors that were found while reading.
fn errors(loaded: &Loaded) -> Vec<Finding> {
    let is_error = |finding: &&Finding| finding.severity == Severity::Error;
    loaded.findings.iter().filter(is_error).cloned().collect()
}

/// The largest file of variables that is read.
const MAX_ENV_FILE_BYTES: u64 = 1024 * 1024;

fn env_file_text(path: &Path) -> Result<String, Failure> {
    let unreadable = |error: std::io::Error| {
        Failure::usage("env-file", "cannot read the file of `--env-file`")
            .cause(error)
            .help("name a file of `NAME=value` lines; the path is relative to the working folder")
    };
    let mut text = String::new();
    let file = fs_err::File::open(path).map_err(unreadable)?;
    file.take(MAX_ENV_FILE_BYTES + 1).read_to_string(&mut text).map_err(unreadable)?;
    if text.len() as u64 > MAX_ENV_FILE_BYTES {
        return Err(Failure::usage("env-file", format!("`{}` is larger than 1 MiB", path.display()))
            .help("a file of variables is small; check the path"));
    }
    Ok(text)
}

/// Runs the rules over the environments named. What imports provide comes from the lock, except where `live` knows it.
pub fn check(loaded: Loaded, environments: &[EnvironmentName], live: KnownImports, options: Options) -> Checked {
    let mut findings = loaded.findings.clone();
    let mut imports = lock::known(loaded.lock.as_ref(), &loaded.application);
    imports.extend(live);
    let mut reports = std::collections::BTreeMap::new();
    let report = check::check(&check::Input {
        application: &loaded.application,
        runtime: loaded.runtime.as_ref(),
        environments,
        imports: &imports,
        lock: loaded.lock.as_ref(),
        options,
    });
    // A rule about a model with holes would report the holes again under other names.
    let is_about_a_hole = |code: Code| {
        if loaded.manifest_is_whole {
            !loaded.complete && (code == NOT_CHECKED || code == UNKNOWN_TOOL)
        } else {
            !code.is_local()
        }
    };
    // A lock that cannot be trusted has its finding; what it pins is not known.
    let is_lock_broken = findings.iter().any(|finding| finding.code == INVALID_LOCK || finding.code == LOCK_DIGEST);
    let is_known = |code: Code| !(is_about_a_hole(code) || (is_lock_broken && code == STALE_LOCK));
    findings.extend(report.findings.into_iter().filter(|finding| is_known(finding.code)));
    if loaded.manifest_is_whole {
        reports.extend(report.environments.into_iter().map(|report| (report.name, report.not_checked)));
    }
    let findings = manifest::silence(&loaded.sources, loaded.place(findings));
    let environments = loaded
        .application
        .environments
        .keys()
        .map(|name| {
            let not_checked = reports.remove(name);
            CheckedEnvironment {
                name: name.to_string(),
                checked: not_checked.is_some(),
                not_checked: not_checked.unwrap_or_default(),
            }
        })
        .collect();
    Checked { loaded, findings, environments, imports }
}

fn unknown_environment(name: &str, loaded: &Loaded) -> Failure {
    let names: Vec<&str> = loaded.application.environments.keys().map(EnvironmentName::as_str).collect();
    let near = names
        .iter()
        .map(|known| (strsim::jaro_winkler(name, known), known))
        .filter(|(score, _)| *score > 0.75)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    let help = match (near, names.as_slice()) {
        (Some((_, near)), _) => format!("did you mean `{near}`?"),
        (None, []) => "it declares none: add one under `environments`".to_owned(),
        (None, names) => {
            format!("it declares {}", names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", "))
        }
    };
    Failure::usage("unknown-environment", format!("the manifest has no environment `{name}`")).help(help)
}

fn working_folder() -> Result<PathBuf, Failure> {
    std::env::current_dir().map_err(|error| {
        Failure::usage("no-folder", "the working folder cannot be read")
            .cause(error)
            .help("change to a folder that exists, or name the manifest with `-A FILE`")
    })
}

fn stdin_text() -> Result<String, Failure> {
    let stdin = std::io::stdin();
    if stdin.is_terminal() {
        return Err(Failure::usage("no-input", "`-A -` reads the manifest from standard input, which is a terminal")
            .help("send the file into it: `mcpctl validate -A - < golem.yaml`"));
    }
    let mut bytes = Vec::new();
    let read = stdin.lock().take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::usage("unreadable", "cannot read the manifest from standard input").cause(error))?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(Failure::usage(
            "too-large",
            format!("the manifest on standard input is larger than {} MiB", MAX_FILE_BYTES / 1024 / 1024),
        ));
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::usage("not-text", "the manifest on standard input is not text in UTF-8"))
}

/// What leads from the working folder to a folder, for names that people and CI can follow.
fn prefix(root: &Path) -> String {
    let Ok(here) = std::env::current_dir() else { return String::new() };
    let relative = if let Ok(below) = root.strip_prefix(&here) {
        below.to_path_buf()
    } else if let Ok(above) = here.strip_prefix(root) {
        above.components().map(|_| "..").collect()
    } else {
        root.to_path_buf()
    };
    let mut text = relative.to_string_lossy().replace('\\', "/");
    if !text.is_empty() && !text.ends_with('/') {
        text.push('/');
    }
    text
}
