//! `validate`: what cannot be read, how findings come out, what silences them and what mends them.

use std::io::Write;
use std::process::Stdio;

use crate::support::env::Run;
use crate::support::{TestEnv, peers};

fn with_stdin(env: &TestEnv, args: &[&str], text: &[u8]) -> Run {
    let mut child = env
        .mcpctl()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("piped").write_all(text).expect("write");
    Run::from(child.wait_with_output().expect("ends"))
}

#[test]
fn nothing_to_read_is_said_with_the_way_on() {
    let env = TestEnv::new();
    env.write("folder/x", "");
    env.write("binary.yaml", [0, 159, 146, 150]);
    env.write("large.yaml", vec![b'#'; 9 * 1024 * 1024]);
    let run = |args: &[&str]| {
        let run = env.run([&["validate"], args].concat()).expect(2);
        assert!(run.stdout.is_empty(), "{run}");
        run.stderr.replace(&env.app().display().to_string(), "[APP]")
    };
    insta::assert_snapshot!(run(&[]), @"
    error: no `golem.yaml` in `[APP]` or any folder above it
    help: name the file with `-A FILE`, or let `mcpctl init` write a small application
    ");
    insta::assert_snapshot!(run(&["-A", "nowhere.yaml"]), @"
    error: `[APP]/nowhere.yaml` does not exist
    help: check the path, which is relative to the working folder
    ");
    insta::assert_snapshot!(run(&["-A", "folder"]), @"
    error: `[APP]/folder` is a directory, not a file
    help: name the file itself, such as `golem.yaml` in that folder
    ");
    insta::assert_snapshot!(run(&["-A", "binary.yaml"]), @"
    error: `[APP]/binary.yaml` is not a text file in UTF-8
    help: name a YAML file; convert other encodings to UTF-8 first
    ");
    insta::assert_snapshot!(run(&["-A", "large.yaml"]), @"
    error: `[APP]/large.yaml` is larger than 8 MiB
    help: split the application into files that `includes` names
    ");
    insta::assert_snapshot!(run(&["-X"]), @"
    error: this command needs a manifest, and `-X` says to work without one
    help: leave out `-X`, or name the file with `-A FILE`
    ");
    insta::assert_snapshot!(run(&["--env-file", "nowhere.env"]), @"
    error: cannot read the file of `--env-file`
      caused by: failed to open file `nowhere.env`: No such file or directory (os error 2)
    help: name a file of `NAME=value` lines; the path is relative to the working folder
    ");
    let json = env.run(["validate", "-F", "json"]).expect(2).json();
    assert_eq!((json["$type"].as_str(), json["code"].as_str()), (Some("error"), Some("no-manifest")));
}

#[test]
fn broken_yaml_is_a_finding() {
    let env = TestEnv::new();
    env.write("golem.yaml", "app: [demo\n");
    let run = env.run(["validate"]).expect(1);
    assert!(run.stdout.contains("error[yaml-syntax]") && run.stdout.contains("golem.yaml:"), "{run}");
    let json = env.run(["validate", "-F", "json"]).expect(1).json();
    assert_eq!(json["findings"][0]["code"], "yaml-syntax");
    assert_eq!(json["summary"]["errors"], 1);
}

#[test]
fn the_quickstart_is_clean() {
    let env = TestEnv::with_fixture("quickstart");
    insta::assert_snapshot!(env.run(["validate"]).expect(0), @"
    no findings in golem.yaml, environment `local`
    [exit 0]
    ");
    insta::assert_snapshot!(env.run(["validate", "-F", "json"]).expect(0), @r#"
    {"$type":"validate","version":1,"findings":[],"environments":[{"name":"local","checked":true,"notChecked":[]}],"summary":{"errors":0,"warnings":0,"notes":0}}
    [exit 0]
    "#);
    env.run(["validate", "-F", "json"]).json();
}

#[test]
fn standard_input_is_a_manifest_too() {
    let env = TestEnv::with_fixture("quickstart");
    let text = env.read("golem.yaml");
    let run = with_stdin(&env, &["validate", "-A", "-"], text.as_bytes()).expect(0);
    assert!(run.stdout.contains("in <stdin>"), "{run}");
    let run = with_stdin(&env, &["validate", "-A", "-", "-F", "json"], b"app: [").expect(1);
    assert_eq!(run.json()["findings"][0]["file"], "<stdin>");
    let run = with_stdin(&env, &["validate", "-A", "-"], &[0xff, 0xfe]).expect(2);
    assert!(run.stderr.contains("not text in UTF-8"), "{run}");
}

#[test]
fn several_mistakes_are_found_in_one_run() {
    let env = TestEnv::with_fixture("broken");
    let run = env.run(["validate"]).expect(1);
    insta::assert_snapshot!(run, @"
    error[unknown-key]: unknown key `deployment` in the MCP section
      --> golem.yaml:22:3
       |
    22 |   deployment: {}
       |   ^^^^^^^^^^
       |
       = help: remove it, or check the level it stands on; known keys: deployments, imports

    error[pattern-selects-nothing]: `raed-file` selects no command of `file-tools`
      --> golem.yaml:29:23
       |
    29 |             include: [raed-file]
       |                       ^^^^^^^^^
       |
    help: write `read-file` (`mcpctl validate --fix` does it)
       |
    29 -             include: [raed-file]
    29 +             include: [read-file]
       |

    error[include-with-exclude]: `include` and `exclude` exclude each other
      --> golem.yaml:35:13
       |
    34 |             include: [read-file]
       |             ------- `include` stands here
    35 |             exclude: [list **]
       |             ^^^^^^^
       |
       = help: keep `include` to name what is taken, or `exclude` to name what is left out

    3 errors (more about a code: `mcpctl explain unknown-key`)
    [exit 1]
    ");
    let json = env.run(["validate", "-F", "json"]).expect(1).json();
    let codes: Vec<_> = json["findings"].as_array().expect("findings").iter().map(|f| f["code"].as_str()).collect();
    assert_eq!(codes, [Some("unknown-key"), Some("pattern-selects-nothing"), Some("include-with-exclude")]);
    assert_eq!(json["findings"][0]["span"]["line"], 22);
}

#[test]
fn every_format_of_findings_is_well_formed() {
    let env = TestEnv::with_fixture("broken");
    let run = |format: &str| env.run(["validate", "-F", format]).expect(1).stdout;
    let sarif: serde_json::Value = serde_json::from_str(&run("sarif")).expect("JSON");
    assert_eq!(sarif["version"], "2.1.0");
    let gitlab: serde_json::Value = serde_json::from_str(&run("gitlab")).expect("JSON");
    assert_eq!(gitlab.as_array().map(Vec::len), Some(3));
    assert_eq!(run("github").lines().count(), 3);
    assert!(run("junit").starts_with("<?xml"));
    let yaml = run("yaml");
    assert!(yaml.starts_with("---\n$type: validate\nversion: 1\n"), "{yaml}");
}

#[test]
fn sarif_fulfils_its_schema() {
    let path = peers::node_file("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
    let Some(path) = path else { return };
    let mut schema: serde_json::Value =
        serde_json::from_str(&fs_err::read_to_string(path).expect("the schema")).expect("JSON");
    // The published pattern of language codes has a stray bracket; we write no language.
    for holder in ["run", "toolComponent"] {
        if let Some(language) = schema.pointer_mut(&format!("/definitions/{holder}/properties/language")) {
            language["pattern"] = "".into();
        }
    }
    let validator = jsonschema::validator_for(&schema).expect("a valid schema");
    let env = TestEnv::with_fixture("broken");
    for manifest in [env.read("golem.yaml"), "app: [".to_owned()] {
        env.write("golem.yaml", manifest);
        let log = serde_json::from_str(&env.run(["validate", "-F", "sarif"]).stdout).expect("JSON");
        let errors: Vec<String> =
            validator.iter_errors(&log).map(|error| format!("{error} at {}", error.instance_path())).collect();
        assert!(errors.is_empty(), "{}\n{log:#}", errors.join("\n"));
    }
}

#[test]
fn names_lead_from_the_working_folder() {
    let env = TestEnv::new();
    env.write("apps/demo/golem.yaml", "app: [demo\n");
    let github = env.run(["validate", "-A", "apps/demo/golem.yaml", "-F", "github"]).expect(1);
    assert!(github.stdout.contains("file=apps/demo/golem.yaml,"), "{github}");
    let json = env.run(["validate", "-A", "apps/demo/golem.yaml", "-F", "json"]).expect(1).json();
    assert_eq!(json["findings"][0]["file"], "golem.yaml");
}

#[test]
fn an_unknown_environment_gets_a_suggestion() {
    let env = TestEnv::with_fixture("quickstart");
    insta::assert_snapshot!(env.run(["validate", "-E", "locla"]).expect(2), @"
    --- stderr
    error: the manifest has no environment `locla`
    help: did you mean `local`?
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["validate", "-C"]).expect(2), @"
    --- stderr
    error: the manifest has no environment `cloud`
    help: it declares `local`
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["validate", "-E", "other-app/local"]).expect(2), @"
    --- stderr
    error: `other-app/local` is an environment of the application `other-app`, and the manifest is of `mcp-tools-demo`
    help: name the environment alone (`-E local`), or another manifest with `-A FILE`
    [exit 2]
    ");
    env.run(["validate", "-E", "mcp-tools-demo/local"]).expect(0);
}

#[test]
fn a_baseline_accepts_what_was_there() {
    let env = TestEnv::with_fixture("broken");
    let before = env.run(["validate", "-F", "json"]).expect(1);
    env.write("baseline.json", &before.stdout);
    insta::assert_snapshot!(env.run(["validate", "--baseline", "baseline.json"]).expect(0), @"
    no findings in golem.yaml, environment `local`
    --- stderr
    the baseline accepts 3 of the findings
    [exit 0]
    ");
    // Lines may move, and what is new still fails.
    env.write("golem.yaml", format!("# one more line\n{}\nmcq: 1\n", env.read("golem.yaml")));
    let run = env.run(["validate", "--baseline", "baseline.json", "-F", "json"]).expect(1);
    assert_eq!(run.json()["summary"]["errors"], 1);
    env.write("other.json", "{}");
    env.run(["validate", "--baseline", "other.json"]).expect(2);
    env.run(["validate", "--baseline", "nowhere.json"]).expect(2);
}

#[test]
fn warnings_do_not_fail_and_can_be_allowed() {
    let env = TestEnv::with_fixture("quickstart");
    let text = env.read("golem.yaml").replace("manifestVersion: 1.6.0\n", "");
    env.write("golem.yaml", &text);
    let json = env.run(["validate", "-F", "json"]).expect(0).json();
    assert_eq!(json["findings"][0]["code"], "missing-manifest-version");
    let line = json["findings"][0]["span"]["line"].as_u64().expect("a line");
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(usize::try_from(line).expect("small") - 1, "# mcpctl: allow(missing-manifest-version)");
    env.write("golem.yaml", lines.join("\n"));
    let json = env.run(["validate", "-F", "json"]).expect(0).json();
    assert_eq!(json["summary"]["warnings"], 0, "{json}");
}

#[test]
fn certain_mends_are_shown_and_applied() {
    let env = TestEnv::with_fixture("broken");
    let before = env.read("golem.yaml");
    insta::assert_snapshot!(env.run(["validate", "--diff"]).expect(1), @"
    --- a/golem.yaml
    +++ b/golem.yaml
    @@ -26,7 +26,7 @@
             tools:
               file-tools:
                 ownerComponent: my-app:tool-owner
    -            include: [raed-file]
    +            include: [read-file]
           - subdomain: other
             tools:
               file-tools:
    [exit 1]
    ");
    assert_eq!(env.read("golem.yaml"), before, "--diff writes nothing");
    let json = env.run(["validate", "--diff", "-F", "json"]).expect(2).json();
    assert_eq!(json["code"], "wrong-format");
    let fixed = env.run(["validate", "--fix", "-F", "json"]).expect(1);
    assert!(fixed.stderr.contains("mended 1 finding in golem.yaml"), "{fixed}");
    assert_eq!(fixed.json()["summary"]["errors"], 2);
    assert_eq!(env.read("golem.yaml"), before.replace("raed-file", "read-file"), "nothing else changes");
    assert_eq!(env.run(["validate", "--diff"]).expect(0).stdout, "", "a second run finds nothing to mend");
}

#[test]
fn secrets_are_in_no_frame_no_difference_and_no_document() {
    let env = TestEnv::new();
    env.write(
        "golem.yaml",
        "manifestVersion: 1.6.0\napp: demo\nunknwn: 1\nenvironments:\n  local: {}\n  own:\n    server: { url: 'https://cp.example', auth: { staticToken: s3cret-token }, typo: 1 }\n\
         mcp:\n  imports:\n    local:\n      - { name: a, url: 'https://h.example/s3cret-path?k=s3cret', auth: { bearer: s3cret-bearer }, prefx: p }\n",
    );
    for format in ["text", "json", "yaml", "sarif", "github", "gitlab", "junit"] {
        let run = env.run(["validate", "-F", format]).expect(1);
        assert!(!run.to_string().contains("s3cret"), "{format}:\n{run}");
    }
    let run = env.run(["validate", "--diff"]).expect(1);
    assert!(run.stdout.contains("+++") && !run.to_string().contains("s3cret"), "{run}");
    // A text that cannot be read as a whole hides them too.
    env.write("golem.yaml", "app: [\nauth: { bearer: s3cret-bearer\n");
    let run = env.run(["validate"]).expect(1);
    assert!(!run.to_string().contains("s3cret"), "{run}");
}

#[test]
fn what_is_published_and_what_is_a_release_is_checked_as_far_as_files_tell() {
    let env = TestEnv::with_fixture("quickstart");
    let manifest = env.read("golem.yaml");
    let released = manifest.replace(
        "tools:\n  file-tools:\n    component: my-app:file-tools\n",
        "tools:\n  file-tools:\n    release: { account: alice@example.com, name: file-tools, version: 1.2.0 }\n\
         toolReleases:\n  local:\n    file-tools: {}\n    bash: {}\n    nothing: {}\n",
    );
    assert_ne!(released, manifest);
    env.write("golem.yaml", &released);
    let run = env.run(["validate"]).expect(1);
    insta::assert_snapshot!(run.stdout);
    let words = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let surface = words(env.run(["surface"]).stdout);
    assert!(surface.contains("`file-tools` is a published release"), "{surface}");
    let why = words(env.run(["why", "file-tools"]).stdout);
    assert!(why.contains("`mcpctl plan` shows what that offers"), "{why}");
}

#[test]
fn imports_behind_oauth_are_not_asked_and_the_note_says_who_can() {
    let env = TestEnv::new();
    env.write(
        "golem.yaml",
        "manifestVersion: 1.6.0\napp: demo\nenvironments: { local: { server: local } }\nmcp:\n  imports:\n    local:\n      \
         - { name: drive, url: 'https://drive.example.com/mcp', securityScheme: corp }\n      \
         - { url: 'https://other.example.com/mcp', securityScheme: corp }\n",
    );
    let run = env.run(["validate", "--online", "-F", "json"]).expect(0);
    let document = run.json();
    let notes: Vec<_> = document["findings"]
        .as_array()
        .expect("findings")
        .iter()
        .filter(|finding| finding["code"] == "not-checked")
        .map(|finding| {
            format!("{}\n  {}", finding["message"].as_str().unwrap_or("-"), finding["help"].as_str().unwrap_or("-"))
        })
        .collect();
    insta::assert_snapshot!(notes.join("\n"), @r"
    not checked: what import `drive` provides (the control plane keeps its OAuth consent, so only that can ask it)
      its OAuth consent is with the control plane: `mcpctl import tools drive -E local --manifest` shows what it provides, `mcpctl lock -E local --manifest --only drive` pins it
    not checked: what unnamed import 1 provides (the control plane keeps its OAuth consent, so only that can ask it)
      give it a `name`: then the control plane, which keeps its OAuth consent, can be asked with `mcpctl import tools NAME --manifest`
    ");
    assert_eq!(document["summary"]["errors"], 0);
    assert!(!run.stderr.contains("not asked live"), "{run}");
}
