use crate::diagnostics::registry::codes;
use crate::diagnostics::{Edit, FileId, Finding, Fix, Place, SourceFile, SourceMap, Span};
use crate::ui::Format;

use super::{CheckedEnvironment, Look, Report, render};

const PLAIN: Look = Look { color: false, width: 100 };

fn sources() -> SourceMap {
    let mut sources = SourceMap::default();
    sources.add(SourceFile::new("golem.yaml", "app: demo\nmcp:\n  deployment: {}\nenvironments:\n  local: {}\n"));
    sources.add(SourceFile::new("common/golem.yaml", "environments:\n  local: {}\n"));
    sources
}

fn span_of(sources: &SourceMap, file: FileId, text: &str) -> Span {
    let source = &sources.get(file).expect("file").text;
    let at = source.find(text).expect("text");
    Span::new(at, at + text.len())
}

fn findings(sources: &SourceMap) -> Vec<Finding> {
    let main = FileId(0);
    let key = span_of(sources, main, "deployment");
    vec![
        Finding::new(codes::DUPLICATE_KEY, "the environment `local` is declared twice")
            .at(main, span_of(sources, main, "local: {}"))
            .also_at(FileId(1), span_of(sources, FileId(1), "local"), "first declared here")
            .environment("local")
            .help("keep one of them"),
        Finding::new(codes::UNKNOWN_KEY, "`deployment` is no key of `mcp`").at(main, key).label("unknown key").fix(
            Fix {
                title: "write `deployments`".to_owned(),
                certain: true,
                edits: vec![Edit { place: Place { file: main, span: key }, replacement: "deployments".to_owned() }],
            },
        ),
        Finding::new(codes::NOT_CHECKED, "url of import `x`, because `TOKEN` is not set"),
    ]
}

fn shown(format: Format, look: Look) -> String {
    let sources = sources();
    let findings = findings(&sources);
    let report = Report::new(&findings, &sources)
        .environments(vec![
            CheckedEnvironment { name: "local".to_owned(), checked: true, not_checked: Vec::new() },
            CheckedEnvironment { name: "cloud".to_owned(), checked: true, not_checked: Vec::new() },
        ])
        .prefix("apps/demo/");
    render(&report, format, look)
}

