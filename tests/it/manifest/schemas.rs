//! The JSON Schemas for editors agree with the reader.

use mcpctl::diagnostics::{FileId, Severity};
use mcpctl::manifest::{manifest_schema, runtime_schema};
use mcpctl::yaml::compose;
use serde_json::Value;

use super::{load_path, load_text};
use crate::support::env::fixture;

fn value(text: &str) -> Value {
    compose(FileId(0), text).root.expect("valid YAML").to_json()
}

fn yaml_files(folder: &std::path::Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in fs_err::read_dir(folder).expect("folder") {
        let path = entry.expect("entry").path();
        if path.is_dir() {
            yaml_files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "yaml") {
            found.push(path);
        }
    }
}

#[test]
fn what_the_reader_accepts_the_schemas_accept() {
    let manifest = jsonschema::draft202012::new(&manifest_schema()).expect("a schema");
    let runtime = jsonschema::draft202012::new(&runtime_schema()).expect("a schema");
    let mut paths = Vec::new();
    for folder in ["manifests", "quickstart", "imports"] {
        yaml_files(&fixture(folder), &mut paths);
    }
    let mut seen = 0;
    for path in paths {
        let name = path.to_string_lossy().into_owned();
        if ["refused", "mistakes", ".tool."].iter().any(|part| name.contains(part)) {
            continue;
        }
        let schema = if name.ends_with("runtime.yaml") { &runtime } else { &manifest };
        let json = value(&fs_err::read_to_string(&path).expect("text"));
        let errors: Vec<_> =
            schema.iter_errors(&json).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(errors.is_empty(), "{name}:\n{}", errors.join("\n"));
        seen += 1;
    }
    assert!(seen >= 12, "{seen}");
}

#[test]
fn what_the_schema_refuses_the_reader_refuses() {
    let schema = jsonschema::draft202012::new(&manifest_schema()).expect("a schema");
    let top = "manifestVersion: 1.6.0\napp: demo\nenvironments: { local: {} }\n";
    for rest in [
        "nothing: 1\n",
        "app: Upper\n",
        "components: { plain: {} }\n",
        "environments: { local: { default: false } }\n",
        "environments: { local: { server: lokal } }\n",
        "environments: { local: { server: { url: \"https://a.example.com\" } } }\n",
        "mcp: { deployments: { local: [{ agents: {} }] } }\n",
        "mcp: { deployments: { local: [{ domain: a.b, subdomain: a, agents: {} }] } }\n",
        "mcp: { deployments: { local: [{ domain: a.b, tools: { t: {} } }] } }\n",
        "mcp: { deployments: { local: [{ domain: a.b, tools: { t: { ownerComponent: \"a:b\", include: [], exclude: [] } } }] } }\n",
        "mcp: { imports: { local: [{ name: A }] } }\n",
        "localServer: { mcpPort: 0 }\n",
        "tools: { t: { release: { account: a } } }\n",
    ] {
        let key = rest.split(':').next().unwrap_or_default();
        let kept: String = top.lines().filter(|line| !line.starts_with(key)).map(|line| format!("{line}\n")).collect();
        let text = format!("{kept}{rest}");
        assert!(!schema.is_valid(&value(&text)), "the schema accepts {rest}");
        let loaded = load_text(&text);
        assert!(loaded.findings.iter().any(|f| f.severity == Severity::Error), "the reader accepts {rest}");
    }
}

#[test]
fn the_schemas_describe_every_key_for_hovering() {
    for schema in [manifest_schema(), runtime_schema()] {
        let mut missing = Vec::new();
        for (name, definition) in schema["$defs"].as_object().expect("definitions") {
            for (key, property) in definition["properties"].as_object().expect("properties") {
                if property["description"].as_str().is_none_or(str::is_empty) {
                    missing.push(format!("{name}.{key}"));
                }
            }
        }
        assert!(missing.is_empty(), "{missing:?}");
    }
    assert!(load_path(fixture("quickstart/golem.yaml")).complete);
}
