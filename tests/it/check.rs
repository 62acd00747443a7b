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
    golem.yaml:30:16 error[tool-not-implemented] local,test
    golem.yaml:39:40 error[malformed-pattern] local
    golem.yaml:39:47 error[pattern-selects-nothing] local
    golem.yaml:39:56 error[pattern-selects-nothing] local
    golem.yaml:40:20 error[duplicate-domain] local
    golem.yaml:45:11 error[no-command-selected] local
    golem.yaml:46:29 error[owner-without-binding] local
    golem.yaml:48:11 warning[exported-import] local
    golem.yaml:49:29 error[unknown-owner-component] local
    golem.yaml:50:9 error[empty-deployment] local
    golem.yaml:53:11 warning[exported-import] local
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

#[test]
fn twenty_mistakes_are_twenty_findings_in_one_file_and_in_three() {
    let env = TestEnv::new();
    env.write("golem.yaml", include_str!("../../fixtures/manifests/mistakes/twenty.yaml"));
    let one = env.run(["validate", "-F", "json"]).expect(1).json();
    let lines: Vec<u64> = places(&one).into_iter().map(|(_, line)| line).collect();
    assert_eq!(lines, [2, 6, 8, 13, 17, 18, 19, 24, 29, 30, 31, 32, 33, 34, 34, 36, 41, 43, 44, 46], "{}", told(&one));
    // One environment alone has no other findings, only fewer.
    let local = env.run(["validate", "-E", "local", "-F", "json"]).expect(1).json();
    assert!(places(&local).iter().all(|place| places(&one).contains(place)), "{}", told(&local));

    let env = TestEnv::with_fixture("manifests/mistakes/three");
    let three = env.run(["validate", "-F", "json"]).expect(1).json();
    insta::assert_snapshot!(told(&three), @"
    golem.yaml:2:6 error[invalid-name]
    golem.yaml:5:5 warning[include-matches-nothing]
    golem.yaml:9:13 error[invalid-value] local
    golem.yaml:10:3 error[defined-twice]
    golem.yaml:16:29 error[exclusive-keys] own
    components/golem.yaml:5:5 error[unknown-template]
    components/golem.yaml:6:5 error[unknown-key]
    components/golem.yaml:9:42 error[duplicate-target-path]
    components/golem.yaml:10:3 error[invalid-name]
    components/golem.yaml:15:5 error[tool-source]
    endpoints/golem.yaml:6:9 error[deployment-domain] local
    endpoints/golem.yaml:7:46 error[invalid-name] local
    endpoints/golem.yaml:8:20 error[invalid-domain] local
    endpoints/golem.yaml:9:9 error[wrong-type] local
    endpoints/golem.yaml:10:9 error[deployment-domain] local
    endpoints/golem.yaml:11:11 error[missing-key] local
    endpoints/golem.yaml:11:33 error[malformed-pattern] local
    endpoints/golem.yaml:13:9 error[deployment-domain] own
    endpoints/golem.yaml:18:14 error[invalid-import-url] local
    endpoints/golem.yaml:20:9 error[include-with-exclude] local
    ");
    assert_eq!(places(&three).len(), 20, "{}", told(&three));
}

#[test]
fn an_unusable_runtime_file_hides_no_mistake_of_the_manifest() {
    let env = TestEnv::with_fixture("broken");
    env.write("mcpctl.runtime.yaml", "version: 1\ncomponents: [\n");
    let json = env.run(["validate", "-F", "json"]).expect(1).json();
    insta::assert_snapshot!(told(&json), @"
    golem.yaml:22:3 error[unknown-key]
    golem.yaml:35:13 error[include-with-exclude] local
    mcpctl.runtime.yaml:2:13 error[yaml-syntax]
    ");
    // Nor does a file that cannot be read hide what stands in another one, as long as that holds without it.
    env.write("lost.yaml", "components: [\n");
    let text = env.read("golem.yaml").replace("\napp:", "\nincludes: [lost.yaml]\napp:");
    env.write("golem.yaml", text.replace("subdomain: other", "subdomain: broken"));
    let json = env.run(["validate", "-F", "json"]).expect(1).json();
    insta::assert_snapshot!(told(&json), @"
    golem.yaml:23:3 error[unknown-key]
    golem.yaml:31:20 error[duplicate-domain] local
    golem.yaml:36:13 error[include-with-exclude] local
    lost.yaml:1:13 error[yaml-syntax]
    mcpctl.runtime.yaml:2:13 error[yaml-syntax]
    ");
}

fn places(json: &serde_json::Value) -> Vec<(String, u64)> {
    let findings = json["findings"].as_array().expect("findings").iter();
    let file = |finding: &serde_json::Value| finding["file"].as_str().unwrap_or_default().to_owned();
    findings.map(|finding| (file(finding), finding["span"]["line"].as_u64().unwrap_or_default())).collect()
}