#[test]
fn text_is_in_source_order_with_frames_and_a_summary() {
    insta::assert_snapshot!(shown(Format::Text, PLAIN), @"
    error[unknown-key]: `deployment` is no key of `mcp`
     --> apps/demo/golem.yaml:3:3
      |
    3 |   deployment: {}
      |   ^^^^^^^^^^ unknown key
      |
    help: write `deployments` (`mcpctl validate --fix` does it)
      |
    3 |   deployments: {}
      |             +

    error[duplicate-key]: the environment `local` is declared twice
     --> apps/demo/golem.yaml:5:3
      |
    5 |   local: {}
      |   ^^^^^^^^^
      |
     ::: apps/demo/common/golem.yaml:2:3
      |
    2 |   local: {}
      |   ----- first declared here
      |
      = note: in environment `local`
      = help: keep one of them

    note[not-checked]: url of import `x`, because `TOKEN` is not set

    2 errors, 1 note (more about a code: `mcpctl explain unknown-key`)
    ");
}

#[test]
fn narrow_terminals_get_wrapped_help() {
    let sources = sources();
    let findings = vec![
        Finding::new(codes::UNKNOWN_KEY, "`deployment` is no key of `mcp`")
            .at(FileId(0), span_of(&sources, FileId(0), "deployment"))
            .help("the keys of `mcp` are `deployments` and `imports`; did you mean `deployments`?"),
    ];
    let text = render(&Report::new(&findings, &sources), Format::Text, Look { color: false, width: 50 });
    insta::assert_snapshot!(text, @"
    error[unknown-key]: `deployment` is no key of `mcp`
     --> golem.yaml:3:3
      |
    3 |   deployment: {}
      |   ^^^^^^^^^^
      |
      = help: the keys of `mcp` are `deployments`
              and `imports`; did you mean
              `deployments`?

    1 error (more about a code: `mcpctl explain unknown-key`)
    ");
}

#[test]
fn github_commands_are_escaped() {
    insta::assert_snapshot!(shown(Format::Github, PLAIN), @"
    ::error file=apps/demo/golem.yaml,line=3,col=3,endColumn=12,title=mcpctl(unknown-key)::`deployment` is no key of `mcp`
    ::error file=apps/demo/golem.yaml,line=5,col=3,endColumn=11,title=mcpctl(duplicate-key)::the environment `local` is declared twice%0Ahelp: keep one of them
    ::notice file=apps/demo/golem.yaml,title=mcpctl(not-checked)::url of import `x`, because `TOKEN` is not set
    ");
}

#[test]
fn gitlab_names_severity_and_fingerprint() {
    insta::assert_snapshot!(shown(Format::Gitlab, PLAIN), @r#"[{"description":"`deployment` is no key of `mcp`","check_name":"unknown-key","fingerprint":"f3d80e5886c50e5084831c064b0783f9cb2dc548f859a8557e9e9ba9208455bd","severity":"major","location":{"path":"apps/demo/golem.yaml","lines":{"begin":3,"end":3}}},{"description":"the environment `local` is declared twice\nhelp: keep one of them","check_name":"duplicate-key","fingerprint":"a46926852d87701e18be0ccc6a7d2cf67d29a969002c245bf1a05d4e228e1b8f","severity":"major","location":{"path":"apps/demo/golem.yaml","lines":{"begin":5,"end":5}}},{"description":"url of import `x`, because `TOKEN` is not set","check_name":"not-checked","fingerprint":"5e5e7d9ebd362b9ecb286874e3770d16d336a44ee65dc9ded648ae3e621c89bf","severity":"info","location":{"path":"apps/demo/golem.yaml","lines":{"begin":1,"end":1}}}]"#);
}

#[test]
fn junit_fails_errors_and_skips_notes() {
    insta::assert_snapshot!(shown(Format::Junit, PLAIN), @r#"
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="mcpctl validate" tests="4" failures="2" errors="0">
      <testsuite name="apps/demo/common/golem.yaml" tests="1" failures="0" errors="0" skipped="0">
        <testcase name="valid" classname="apps/demo/common/golem.yaml"/>
      </testsuite>
      <testsuite name="apps/demo/golem.yaml" tests="3" failures="2" errors="0" skipped="1">
        <testcase name="unknown-key 3:3" classname="apps/demo/golem.yaml" file="apps/demo/golem.yaml" line="3"><failure type="unknown-key" message="`deployment` is no key of `mcp`">apps/demo/golem.yaml:3:3: `deployment` is no key of `mcp`</failure></testcase>
        <testcase name="duplicate-key 5:3" classname="apps/demo/golem.yaml" file="apps/demo/golem.yaml" line="5"><failure type="duplicate-key" message="the environment `local` is declared twice">apps/demo/golem.yaml:5:3: the environment `local` is declared twice&#10;help: keep one of them</failure></testcase>
        <testcase name="not-checked" classname="apps/demo/golem.yaml" file="apps/demo/golem.yaml"><skipped message="url of import `x`, because `TOKEN` is not set"/></testcase>
      </testsuite>
    </testsuites>
    "#);
}

#[test]
fn json_keeps_names_relative_to_the_application() {
    insta::assert_snapshot!(shown(Format::Json, PLAIN), @r#"{"$type":"validate","version":1,"findings":[{"code":"unknown-key","severity":"error","message":"`deployment` is no key of `mcp`","file":"golem.yaml","span":{"line":3,"column":3,"endLine":3,"endColumn":13,"byteStart":17,"byteEnd":27},"environments":[],"help":null,"fix":{"title":"write `deployments`","certain":true,"edits":[{"file":"golem.yaml","span":{"line":3,"column":3,"endLine":3,"endColumn":13,"byteStart":17,"byteEnd":27},"replacement":"deployments"}]}},{"code":"duplicate-key","severity":"error","message":"the environment `local` is declared twice","file":"golem.yaml","span":{"line":5,"column":3,"endLine":5,"endColumn":12,"byteStart":48,"byteEnd":57},"environments":["local"],"help":"keep one of them","related":[{"file":"common/golem.yaml","span":{"line":2,"column":3,"endLine":2,"endColumn":8,"byteStart":16,"byteEnd":21},"message":"first declared here"}]},{"code":"not-checked","severity":"note","message":"url of import `x`, because `TOKEN` is not set","file":null,"span":null,"environments":[],"help":null}],"environments":[{"name":"local","checked":true,"notChecked":[]},{"name":"cloud","checked":true,"notChecked":[]}],"summary":{"errors":2,"warnings":0,"notes":1}}"#);
}

#[test]
fn sarif_has_regions_rules_and_fixes() {
    let log: serde_json::Value = serde_json::from_str(&shown(Format::Sarif, PLAIN)).expect("JSON");
    insta::assert_snapshot!(serde_json::to_string_pretty(&log["runs"][0]["results"][0]).expect("JSON"), @r#"
    {
      "ruleId": "unknown-key",
      "ruleIndex": 2,
      "level": "error",
      "message": {
        "text": "`deployment` is no key of `mcp`"
      },
      "partialFingerprints": {
        "mcpctl/v1": "f3d80e5886c50e5084831c064b0783f9cb2dc548f859a8557e9e9ba9208455bd"
      },
      "locations": [
        {
          "physicalLocation": {
            "artifactLocation": {
              "uri": "apps/demo/golem.yaml"
            },
            "region": {
              "startLine": 3,
              "startColumn": 3,
              "endLine": 3,
              "endColumn": 13,
              "byteOffset": 17,
              "byteLength": 10
            }
          }
        }
      ],
      "fixes": [
        {
          "description": {
            "text": "write `deployments`"
          },
          "artifactChanges": [
            {
              "artifactLocation": {
                "uri": "apps/demo/golem.yaml"
              },
              "replacements": [
                {
                  "deletedRegion": {
                    "startLine": 3,
                    "startColumn": 3,
                    "endLine": 3,
                    "endColumn": 13,
                    "byteOffset": 17,
                    "byteLength": 10
                  },
                  "insertedContent": {
                    "text": "deployments"
                  }
                }
              ]
            }
          ]
        }
      ]
    }
    "#);
    assert_eq!(log["runs"][0]["tool"]["driver"]["rules"].as_array().map(Vec::len), Some(3));
}

#[test]
fn hostile_texts_cannot_move_the_cursor_or_forge_commands() {
    let mut sources = SourceMap::default();
    let file = sources.add(SourceFile::new("a\n::error::x,b.yaml", "app: \u{1b}[31mred\n"));
    let findings = vec![
        Finding::new(codes::UNKNOWN_KEY, "bad \u{1b}[2J\n::error::forged").at(file, Span::new(5, 13)).help("\u{1b}[2J"),
    ];
    let report = Report::new(&findings, &sources);
    assert!(!render(&report, Format::Text, PLAIN).contains('\u{1b}'));
    assert!(!render(&report, Format::Junit, PLAIN).contains('\u{1b}'));
    assert_eq!(render(&report, Format::Github, PLAIN).lines().count(), 1);
}

#[test]
fn odd_spans_do_no_harm() {
    let mut sources = SourceMap::default();
    let file = sources.add(SourceFile::new("a.yaml", "\u{feff}ä: [\n  ö,\n]"));
    for start in 0..16 {
        for end in start..20 {
            let findings = vec![Finding::new(codes::UNKNOWN_KEY, "x").at(file, Span::new(start, end))];
            for format in [Format::Text, Format::Json, Format::Sarif, Format::Github, Format::Gitlab, Format::Junit] {
                render(&Report::new(&findings, &sources), format, PLAIN);
            }
        }
    }
}
