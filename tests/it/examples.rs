//! The examples of `mcpctl explain`: of every code, the wrong one yields it and the right one does not.
//!
//! Examples are pieces of files. Each is put where it belongs in an application that is whole otherwise; what else is
//! found there does not matter.

use std::collections::BTreeSet;

use mcpctl::check::{Input, KnownImports, Options, check};
use mcpctl::diagnostics::registry::Code;
use mcpctl::manifest::{Choice, LoadOptions, Variables, load, silence};
use serde_json::{Value, json};

use crate::support::TestEnv;

/// Where an example belongs.
enum Frame {
    /// It is the whole manifest.
    Whole,
    /// It is several files, each after a comment with its path.
    Files,
    /// It follows this text.
    After(&'static str),
    /// It goes to this path of the manifest: mappings are merged.
    Manifest(&'static str),
    /// The same, but its own keys replace what is there.
    Instead(&'static str),
    /// It goes to this path of the runtime file.
    Runtime(&'static str),
}

const DEPLOYMENTS: &str = "mcp/deployments";
const DEPLOYMENT: &str = "mcp/deployments/local/0";
const EXPORTS: &str = "mcp/deployments/local/0/tools";
const EXPORT: &str = "mcp/deployments/local/0/tools/file-tools";
const IMPORTS: &str = "mcp/imports/local";
const IMPORT: &str = "mcp/imports/local/0";
const AUTH: &str = "mcp/imports/local/0/auth";
const OWNER: &str = "components/my-app:tool-owner";
const COMMAND: &str = "components/my-app:file-tools/tools/spare";
const IMPORT_LINE: &str = "manifestVersion: 1.6.0\nmcp:\n  imports:\n    local:\n      - ";

/// Codes whose example only describes the trouble, with the test that provokes it.
const DESCRIBED: &[(&str, &str)] = &[
    ("import-pattern-selects-nothing", "needs a lock: check::import_pattern"),
    ("hidden-characters", "is about what an upstream says: check::hidden_characters"),
    ("invalid-lock", "is about the lock: lock"),
    ("lock-digest-mismatch", "is about the lock: lock"),
    ("long-text", "is about what an upstream says: check::long_text"),
    ("manifest-not-used", "is about folders: manifest::discovery_takes_the_outermost"),
    ("method-left-out", "check::method_left_out"),
    ("model-instructions", "is about what an upstream says: check::model_instructions"),
    ("names-other-tool", "is about what an upstream says: check::other_tool"),
    ("not-checked", "check::not_checked"),
    ("secret-in-definition", "check::secret_in_definition"),
    ("shadowed-import-tool", "needs a lock: check::shadowed_import_tool"),
    ("stale-lock", "is about the lock: check::stale_lock"),
    ("too-many-alias-names", "check::too_many_names"),
    ("too-many-imports", "manifest::imports"),
    ("unversioned-release", "needs both files: check::unversioned_release"),
    ("yaml-limit", "yaml: alias bombs and deep nesting"),
];

fn frame(code: &str) -> Frame {
    use Frame::{After, Files, Instead, Manifest, Runtime, Whole};
    match code {
        "conflicting-manifest-versions" | "defined-twice" | "imports-in-several-files" | "nested-includes" => Files,
        "empty-manifest"
        | "missing-manifest-version"
        | "old-bridge"
        | "unsupported-format"
        | "unused-allow"
        | "yaml-indentation"
        | "yaml-syntax"
        | "duplicate-key"
        | "yaml-unsupported"
        | "invalid-value"
        | "several-default-environments" => Whole,
        "unquoted-template" => After(IMPORT_LINE),
        "agent-in-two-http-apis" => Manifest("httpApi/deployments"),
        "argument-not-passed"
        | "duplicate-argument"
        | "duplicate-command"
        | "invalid-definition"
        | "missing-description"
        | "not-expressible"
        | "unknown-placeholder" => Runtime(COMMAND),
        "runtime-binding" | "wasm-not-runnable" => Runtime("components"),
        "unreadable-file" => Runtime("components/my-app:b"),
        "name-collision" => Runtime("components/my-app:file-tools/tools"),
        "agent-in-two-components" => Runtime(""),
        "auth-with-security-scheme" | "duplicate-import-name" | "identical-imports" | "unnamed-import" => {
            Manifest(IMPORTS)
        }
        "forbidden-variable"
        | "literal-credential"
        | "import-protocol-version"
        | "invalid-import-url"
        | "unset-variable" => Manifest(IMPORT),
        "invalid-credential" | "invalid-template" => Manifest(AUTH),
        "deployment-domain" | "invalid-domain" | "exposed-credentials" => Manifest("mcp/deployments/local"),
        "duplicate-domain" | "empty-deployment" => Manifest(DEPLOYMENTS),
        "duplicate-target-path" | "invalid-dependency" | "binding-mismatch" | "reserved-variable" => Manifest(OWNER),
        "revealable-not-readable" => Manifest("components/my-app:tool-owner/tools"),
        "exclusive-keys" => Manifest("environments/own/server"),
        "include-with-exclude" | "owner-exports-agents" | "unknown-owner-component" => Manifest(EXPORTS),
        "invalid-name" => Manifest("mcp/deployments/local/0/agents/CounterAgent"),
        "malformed-pattern" | "pattern-selects-nothing" | "duplicate-pattern" | "no-command-selected" => {
            Manifest(EXPORT)
        }
        "too-many-tools"
        | "too-many-tokens"
        | "missing-key"
        | "agent-names-collide"
        | "client-name-limit"
        | "conflicting-security-schemes"
        | "exported-import"
        | "names-differ-only-by-case"
        | "unknown-agent"
        | "unknown-tool" => Instead(DEPLOYMENT),
        "reserved-tool-name" => Manifest("mcp"),
        "tool-implemented-twice" | "tool-not-implemented" | "undeclared-tool" => Instead(""),
        _ => Manifest(""),
    }
}

fn base_manifest(code: &str) -> Value {
    let wasm = |name: &str| json!({ "componentWasm": format!("build/{name}.wasm") });
    let mut owner = wasm("tool-owner");
    if code != "owner-without-binding" {
        owner["tools"] = json!({ "file-tools": {}, "spare": {} });
    }
    let mut file_tools = wasm("file-tools");
    file_tools["presets"] = json!({ "debug": {} });
    let mut counters = wasm("counters");
    counters["tools"] = json!({ "file-tools": {} });
    let export = || json!({ "ownerComponent": "my-app:tool-owner" });
    let mut deployment = json!({ "subdomain": "demo", "tools": { "file-tools": export(), "spare": export() } });
    match code {
        "name-collision" => deployment["tools"] = json!({ "list": export(), "list-files": export() }),
        "owner-without-binding" => deployment["tools"] = json!({ "file-tools": export() }),
        "agent-in-two-components" => deployment["agents"] = json!({ "CounterAgent": {} }),
        _ => {}
    }
    let prefix = match code {
        "exposed-credentials" => "crm",
        "exported-import" => "learn",
        _ => "docs",
    };
    let import = json!({ "name": prefix, "url": "https://mcp.example.com/mcp", "prefix": prefix });
    let mut manifest = json!({
        "manifestVersion": "1.6.0",
        "app": "demo",
        "environments": { "local": { "server": "local" }, "test": { "server": "local" } },
        "components": {
            "my-app:file-tools": file_tools,
            "my-app:tool-owner": owner,
            "my-app:counters": counters,
            "my-app:b": wasm("b"),
        },
        "tools": { "file-tools": { "component": "my-app:file-tools" }, "spare": { "component": "my-app:file-tools" } },
        "mcp": { "deployments": { "local": [deployment] }, "imports": { "local": [import] } },
    });
    match code {
        "exclusive-keys" => {
            manifest["environments"]["own"] = json!({ "server": { "url": "https://golem.example.com" } });
        }
        "exposed-credentials" => manifest["mcp"]["imports"]["local"][0]["auth"] = json!({ "bearer": "{{ TOKEN }}" }),
        _ => {}
    }
    manifest
}

fn base_runtime(code: &str) -> Value {
    let command = json!({ "summary": "Does it", "run": ["true"] });
    let agent = json!({ "methods": { "count": { "description": "Counts", "parameters": [{ "name": "by", "type": "integer" }] } } });
    let mut components = json!({
        "my-app:file-tools": { "tools": {
            "file-tools": { "version": "1.0.0", "summary": "Files", "commands": {
                "read-file": command, "delete": { "summary": "Deletes", "commands": { "file": command } },
                "list": { "summary": "Lists", "run": ["ls"], "commands": { "files": command } },
            } },
            "spare": command,
            "the-one-and-only-file-system-inspection-tool-of-this-application": command,
        } },
        "my-app:tool-owner": { "tools": { "of-the-owner": command } },
        "my-app:counters": { "mcp": { "command": "node" }, "agents": {
            "CounterAgent": agent, "counterAgent": agent, "ReportAgent": agent, "TallyAgent": agent,
        } },
        "my-app:b": { "tools": { "of-b": command } },
    });
    match code {
        "tool-implemented-twice" => components["my-app:b"]["tools"]["file-tools"] = command,
        "agent-in-two-components" => {
            components["my-app:b"] = json!({ "mcp": { "command": "node" }, "agents": { "B": agent } });
        }
        "unreadable-file" => components["my-app:b"] = json!({ "exec": ["./bin/search"] }),
        _ => {}
    }
    json!({ "version": 1, "components": components })
}

/// Puts a value at a path; mappings are merged, or only entered.
fn put(target: &mut Value, path: &str, value: Value, merge: bool) {
    let mut at = target;
    for step in path.split('/').filter(|step| !step.is_empty()) {
        at = match step.parse::<usize>() {
            Ok(index) => &mut at[index],
            Err(_) => &mut at[step],
        };
    }
    match (at, value) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                match old.get_mut(&key) {
                    Some(below) if merge => put(below, "", value, true),
                    _ => drop(old.insert(key, value)),
                }
            }
        }
        (at, value) => *at = value,
    }
}

fn yaml(text: &str) -> Value {
    mcpctl_yaml(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn mcpctl_yaml(text: &str) -> Result<Value, String> {
    serde_yaml::from_str(text).map_err(|error| error.to_string())
}

/// The codes that an example yields in its frame.
fn codes(code: Code, example: &str) -> BTreeSet<&'static str> {
    let env = TestEnv::new();
    let (mut manifest, mut runtime) = (base_manifest(code.as_str()), base_runtime(code.as_str()));
    let mut text = None;
    match frame(code.as_str()) {
        Frame::Whole => text = Some(example.to_owned()),
        Frame::After(before) => text = Some(format!("{before}{example}")),
        Frame::Files => {
            for file in example.split("# ").filter(|file| !file.is_empty()) {
                let (name, rest) = file.split_once('\n').expect("a path, then the file");
                let version = if rest.contains("manifestVersion") { "" } else { "manifestVersion: 1.6.0\n" };
                let includes = if name == "golem.yaml" && !rest.contains("includes") {
                    "includes: ['*/golem.yaml']\n"
                } else {
                    ""
                };
                env.write(name, format!("{version}{includes}{rest}"));
            }
            if !env.app().join("golem.yaml").exists() {
                env.write("golem.yaml", "manifestVersion: 1.6.0\nincludes: ['*/golem.yaml']\napp: demo\n");
            }
        }
        Frame::Manifest(path) => put(&mut manifest, path, yaml(example), true),
        Frame::Instead(path) => put(&mut manifest, path, yaml(example), false),
        Frame::Runtime(path) => put(&mut runtime, path, yaml(example), true),
    }
    if !env.app().join("golem.yaml").exists() {
        env.write("golem.yaml", text.unwrap_or_else(|| manifest.to_string()));
        env.write("mcpctl.runtime.yaml", runtime.to_string());
        env.write("components/a/golem.yaml", "manifestVersion: 1.6.0\n");
        env.write("search.tool.yaml", "summary: Searches\n");
    }
    let variables = Variables::new(
        [("TOKEN", "t"), ("UPSTREAM_TOKEN", "t"), ("PASSWORD", "p")].map(|(k, v)| (k.to_owned(), v.to_owned())),
    );
    let options = LoadOptions {
        variables: variables.strict(code.as_str() == "unset-variable"),
        ..LoadOptions::new(Choice::Path(env.app().join("golem.yaml")))
    };
    let loaded = load(&options).expect("a text");
    let environments: Vec<_> = loaded.application.environments.keys().cloned().collect();
    let report = check(&Input {
        application: &loaded.application,
        runtime: loaded.runtime.as_ref(),
        environments: &environments,
        imports: &KnownImports::new(),
        lock: None,
        options: Options {
            max_tools: (code.as_str() == "too-many-tools").then_some(3),
            max_tokens: (code.as_str() == "too-many-tokens").then_some(100),
            ..Options::default()
        },
    });
    let findings = loaded.findings.iter().cloned().chain(report.findings).collect();
    silence(&loaded.sources, loaded.place(findings)).iter().map(|finding| finding.code.as_str()).collect()
}

#[test]
fn wrong_examples_yield_their_code_and_right_ones_do_not() {
    let mut complaints = Vec::new();
    for code in Code::all() {
        let (name, info) = (code.as_str(), code.info());
        if DESCRIBED.iter().any(|(described, _)| *described == name) {
            continue;
        }
        if info.wrong.is_empty() || info.right.is_empty() {
            complaints.push(format!("{name}: has no example"));
            continue;
        }
        let (wrong, right) = (codes(code, info.wrong), codes(code, info.right));
        if !wrong.contains(name) {
            complaints.push(format!("{name}: the wrong example yields {wrong:?}"));
        }
        if right.contains(name) {
            complaints.push(format!("{name}: the right example yields it too"));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
