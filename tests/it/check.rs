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
    };
    findings.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_mistake_is_found_at_its_place_and_once() {
    let env = TestEnv::with_fixture("rules");
    let json = env.run(["validate", "-F", "json"]).expect(1).json();
    insta::assert_snapshot!(told(&json), @"");
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
