//! Files that the program writes about itself: completions, manual pages, reference pages. Each must be what the
//! program would write today; `MCPCTL_UPDATE=1 cargo test --test it generated::` rewrites them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use mcpctl::diagnostics::Code;
use mcpctl::settings::env;

use crate::support::{TestEnv, peers};

const HOW: &str = "run `MCPCTL_UPDATE=1 cargo test --test it generated::` and commit the difference";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Compares files with what they should hold, or rewrites them.
fn assert_current(files: BTreeMap<PathBuf, String>) {
    let update = std::env::var_os("MCPCTL_UPDATE").is_some();
    let mut stale = Vec::new();
    for (path, text) in files {
        let full = root().join(&path);
        if fs_err::read_to_string(&full).is_ok_and(|there| there == text) {
            continue;
        }
        if update {
            fs_err::create_dir_all(full.parent().expect("a folder")).expect("a folder");
            fs_err::write(&full, text).expect("write");
        } else {
            stale.push(path.display().to_string());
        }
    }
    assert!(stale.is_empty(), "stale: {stale:?}; {HOW}");
}

/// Files of a folder that nothing generates any more.
fn assert_nothing_else(folder: &str, expected: &BTreeMap<PathBuf, String>) {
    let Ok(entries) = fs_err::read_dir(root().join(folder)) else { return };
    for entry in entries {
        let path = Path::new(folder).join(entry.expect("entry").file_name());
        if root().join(&path).is_file() && !expected.contains_key(&path) {
            assert!(std::env::var_os("MCPCTL_UPDATE").is_some(), "{} is left over; {HOW}", path.display());
            fs_err::remove_file(root().join(path)).expect("remove");
        }
    }
}

#[test]
fn completions_are_current() {
    let scripts = [
        ("bash", "mcpctl.bash"),
        ("zsh", "_mcpctl"),
        ("fish", "mcpctl.fish"),
        ("powershell", "_mcpctl.ps1"),
        ("elvish", "mcpctl.elv"),
    ];
    let env = TestEnv::new();
    let files = scripts
        .into_iter()
        .map(|(shell, file)| (Path::new("completions").join(file), env.run(["completions", shell]).expect(0).stdout))
        .collect();
    assert_nothing_else("completions", &files);
    assert_current(files);
}

#[test]
fn shells_can_read_their_completions() {
    for (shell, file) in [("bash", "mcpctl.bash"), ("zsh", "_mcpctl"), ("fish", "mcpctl.fish")] {
        match Command::new(shell).arg("-n").arg(root().join("completions").join(file)).output() {
            Ok(output) => {
                let said = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success() && said.is_empty(), "{shell} cannot read completions/{file}: {said}");
            }
            Err(_) => peers::absent(shell),
        }
    }
}

#[test]
fn manual_pages_are_current() {
    let env = TestEnv::new();
    env.run(["man", "--dir", "man"]).expect(0);
    let files: BTreeMap<PathBuf, String> = fs_err::read_dir(env.app().join("man"))
        .expect("pages")
        .map(|entry| {
            let name = entry.expect("entry").file_name().into_string().expect("UTF-8");
            (Path::new("completions/man").join(&name), env.read(&format!("man/{name}")))
        })
        .collect();
    assert!(files.contains_key(Path::new("completions/man/mcpctl-validate.1")));
    assert_nothing_else("completions/man", &files);
    assert_current(files);
}

#[test]
fn reference_pages_are_current() {
    assert_current(BTreeMap::from([
        (PathBuf::from("docs/cli.md"), cli_page()),
        (PathBuf::from("docs/findings.md"), findings_page()),
        (PathBuf::from("docs/environment.md"), environment_page()),
    ]));
}

const NOTICE: &str = "<!-- Generated from the program by tests/it/generated.rs. -->\n";

