//! The manifest reader through its library door: what it accepts, what it finds and where.

use std::path::{Path, PathBuf};

use mcpctl::diagnostics::{Finding, Severity};
use mcpctl::manifest::{Choice, LoadError, LoadOptions, Loaded, Variables, load};

use crate::support::TestEnv;
use crate::support::env::fixture;

mod deployments;
mod files;
mod imports;
mod layers;
mod runtime;
mod schemas;
mod sections;

/// Loads a file.
pub(crate) fn load_path(path: impl Into<PathBuf>) -> Loaded {
    load(&LoadOptions::new(Choice::Path(path.into()))).expect("there is a text")
}

/// Loads a text without files around it.
pub(crate) fn load_text(text: &str) -> Loaded {
    load_with(text, Variables::default())
}

pub(crate) fn load_with(text: &str, variables: Variables) -> Loaded {
    let choice = Choice::Text { name: "<stdin>".to_owned(), text: text.to_owned() };
    let options = LoadOptions { variables, with_runtime: false, ..LoadOptions::new(choice) };
    load(&options).expect("there is a text")
}

/// Findings as lines: place, severity, code, message, help.
pub(crate) fn lines(loaded: &Loaded) -> String {
    loaded.findings.iter().map(|finding| line(loaded, finding)).collect::<Vec<_>>().join("\n")
}

fn line(loaded: &Loaded, finding: &Finding) -> String {
    let place = finding.place.map_or_else(
        || "?".to_owned(),
        |place| {
            let file = loaded.sources.get(place.file).expect("a known file");
            let at = file.line_column(place.span.start);
            format!("{}:{}:{}", file.name, at.line, at.column)
        },
    );
    let help = finding.help.as_ref().map_or(String::new(), |help| format!(" | {help}"));
    format!("{place} {} [{}] {}{help}", finding.severity.as_str(), finding.code, finding.message)
}

/// The top of a manifest that is right so far.
pub(crate) const TOP: &str =
    "manifestVersion: 1.6.0\napp: demo\nenvironments:\n  local: { server: local }\n  cloud: { server: cloud }\n";

fn roots(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs_err::read_dir(folder)
        .expect("folder")
        .map(|entry| entry.expect("entry").path())
        .flat_map(|dir| [dir.join("golem.yaml"), dir.join("app/golem.yaml")])
        .filter(|path| path.is_file())
        .collect();
    found.sort();
    found
}

#[test]
fn look_alikes_of_real_manifests_have_no_error_and_no_warning() {
    let mut paths = roots(&fixture("manifests"));
    paths.extend(["quickstart", "imports"].map(|name| fixture(name).join("golem.yaml")));
    assert!(paths.len() >= 10, "{paths:?}");
    for path in paths {
        let loaded = load_path(&path);
        let bad = loaded.findings.iter().any(|finding| finding.severity > Severity::Note);
        assert!(!bad && loaded.complete, "{}:\n{}", path.display(), lines(&loaded));
    }
}

