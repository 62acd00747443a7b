//! The arrows between rooms, held by a test where the compiler cannot hold them, and house rules about files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn rust_files(dir: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs_err::read_dir(dir).expect("folder") {
        let path = entry.expect("entry").path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            files.push(path);
        }
    }
}

/// Room → rooms it may name with `crate::`. The same table as in docs/architecture.md.
fn allowed() -> BTreeMap<&'static str, &'static [&'static str]> {
    const ALL: &[&str] = &["*"];
    BTreeMap::from([
        ("model", &[][..]),
        ("diagnostics", &[]),
        ("yaml", &["diagnostics"]),
        ("manifest", &["yaml", "lock", "model", "diagnostics"]),
        ("projection", &["model"]),
        ("check", &["projection", "lock", "model", "diagnostics"]),
        ("plan", &["projection", "model"]),
        ("lock", &["projection", "model"]),
        ("api", &["model", "secrets", "plan"]),
        ("client", &["api", "model", "secrets", "net", "plan"]),
        ("net", &["model"]),
        ("mcp", &["model"]),
        ("upstream", &["mcp", "net", "oauth", "model", "secrets", "projection"]),
        ("oauth", &["net", "secrets"]),
        ("secrets", &[]),
        ("store", &["model", "secrets", "plan"]),
        ("runtime", &["upstream", "model", "projection", "mcp"]),
        (
            "server",
            &[
                "api",
                "store",
                "check",
                "projection",
                "plan",
                "lock",
                "upstream",
                "oauth",
                "model",
                "secrets",
                "net",
                "diagnostics",
            ],
        ),
        ("gateway", &["mcp", "store", "projection", "plan", "runtime", "upstream", "oauth", "model", "secrets", "net"]),
        ("settings", &["diagnostics", "ui"]),
        ("ui", &["diagnostics", "model"]),
        ("commands", ALL),
        ("cli", ALL),
    ])
}

#[test]
fn rooms_use_only_what_they_may() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let allowed = allowed();
    let mut files = Vec::new();
    rust_files(&src, &mut files);
    let mut wrong = Vec::new();
    for file in files {
        let relative = file.strip_prefix(&src).expect("inside src");
        let Some(room) = relative.components().next().and_then(|c| c.as_os_str().to_str()) else { continue };
        let Some(may) = allowed.get(room) else { continue };
        if may.contains(&"*") {
            continue;
        }
        let text = fs_err::read_to_string(&file).expect("readable");
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for part in code.split("crate::").skip(1) {
                let target: String = part.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect();
                if target != room && allowed.contains_key(target.as_str()) && !may.contains(&target.as_str()) {
                    wrong.push(format!("{}:{}: `{room}` must not use `{target}`", relative.display(), number + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "forbidden arrows:\n{}", wrong.join("\n"));
}

#[test]
fn every_test_file_is_listed() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let main = fs_err::read_to_string(dir.join("main.rs")).expect("main.rs");
    let missing: Vec<_> = fs_err::read_dir(&dir)
        .expect("tests/it")
        .filter_map(|entry| {
            let name = entry.expect("entry").file_name().into_string().expect("UTF-8");
            let module = name.strip_suffix(".rs").unwrap_or(&name).to_owned();
            (module != "main" && module != "snapshots" && !main.contains(&format!("mod {module};"))).then_some(module)
        })
        .collect();
    assert!(missing.is_empty(), "not listed in tests/it/main.rs: {missing:?}");
}
