//! `mcpctl init`: a small working application.

use std::path::{Path, PathBuf};

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use crate::manifest::{MANIFEST_NAME, RUNTIME_NAME, manifest_schema, runtime_schema};
use crate::model::AppName;
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Write a small working application
#[derive(Debug, Args)]
#[command(
    long_about = "Write a small working application\n\n\
        `golem.yaml` says what is served, `mcpctl.runtime.yaml` says how this machine runs it; `schemas/` makes editors \
        complete and check both. The tool in it prints and lists files with programs that every Unix has, so `mcpctl up` \
        serves it at once.",
    after_help = "Examples:\n  \
        mcpctl init                # into this folder\n  \
        mcpctl init my-app         # into a new folder\n  \
        mcpctl init --app demo ."
)]
pub struct InitArgs {
    /// The folder; it is made when it does not exist
    #[arg(value_name = "DIR", default_value = ".")]
    dir: PathBuf,
    /// The application's name; the folder's name when absent
    #[arg(long, value_name = "NAME")]
    app: Option<String>,
}

/// What was written.
#[derive(Debug, Serialize, JsonSchema)]
pub struct InitDocument {
    /// The application's name.
    app: String,
    /// The files, as they were named.
    files: Vec<String>,
}

impl DocumentBody for InitDocument {
    const KIND: &'static str = "init";
}

const MANIFEST: &str = include_str!("init/golem.yaml");
const RUNTIME: &str = include_str!("init/mcpctl.runtime.yaml");

/// Runs the command.
pub(crate) fn run(context: &Context, args: &InitArgs) -> Result<Exit, Failure> {
    let app = app_name(args)?;
    let files = [
        (MANIFEST_NAME, MANIFEST.replace("APP_NAME", app.as_str())),
        (RUNTIME_NAME, RUNTIME.to_owned()),
        ("schemas/golem.schema.json", format!("{:#}\n", manifest_schema())),
        ("schemas/mcpctl.runtime.schema.json", format!("{:#}\n", runtime_schema())),
    ];
    let paths: Vec<PathBuf> = files.iter().map(|(name, _)| args.dir.join(name)).collect();
    if let Some(there) = paths.iter().find(|path| path.symlink_metadata().is_ok()) {
        return Err(Failure::refused(
            "exists",
            format!("`{}` exists already, and nothing was written", there.display()),
        )
        .help("choose another folder: `mcpctl init my-app`"));
    }
    let failed = |error: std::io::Error| {
        let help = match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => {
                "free some space, or choose another disk"
            }
            _ => "choose a folder that you may write to",
        };
        Failure::usage("cannot-write", "cannot write the application").cause(error).help(help)
    };
    fs_err::create_dir_all(args.dir.join("schemas")).map_err(failed)?;
    for (at, ((_, text), path)) in files.iter().zip(&paths).enumerate() {
        if let Err(error) = write_new(path, text) {
            // Nothing half-written stays behind.
            for path in &paths[..at] {
                let _ = fs_err::remove_file(path);
            }
            return Err(failed(error));
        }
    }
    let document =
        InitDocument { app: app.to_string(), files: paths.iter().map(|path| path.display().to_string()).collect() };
    context.printer.result(&Document::of(&document), String::new)?;
    if context.printer.is_text() {
        for path in &paths {
            context.printer.done("wrote", path.display());
        }
        let change = if args.dir == Path::new(".") { String::new() } else { format!("cd {} && ", args.dir.display()) };
        context.printer.hint(format_args!("`{change}mcpctl validate` proves it, `mcpctl up` serves it"));
    }
    Ok(Exit::Done)
}

/// The name asked for, or one made from the folder's.
fn app_name(args: &InitArgs) -> Result<AppName, Failure> {
    if let Some(name) = &args.app {
        return AppName::parse(name).map_err(|error| {
            Failure::usage("bad-name", format!("`{name}` cannot be the application's name"))
                .cause(error)
                .help("use a name such as `my-app`")
        });
    }
    let folder =
        if args.dir == Path::new(".") { std::env::current_dir().unwrap_or_default() } else { args.dir.clone() };
    let name = folder.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    let words: Vec<&str> = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    Ok(AppName::parse(&words.join("-"))
        .or_else(|_| AppName::parse("my-app"))
        .expect("`my-app` is a valid application name"))
}

/// Writes a file that must not exist yet; a file that could not be written whole is removed again.
fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    use std::io::Write;
    let mut file = fs_err::OpenOptions::new().write(true).create_new(true).open(path)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = fs_err::remove_file(path);
    }
    written
}
