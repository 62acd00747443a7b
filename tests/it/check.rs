//! The rules from the outside: places, order and merging; each rule by itself is tested where it stands.

use crate::support::TestEnv;

/// "line:column severity[code] environments" of every finding, in order.
fn told(json: &serde_json::Value) -> String {
    let findings = json["findings"].as_array().expect("findings");
    let line = |finding: &serde_json::Value| {
        let (file, span) = (finding["file"].as_str().unwrap_or_default(), &finding["span"]);
        let environments = finding["environments"].as_array().expect("environments");
        let environments: Vec<&str> = environments.iter().filter_map(|name| name.as_str()).collect();
        format!(
            "{file}:{}:{} {}[{}] {}",
            span["line"],
            span["column"],
            finding["severity"].as_str().unwrap_or_default(),
            finding["code"].as_str().unwrap_or_default(),
            environments.join(",")
        )
        .trim_end()
        .to_owned()
    };
    findings.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_mistake_is_found_at_its_place_and_once() {
    let env = TestEnv::with_fixture("rules");
    let json = env.run(["validate", "-F", "json"]).expect(1).json();
    insta::assert_snapshot!(told(&json), @"
    golem.yaml:15:14 warning[dependency-without-binding] local,test
    golem.yaml:20:7 error[unknown-tool] test
    golem.yaml:27:3 note[unused-tool]
    golem.yaml:28:16 error[unknown-component]
    golem.yaml:39:40 error[malformed-pattern] local
    golem.yaml:39:47 error[pattern-selects-nothing] local
    golem.yaml:39:56 error[pattern-selects-nothing] local
    golem.yaml:40:20 error[duplicate-domain] local
    golem.yaml:42:11 note[not-checked] local
    golem.yaml:45:11 error[no-command-selected] local
    golem.yaml:46:29 error[owner-without-binding] local
    golem.yaml:48:11 warning[exported-import] local
    golem.yaml:48:11 note[not-checked] local
    golem.yaml:49:29 error[unknown-owner-component] local
    golem.yaml:50:9 error[empty-deployment] local
    golem.yaml:53:11 warning[exported-import] local
    golem.yaml:53:11 note[not-checked] local
    golem.yaml:53:41 error[owner-without-binding] local
    golem.yaml:55:36 error[owner-without-binding] local
    golem.yaml:55:71 error[conflicting-security-schemes] local
    golem.yaml:56:5 error[unknown-environment] tset
    golem.yaml:61:9 warning[unnamed-import] local
    golem.yaml:61:9 note[not-checked] local
    golem.yaml:63:25 note[not-checked] local
    golem.yaml:64:9 warning[unnamed-import] local
    golem.yaml:64:9 note[not-checked] local
    golem.yaml:66:25 note[not-checked] local
    golem.yaml:67:18 warning[import-protocol-version] local
    golem.yaml:68:9 note[not-checked] local
    golem.yaml:68:9 note[reserved-tool-name] local
    mcpctl.runtime.yaml:9:11 warning[missing-description] local
    mcpctl.runtime.yaml:16:15 note[missing-description] local
    mcpctl.runtime.yaml:21:3 warning[unknown-component]
    ");
}

#[test]
fn a_mend_touches_its_own_pattern_only() {
    let env = TestEnv::with_fixture("rules");
    env.run(["validate", "--fix"]).expect(1);
    let text = env.read("golem.yaml");
    assert!(text.contains(r#"include: [read-file, "list  bad", "list **", read-file]"#), "{text}");
}

#[test]
fn what_is_unknown_in_one_environment_can_be_supplied_in_another() {
    let env = TestEnv::with_fixture("rules");
    let of = |name: &str| told(&env.run(["validate", "-E", name, "-F", "json"]).expect(1).json());
    assert!(!of("local").contains("unknown-tool"), "its import without a filter could supply any name");
    assert!(of("test").contains("unknown-tool"));
}