#[test]
fn other_formats_are_refused_with_exactly_one_reason() {
    let texts: Vec<String> = roots(&fixture("manifests/refused"))
        .into_iter()
        .map(|path| {
            let loaded = load_path(&path);
            let name = path.parent().and_then(Path::file_name).expect("name").to_string_lossy().into_owned();
            assert_eq!(loaded.findings.len(), 1, "{name}: {}", lines(&loaded));
            assert!(!loaded.complete, "{name}");
            format!("{name}: {}", loaded.findings[0].message)
        })
        .collect();
    insta::assert_snapshot!(texts.join("\n"), @r"
    foreign: this is not a Golem application manifest
    golem-0: this file is in the format of Golem 0.x (`apiVersion` and `kind`), which is not supported
    golem-1-1: this file is in the format of Golem 1.1.1, which is not supported
    golem-1-3: this file is in a format of Golem 1.4 or older, which is not supported
    golem-1-4: this file is in the format of Golem 1.4.0, which is not supported
    golem-no-comment: this file is in a format of Golem 1.4 or older, which is not supported
    newer: manifest version `2.0.0` is newer than this program
    ");
}

#[test]
fn twenty_mistakes_are_twenty_findings_in_source_order() {
    let loaded = load_text(include_str!("../../fixtures/manifests/mistakes/twenty.yaml"));
    insta::assert_snapshot!(lines(&loaded), @r#"
    <stdin>:2:6 error [invalid-name] `Demo_App` is not an application name | an application name must be lower kebab case: a-z first, then a-z, 0-9 and single hyphens, not ending in a hyphen
    <stdin>:6:13 error [invalid-value] `Local` is not a value for `server` | did you mean `local`? It must be `local` or `cloud`
    <stdin>:8:5 error [several-default-environments] environment `cloud` is a second default | mark one environment only
    <stdin>:13:29 error [exclusive-keys] `oauth2` and `staticToken` exclude each other | write exactly one of `oauth2: true` and `staticToken: "{{ NAME }}"`
    <stdin>:17:5 error [unknown-template] template `missing` does not exist | declare it under `componentTemplates`, or use one of: ts, effect, rust, scala, moonbit
    <stdin>:18:5 error [unknown-key] unknown key `toolz` in a component | did you mean `tools`?
    <stdin>:19:3 error [invalid-name] `search` is not a component name | a component name must be `namespace:name`, both in lower kebab case, without a version
    <stdin>:24:5 error [tool-source] `component` and `release` exclude each other | keep `component` for a tool of this application, or `release` for a published one
    <stdin>:29:9 error [deployment-domain] `subdomain` and `domain` exclude each other | write exactly one of `subdomain: LABEL` (built-in servers) and `domain: HOST`
    <stdin>:30:46 error [invalid-name] `My_Scheme` is not a security scheme name | a security scheme name must be lower kebab case: a-z first, then a-z, 0-9 and single hyphens, not ending in a hyphen
    <stdin>:31:20 error [invalid-domain] `Bad_Label` is not a subdomain | a subdomain must be one DNS label: 1 to 63 of a-z, 0-9 and hyphens, starting and ending with a letter or digit
    <stdin>:32:9 error [wrong-type] `agents` must be a mapping, found a list | write `name: { … }` for each entry instead of a list
    <stdin>:33:9 error [deployment-domain] an MCP deployment needs `domain` or `subdomain` | write exactly one of `subdomain: LABEL` (built-in servers) and `domain: HOST`
    <stdin>:34:11 error [missing-key] an exported tool needs `ownerComponent` | add `ownerComponent`: the component whose binding authorises the calls
    <stdin>:34:33 error [malformed-pattern] `re*d` is not a command pattern | the pattern can use `*` and `**` only as whole segments; it is a command path without the tool's name: `list files`, `*` for one segment, `**` for any number
    <stdin>:36:9 error [deployment-domain] `subdomain` needs a built-in server, and environment `own` has its own | write the whole name: `domain: tools.HOST`
    <stdin>:41:14 error [invalid-import-url] the URL of import `docs` is neither `http` nor `https` | MCP imports use Streamable HTTP: write `https://HOST/PATH`
    <stdin>:43:9 error [include-with-exclude] `include` and `exclude` exclude each other | keep `include` to name what is taken, or `exclude` to name what is left out
    <stdin>:44:15 error [duplicate-import-name] two imports are named `docs` | give each import of an environment a name of its own
    <stdin>:46:25 warning [literal-credential] `bearer` of import `docs` stands in the manifest itself | put it into a variable and write `"{{ NAME }}"`
    "#);
    assert_eq!(loaded.findings.len(), 20);
}

#[test]
fn discovery_takes_the_outermost_and_says_when_the_nearest_is_left_out() {
    let env = TestEnv::new();
    env.write("golem.yaml", TOP);
    env.write("inner/golem.yaml", TOP);
    let from = env.app().join("inner");
    let loaded = load(&LoadOptions::new(Choice::Discover { from })).expect("found");
    assert_eq!(loaded.root_file, env.app().join("golem.yaml"));
    insta::assert_snapshot!(lines(&loaded), @"golem.yaml:1:1 warning [manifest-not-used] `inner/golem.yaml` is nearer, but this file is the outermost | include `inner/golem.yaml` here, or name the file that is meant with `-A`");
}

#[test]
fn without_a_text_there_is_a_reason() {
    let env = TestEnv::new();
    env.write("binary.yaml", [0xff, 0xfe, 0]);
    env.write("nul.yaml", "a: \0\n");
    env.write("large.yaml", "#".repeat(9 * 1024 * 1024));
    let error = |name: &str| load(&LoadOptions::new(Choice::Path(env.app().join(name)))).expect_err(name);
    assert!(matches!(error("binary.yaml"), LoadError::NotText { .. }));
    assert!(matches!(error("nul.yaml"), LoadError::NotText { .. }));
    assert!(matches!(error("large.yaml"), LoadError::TooLarge { .. }));
    assert!(matches!(error("."), LoadError::Directory { .. }));
    assert!(matches!(error("absent.yaml"), LoadError::Missing { .. }));
}

#[test]
fn an_empty_file_is_one_mistake() {
    insta::assert_snapshot!(lines(&load_text("# nothing\n")), @"<stdin>:1:1 error [empty-manifest] the file holds nothing | `mcpctl init` writes a small working application");
    insta::assert_snapshot!(lines(&load_text("- a\n")), @"<stdin>:1:1 error [wrong-type] a manifest must be a mapping, found a list | a manifest begins with keys such as `app:`");
    insta::assert_snapshot!(lines(&load_text("app: [\n")), @"<stdin>:1:6 error [yaml-syntax] `[` is not closed | add the closing bracket, or quote the value if it is a text");
}

#[test]
fn a_root_that_cannot_be_used_has_its_finding() {
    insta::assert_snapshot!(lines(&load_text("!custom\n")), @"<stdin>:1:8 error [yaml-unsupported] tags such as `!name` have no meaning here | remove the tag");
    insta::assert_snapshot!(lines(&load_text("{{ MANIFEST }}\n")), @"<stdin>:1:1 error [unquoted-template] a value that begins with `{{` must be quoted | put the whole value in double quotes");
}

#[test]
fn yaml_is_read_as_golem_reads_it() {
    let text =
        "\u{feff}---\r\nmanifestVersion: 1.6.0\r\napp: on\r\nenvironments:\r\n  no: { account: 1.0 }\r\n  local:\r\n";
    let loaded = load_text(text);
    assert_eq!(lines(&loaded), "");
    let names: Vec<_> = loaded.application.environments.keys().map(ToString::to_string).collect();
    assert_eq!(names, ["no", "local"]);
    assert_eq!(loaded.application.environments["no"].account.as_deref(), Some("1.0"), "spelling is kept");
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(256))]

    /// Pieces of manifests in any order: findings or a model, never a panic, every place inside its text.
    #[test]
    fn anything_gives_findings_or_a_model(pieces in proptest::collection::vec(piece(), 0..40)) {
        let loaded = load_text(&pieces.concat());
        proptest::prop_assert!(loaded.complete || !loaded.findings.is_empty());
        for finding in &loaded.findings {
            if let Some(place) = finding.place {
                let file = loaded.sources.get(place.file).expect("known");
                proptest::prop_assert!(file.text.get(place.span.range()).is_some(), "{finding:?}");
            }
        }
    }
}

fn piece() -> impl proptest::strategy::Strategy<Value = String> {
    use proptest::prelude::*;
    let words = proptest::sample::select(vec![
        "manifestVersion: 1.6.0\n",
        "app: demo\n",
        "environments:\n",
        "  local:\n",
        "    server: local\n",
        "mcp:\n",
        "  deployments:\n",
        "    local:\n",
        "      - subdomain: x\n",
        "        agents: {A: {}}\n",
        "  imports:\n",
        "      - url: \"{{ X }}\"\n",
        "        include: [\"[\"]\n",
        "components:\n",
        "  a:b:\n",
        "    templates: a\n",
        "componentTemplates:\n",
        "  a: {templates: a}\n",
        "tools:\n",
        "  x: {component: \"a:b\"}\n",
        "- ",
        "? ",
        "&a ",
        "*a ",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "'",
        "|\n",
        "#",
        "\t",
        "<<: ",
        "!t ",
        "---\n",
    ]);
    prop_oneof![3 => words.prop_map(str::to_owned), 1 => "[ -~\\n\u{e4}\u{1f600}]{0,12}"]
}
