//! Several files: includes, merging, versions.

use super::{TOP, lines, load_path, load_text};
use crate::support::TestEnv;

#[test]
fn files_are_merged_and_every_loss_is_a_finding() {
    let env = TestEnv::new();
    env.write(
        "golem.yaml",
        "manifestVersion: 1.6.0\napp: demo\nincludes: [parts/*.yaml]\nenvironments:\n  local: { server: local }\ncomponents:\n  a:b: { componentWasm: a.wasm }\nmcp:\n  deployments:\n    local: [{ subdomain: one, agents: { A: {} } }]\n  imports:\n    local: [{ url: \"https://a.example.com\" }]\nclean: [x]\nlocalServer: { mcpPort: 1 }\n",
    );
    env.write(
        "parts/a.yaml",
        "manifestVersion: 1.6.0\napp: other\nenvironments:\n  local: { server: cloud }\n  cloud: { server: cloud }\ncomponents:\n  a:b: { componentWasm: b.wasm }\n  a:c: { componentWasm: c.wasm }\nmcp:\n  deployments:\n    local: [{ subdomain: two, agents: { A: {} } }, { subdomain: one, agents: { B: {} } }]\n  imports:\n    local: [{ url: \"https://b.example.com\" }]\nlocalServer: { mcpPort: 2 }\n",
    );
    env.write("parts/b.yaml", "manifestVersion: 1.5.0\nincludes: [more.yaml]\n");
    let loaded = load_path(env.app().join("golem.yaml"));
    insta::assert_snapshot!(lines(&loaded), @r"
    parts/a.yaml:2:1 error [defined-twice] `app` is defined in several files | keep one of them; Golem keeps the first and drops this one without a word
    parts/a.yaml:4:3 error [defined-twice] `environments.local` is defined in several files | keep one of them; Golem keeps the first and drops this one without a word
    parts/a.yaml:7:3 error [defined-twice] `components.a:b` is defined in several files | keep one of them; Golem refuses that
    parts/a.yaml:13:5 warning [imports-in-several-files] the imports of environment `local` stand in several files | their precedence follows the order of the files' paths; put them in one list
    parts/a.yaml:14:1 error [defined-twice] `localServer` is defined in several files | keep one of them; Golem refuses that
    parts/b.yaml:1:18 error [conflicting-manifest-versions] this file is 1.5.0, and the root manifest is 1.6.0 | write the same `manifestVersion` into every file
    parts/b.yaml:2:1 error [nested-includes] an included file cannot include others | move these globs to the root manifest, relative to its folder
    ");
    let application = &loaded.application;
    assert_eq!(application.components.len(), 2);
    assert_eq!(application.environments.len(), 2);
    let domains: Vec<_> =
        application.deployments["local"].iter().map(|d| (d.index, d.domain.host().to_owned())).collect();
    assert_eq!(
        domains,
        [(0, "one.localhost"), (1, "two.localhost"), (2, "one.localhost")].map(|(i, d)| (i, d.to_owned()))
    );
    let watched: Vec<_> = loaded
        .watched_files()
        .iter()
        .filter_map(|p| p.strip_prefix(env.app()).ok().map(|p| p.display().to_string()))
        .collect();
    assert_eq!(watched, ["golem.yaml", "parts/a.yaml", "parts/b.yaml", "mcpctl.runtime.yaml", "mcp.lock"]);
}

#[test]
fn included_files_are_judged_one_by_one() {
    let env = TestEnv::new();
    env.write("golem.yaml", format!("{TOP}includes: [none.yaml, \"$x\", \"*/part.yaml\"]\n"));
    env.write("broken/part.yaml", "a: [\n");
    env.write("old/part.yaml", "witDeps: [a]\n");
    env.write("good/part.yaml", "manifestVersion: 1.6.0\ntols: {}\n");
    env.write("binary/part.yaml", [0, 1, 2]);
    let loaded = load_path(env.app().join("golem.yaml"));
    insta::assert_snapshot!(lines(&loaded), @r"
    golem.yaml:6:12 warning [include-matches-nothing] `none.yaml` matches no file | globs are relative to this file's folder
    golem.yaml:6:23 error [invalid-include] the glob `$x` has a `$`; use names, `*`, `?`, `[a-z]`, `[!a-z]`, `{a,b}` and `**`
    golem.yaml:6:29 error [unreadable-file] file `binary/part.yaml` is not text in UTF-8 | check that it is a YAML file
    broken/part.yaml:1:4 error [yaml-syntax] `[` is not closed | add the closing bracket, or quote the value if it is a text
    good/part.yaml:2:1 error [unknown-key] unknown key `tols` in a manifest | did you mean `tools`?
    old/part.yaml:1:1 error [unsupported-format] this file is in a format of Golem 1.4 or older, which is not supported | upgrade it with the `golem` of that time up to 1.5, or create the application anew with `mcpctl init`
    ");
    assert!(!loaded.complete);
}

#[test]
fn a_missing_version_is_a_warning_with_a_mend() {
    let text = "# a comment\napp: demo\nenvironments: { local: {} }\n";
    let loaded = load_text(text);
    insta::assert_snapshot!(lines(&loaded), @"<stdin>:2:1 warning [missing-manifest-version] the file has no `manifestVersion`; it is read as 1.6.0 | add `manifestVersion: 1.6.0`");
    let fix = loaded.findings[0].fix.as_ref().expect("a mend");
    let mended = mcpctl::yaml::edit::apply(text, &fix.edits).expect("fits");
    assert_eq!(mended, "# a comment\nmanifestVersion: 1.6.0\napp: demo\nenvironments: { local: {} }\n");
    assert_eq!(lines(&load_text(&mended)), "");
}

#[test]
fn versions_that_do_not_exist() {
    for (version, expected) in [
        ("1.6", "manifest version `1.6` does not exist"),
        ("1.6.0-dev.8", "manifest version `1.6.0-dev.8` does not exist"),
        ("1.7.0", "manifest version `1.7.0` is newer than this program"),
        ("1.4.0", "manifest version `1.4.0` is not supported"),
        ("golem-manifest-version", "`golem-manifest-version` is not a manifest version"),
    ] {
        let loaded = load_text(&format!("manifestVersion: {version}\napp: demo\nenvironments: {{ local: }}\n"));
        assert_eq!(loaded.findings.len(), 1, "{}", lines(&loaded));
        assert_eq!(loaded.findings[0].message, expected);
    }
}

#[test]
fn certain_mends_leave_nothing_to_mend() {
    let text = format!(
        "{TOP}includes: x.yaml\nmcp:\n  deployment:\n    local:\n      - subdomain: a # keep\n        agents: {{ A: {{ security_scheme: s }} }}\n"
    );
    let loaded = load_text(&text);
    let edits: Vec<_> =
        loaded.findings.iter().filter_map(|f| f.fix.clone()).filter(|f| f.certain).flat_map(|f| f.edits).collect();
    let mended = mcpctl::yaml::edit::apply(&text, &edits).expect("fits");
    assert!(mended.contains("# keep"));
    insta::assert_snapshot!(lines(&load_text(&mended)), @"<stdin>:6:12 warning [include-matches-nothing] `x.yaml` matches no file | globs are relative to this file's folder");
}

#[test]
fn the_bridge_of_1_5_is_one_mistake() {
    let text = "manifestVersion: 1.5.0\napp: demo\nenvironments: { local: }\nbridge:\n  ts: { agents: \"*\", outputDir: out }\n";
    insta::assert_snapshot!(lines(&load_text(text)), @r"<stdin>:4:1 error [old-bridge] `bridge` of format 1.5.0 cannot be upgraded by a program | write `manifestVersion: 1.6.0`, and move each language's targets below `external` or `internal`");
}