fn findings_page() -> String {
    let mut page = format!(
        "# Findings\n\n{NOTICE}\nEvery finding has a code. `mcpctl explain CODE` prints what stands here; \
         `# mcpctl: allow(CODE)` silences a warning where it stands.\n\n| code | severity | |\n| --- | --- | --- |\n"
    );
    for info in Code::all().map(Code::info) {
        let _ = writeln!(page, "| [`{0}`](#{0}) | {1} | {2} |", info.name, info.severity.as_str(), info.title);
    }
    for info in Code::all().map(Code::info) {
        let _ = write!(page, "\n## {}\n\n*{}.* {}\n\n", info.name, info.title, info.severity.as_str());
        let _ = writeln!(page, "{}", info.explanation);
        if !info.aliases.is_empty() {
            let _ = writeln!(page, "\nFormerly `{}`.", info.aliases.join("`, `"));
        }
        for (heading, snippet) in [("Wrong", info.wrong), ("Right", info.right)] {
            if !snippet.is_empty() {
                let _ = write!(page, "\n{heading}:\n\n```yaml\n{}\n```\n", snippet.trim_end());
            }
        }
    }
    page
}

fn environment_page() -> String {
    let mut page = format!(
        "# Environment variables\n\n{NOTICE}\nA flag beats its variable, ours beats Golem's twin, an empty variable counts \
         as unset. `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE` and `TERM=dumb` are honoured too.\n\n\
         | variable | twin | what it is |\n| --- | --- | --- |\n"
    );
    for variable in env::ALL {
        let twin = variable.twin.map_or_else(String::new, |twin| format!("`{twin}`"));
        let _ = writeln!(page, "| `{}` | {twin} | {} |", variable.name, variable.about);
    }
    page
}

fn cli_page() -> String {
    let mut root = mcpctl::cli::command();
    root.build();
    let mut page = format!("# Command line\n\n{NOTICE}\n");
    section(&root, &mut page, 2);
    page
}

fn section(command: &clap::Command, page: &mut String, level: usize) {
    let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
    let about = command.get_long_about().or_else(|| command.get_about()).map(ToString::to_string).unwrap_or_default();
    let usage = command.clone().render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let _ = write!(page, "{} {name}\n\n{about}\n\n```text\n{usage}\n```\n\n", "#".repeat(level));
    let is_root = level == 2;
    let arguments: Vec<_> = command
        .get_arguments()
        .filter(|arg| !arg.is_hide_set() && (is_root || !arg.is_global_set()))
        .filter(|arg| !matches!(arg.get_id().as_str(), "help" | "version"))
        .collect();
    for argument in &arguments {
        let help = argument.get_long_help().or_else(|| argument.get_help()).map(ToString::to_string);
        let values: Vec<_> = argument
            .get_possible_values()
            .iter()
            .filter(|value| !value.is_hide_set())
            .map(|value| format!("`{}`", value.get_name()))
            .collect();
        let mut line =
            format!("- `{}`: {}", argument.to_string().trim(), help.unwrap_or_default().replace("\n\n", " "));
        if let Some(short) = argument.get_short().filter(|_| argument.get_long().is_some()) {
            line = line.replacen("- `", &format!("- `-{short}`, `"), 1);
        }
        if !values.is_empty()
            && values.len() < 12
            && !argument.is_hide_possible_values_set()
            && argument.get_action().takes_values()
        {
            let _ = write!(line, " ({})", values.join(", "));
        }
        let _ = writeln!(page, "{line}");
    }
    if !arguments.is_empty() {
        page.push('\n');
    }
    if let Some(after) = command.get_after_long_help().or_else(|| command.get_after_help()) {
        let _ = write!(page, "```text\n{}\n```\n\n", after.to_string().trim_end());
    }
    for child in command.get_subcommands().filter(|child| !child.is_hide_set() && child.get_name() != "help") {
        section(child, page, (level + 1).min(4));
    }
    if is_root {
        while page.ends_with("\n\n") {
            page.pop();
        }
    }
}
