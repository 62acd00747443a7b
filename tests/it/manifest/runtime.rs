//! The runtime file: grammar, definitions, bindings.

use mcpctl::manifest::Loaded;
use mcpctl::model::RuntimeBinding;

use super::{TOP, lines, load_path};
use crate::support::TestEnv;
use crate::support::env::fixture;

fn runtime(text: &str) -> Loaded {
    let env = TestEnv::new();
    env.write("golem.yaml", TOP);
    env.write("mcpctl.runtime.yaml", text);
    load_path(env.app().join("golem.yaml"))
}

/// A runtime file with one tool whose body is given, eight columns in.
fn tool(body: &str) -> Loaded {
    let indented: String = body.lines().map(|line| format!("        {line}\n")).collect();
    runtime(&format!("version: 1\ncomponents:\n  a:b:\n    tools:\n      t:\n{indented}"))
}

#[test]
fn every_part_of_the_grammar_reaches_the_model() {
    let loaded = load_path(fixture("manifests/everything/golem.yaml"));
    let runtime = loaded.runtime.as_ref().expect("there is one");
    let files = &runtime.components["my-app:files"];
    assert_eq!(files.timeout, std::time::Duration::from_secs(90));
    assert_eq!(files.cwd, std::path::Path::new("work"));
    assert_eq!(files.env.get("LIMIT").map(String::as_str), Some("10"));
    insta::assert_json_snapshot!(runtime.components["my-app:files"].definition);
    let RuntimeBinding::Run(runs) = &files.binding else { panic!("explicit vectors") };
    let paths: Vec<_> = runs
        .keys()
        .map(|(tool, path)| {
            format!("{tool} {}", path.iter().map(mcpctl::model::CommandName::as_str).collect::<Vec<_>>().join(" "))
        })
        .collect();
    assert_eq!(paths, ["file-tools count", "file-tools list", "file-tools list files", "file-tools read-file"]);
    let search = &runtime.components["my-app:search"];
    assert!(matches!(&search.binding, RuntimeBinding::Exec(vector) if vector == &["./bin/search"]));
    let root = &search.definition.as_ref().expect("declared").tools["search"].root;
    assert!(root.body.is_none() && root.commands.iter().all(|command| command.body.is_some()));
    let memory = &runtime.components["my-app:memory"];
    assert!(memory.definition.is_none() && matches!(memory.binding, RuntimeBinding::Mcp { .. }));
    insta::assert_json_snapshot!(runtime.components["my-app:counter"].definition);
}

#[test]
fn a_component_runs_in_exactly_one_way() {
    let loaded = runtime(
        "version: 1\ncomponents:\n  a:none: { tools: { t: {} } }\n  a:two: { tools: { t: {} }, exec: [x], mcp: { command: y } }\n  a:mixed: { tools: { t: { run: [x] } }, exec: [y] }\n  a:part: { tools: { t: { commands: { a: { run: [x] }, b: {} } } } }\n  a:agents: { agents: { A: { methods: {} } }, exec: [x], tools: { t: {} } }\n  a:empty: { exec: [], tools: { t: {} } }\n  a:bare: { exec: [x] }\n  a:wasm: { wasm: x.wasm }\n  a:list: { mcp: [node] }\n",
    );
    insta::assert_snapshot!(lines(&loaded), @r"
    mcpctl.runtime.yaml:3:3 error [runtime-binding] the component has no binding: nothing says how it runs | add `run` to its commands, or `exec`, `mcp` or `wasm` to the component
    mcpctl.runtime.yaml:4:41 error [runtime-binding] `exec` and `mcp` exclude each other | a component has exactly one binding: `run` in its commands, `exec`, `mcp` or `wasm`
    mcpctl.runtime.yaml:5:28 error [runtime-binding] `run` stands in a component that has another binding | remove `run`, or remove the component's `exec`, `mcp` or `wasm`
    mcpctl.runtime.yaml:6:56 error [runtime-binding] a command that can be called has no `run` | add `run: [PROGRAM, …]`, or give it subcommands
    mcpctl.runtime.yaml:7:15 error [runtime-binding] agents need an `mcp` binding | name a stdio MCP server: one runs for each agent instance, and its tools are the methods
    mcpctl.runtime.yaml:8:20 error [runtime-binding] `exec` names no program | write the program and its first arguments: `[./bin/search]`
    mcpctl.runtime.yaml:9:13 error [invalid-definition] a component with `exec` declares no tools | add `tools`: the argument vector is derived from the definition
    mcpctl.runtime.yaml:10:13 warning [wasm-not-runnable] a `wasm` binding cannot be run yet | use `run`, `exec` or `mcp`; the component is declared, but not ready
    mcpctl.runtime.yaml:11:13 error [wrong-type] `mcp` must be a stdio MCP server, found a list
    ");
}

#[test]
fn placeholders_name_arguments() {
    let loaded = tool(
        "positionals: [{ name: path, type: path }, { name: other, type: string }]\nglobalFlags: [{ long: quiet }]\nrun: [cat, \"{quiet}\", \"{pth}\", \"{a b}\"]\ncommands:\n  sub:\n    positionals: [{ name: unused, type: string }]\n    run: [ls, \"{quiet}\"]\n  bad: { run: [\"{quiet}\"] }\n",
    );
    insta::assert_snapshot!(lines(&loaded), @r"
    mcpctl.runtime.yaml:8:31 error [unknown-placeholder] `{pth}` names no argument of this command | did you mean `{path}`?
    mcpctl.runtime.yaml:8:40 error [unknown-placeholder] `{a b}` holds a placeholder that is no name | write `{name}` for an argument, and `{{` or `}}` for a brace
    mcpctl.runtime.yaml:11:27 warning [argument-not-passed] argument `unused` never reaches the program | put `{unused}` into `run`, or remove the argument
    mcpctl.runtime.yaml:13:24 error [runtime-binding] the program itself comes from an argument | name the program; clients must not choose it
    ");
}

#[test]
fn definitions_must_fit_together() {
    let loaded = tool(
        "run: [x, \"{a}{b}{c}{d}{e}{f}{g}\"]\npositionals:\n- { name: a, type: string, repeated: true }\n- { name: b, type: u8, default: 300 }\n- { name: c, type: string, minimum: 1 }\n- { name: d, type: enum }\n- { name: e, type: list, of: strng }\n- { name: f, type: ref, of: nothing }\n- { name: g, type: u8, minimum: 9, maximum: 1 }\noptions: [{ long: a, type: string }]\nconstraints: [{ requiresAny: [aa, b] }]\nerrors: [{ name: x, exitCode: 1 }, { name: y, exitCode: 1 }]\ncommands:\n  one: { aliases: [two], run: [x] }\n  two: { run: [x] }\n",
    );
    insta::assert_snapshot!(lines(&loaded), @r"
    mcpctl.runtime.yaml:8:46 error [invalid-definition] `a` repeats, and others follow | only the last positional can take any number of values: move it to the end
    mcpctl.runtime.yaml:9:41 error [invalid-definition] the default is not a whole number of this type and within its limits
    mcpctl.runtime.yaml:10:36 error [invalid-definition] `minimum` does not belong to type `string` | it belongs to integer, number, s8, s16, s32, s64, u8, u16, u32, u64, f32, f64
    mcpctl.runtime.yaml:11:28 error [invalid-definition] type `enum` needs `values` | write `{ type: enum, values: … }`
    mcpctl.runtime.yaml:12:38 error [invalid-definition] `strng` is not a type | did you mean `string`?
    mcpctl.runtime.yaml:13:37 error [invalid-definition] type `nothing` does not exist | declare it under the tool's `defs`
    mcpctl.runtime.yaml:14:53 error [invalid-definition] `maximum` is below `minimum`
    mcpctl.runtime.yaml:15:27 error [duplicate-argument] two arguments are named `a` | each argument is one property of the tool's input; rename one of them
    mcpctl.runtime.yaml:16:23 error [invalid-definition] the constraint names `aa`, which is no argument | a constraint names positionals, options and flags of its command
    mcpctl.runtime.yaml:17:65 error [invalid-definition] two errors have exit code 1 | an exit code means one error
    mcpctl.runtime.yaml:20:11 error [duplicate-command] `two` leads to two commands | rename one of them, or remove the alias
    ");
}

#[test]
fn the_grammar_is_as_strict_as_the_manifest_s() {
    let loaded = runtime(
        "components:\n  a:b:\n    tools:\n      t: { run: cat, sumary: x, stdout: { mime: [text/plain], required: maybe }, positionals: [{ type: path }], annotations: { readonly: true } }\n    timeout: soon\n    cwd: /tmp\n  notaname: { exec: [x] }\n",
    );
    insta::assert_snapshot!(lines(&loaded), @r"
    mcpctl.runtime.yaml:1:1 error [missing-key] a runtime file needs `version` | add `version`: the format of this file: 1
    mcpctl.runtime.yaml:4:17 error [wrong-type] `run` must be a list, found a text | put it in brackets to make it a list of one
    mcpctl.runtime.yaml:4:22 error [unknown-key] unknown key `sumary` in a tool | did you mean `summary`?
    mcpctl.runtime.yaml:4:73 error [wrong-type] `required` must be `true` or `false`, found `maybe`
    mcpctl.runtime.yaml:4:98 error [missing-key] a positional argument needs `name` | add `name`: its name in the tool's input
    mcpctl.runtime.yaml:4:128 error [unknown-key] unknown key `readonly` in annotations | did you mean `readOnly`?
    mcpctl.runtime.yaml:5:14 error [invalid-value] `soon` is not a duration | write a positive duration such as `30s`, `500ms` or `2m`
    mcpctl.runtime.yaml:6:10 error [invalid-value] `/tmp` is not a relative path | write a path relative to the runtime file's folder
    mcpctl.runtime.yaml:7:3 error [invalid-name] `notaname` is not a component name | a component name must be `namespace:name`, both in lower kebab case, without a version
    ");
    insta::assert_snapshot!(lines(&runtime("version: 2\n")), @"mcpctl.runtime.yaml:1:10 error [wrong-type] `version` must be `1`, found `2`");
    insta::assert_snapshot!(lines(&runtime("")), @"mcpctl.runtime.yaml:1:1 error [wrong-type] this must be a runtime file, found nothing");
}

#[test]
fn tools_in_files_of_their_own_are_placed_there() {
    let env = TestEnv::new();
    env.write("golem.yaml", TOP);
    env.write("t.tool.yaml", "summary: x\ncommands:\n  a: { postionals: [] }\n");
    env.write(
        "mcpctl.runtime.yaml",
        "version: 1\ncomponents:\n  a:b:\n    exec: [x]\n    tools:\n      t: { file: t.tool.yaml }\n      u: { file: u.tool.yaml }\n      v: { file: t.tool.yaml, summary: x }\n",
    );
    let loaded = load_path(env.app().join("golem.yaml"));
    insta::assert_snapshot!(lines(&loaded), @r"
    mcpctl.runtime.yaml:7:18 error [unreadable-file] file `u.tool.yaml` does not exist | check the name; it is relative to the root manifest's folder
    mcpctl.runtime.yaml:8:31 error [exclusive-keys] `summary` stands beside `file` | move it into the file
    t.tool.yaml:3:8 error [unknown-key] unknown key `postionals` in a command | did you mean `positionals`?
    ");
    let watched = loaded.watched_files();
    assert!(watched.contains(&env.app().join("t.tool.yaml")) && watched.contains(&env.app().join("u.tool.yaml")));
}

#[test]
fn prompts_and_patterns_are_judged_before_anything_is_served() {
    let loaded = tool(
        "run: [x, \"{p}\"]\npositionals: [{ name: p, type: string, pattern: \"(?=x)\" }]\nprompts:\n- { name: greet, arguments: [{ name: who }], messages: [{ text: \"Hello {wo}, { a }\" }] }\n- { name: idle, arguments: [{ name: who }], messages: [{ text: Hello }] }\n- { name: right, arguments: [{ name: who }], messages: [{ text: \"Hello {who}\" }] }\n",
    );
    let told = lines(&loaded);
    let codes: Vec<&str> = loaded.findings.iter().map(|finding| finding.code.as_str()).collect();
    assert_eq!(codes, ["invalid-value", "unknown-placeholder", "argument-not-passed"], "{told}");
    assert!(told.contains("`(?=x)` is not a regular expression"), "{told}");
    assert!(told.contains("`{wo}` names no argument of this prompt | did you mean `{who}`?"), "{told}");
    assert!(told.contains("argument `who` stands in no message of the prompt"), "{told}");
}
