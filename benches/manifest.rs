//! Reading and checking manifests by size: the positioned tree alone, and the whole way (includes, grammar, model, all
//! rules, places). Wanted: both linear, the whole way within three times the tree, in time and in memory.
//!
//! `cargo bench --bench manifest --no-default-features` prints the table of `docs/performance.md` and fails when a
//! limit is broken. The smallest size alone: `-- --quick`.

#![allow(missing_docs, clippy::print_stdout, clippy::exit, reason = "a program for the terminal")]

use std::fmt::Write;
use std::hint::black_box;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use mcpctl::check::{Input, KnownImports, Options, check};
use mcpctl::diagnostics::{FileId, Finding, Severity};
use mcpctl::manifest::{Choice, LoadOptions, load};
use mcpctl::yaml::compose;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The whole way may cost this many times the tree.
const LIMIT: f64 = 3.0;
/// Ten times the text may cost this many times more than ten times the time.
const BEND: f64 = 1.5;
const ENVIRONMENTS: usize = 16;
const IMPORTS_OF_ONE: usize = 125;

/// A manifest of about this many bytes: components with bindings, deployments with patterns, imports with filters, over
/// sixteen environments.
fn manifest(bytes: usize) -> String {
    let mut components = String::new();
    let mut tools = String::new();
    let mut deployments = vec![String::new(); ENVIRONMENTS];
    let mut imports = vec![String::new(); ENVIRONMENTS];
    let mut written = 0;
    for n in 0.. {
        if written > bytes {
            break;
        }
        let component = format!(
            "  my-app:tool-{n}:\n    componentWasm: build/tool-{n}.wasm\n    env: {{ LOG: info, NUMBER: \"{n}\" }}\n  my-app:owner-{n}:\n    componentWasm: build/owner-{n}.wasm\n    templates: base\n    tools:\n      tool-{n}: {{ parameters: {{ depth: {n} }} }}\n"
        );
        let tool = format!("  tool-{n}:\n    component: my-app:tool-{n}\n");
        let place = if n % ENVIRONMENTS < 2 { "subdomain: demo" } else { "domain: demo.example" };
        let place = place.replace("demo", &format!("demo-{n}"));
        let deployment = format!(
            "      - {place}\n        tools:\n          tool-{n}:\n            ownerComponent: my-app:owner-{n}\n            include: [read-file, list **, \"* deep\", kind-{}]\n",
            n % 50
        );
        written += component.len() + tool.len() + deployment.len();
        components.push_str(&component);
        tools.push_str(&tool);
        deployments[n % ENVIRONMENTS].push_str(&deployment);
        if n % 2 == 0 && n / 2 < ENVIRONMENTS * IMPORTS_OF_ONE {
            let import = format!(
                "      - name: import-{n}\n        url: https://host-{n}.example.com/mcp\n        prefix: p-{n}\n        include: [\"fetch-*\", \"{{a,b}}-?\", \"kind-{}-[a-z]*\"]\n",
                n % 50
            );
            written += import.len();
            imports[n / 2 % ENVIRONMENTS].push_str(&import);
        }
    }
    let mut text = "manifestVersion: 1.6.0\napp: bench\nenvironments:\n".to_owned();
    for n in 0..ENVIRONMENTS {
        let server = match n {
            0 => "local".to_owned(),
            1 => "cloud".to_owned(),
            n => format!("{{ url: \"https://cp-{n}.example.com\", auth: {{ oauth2: true }} }}"),
        };
        let _ = writeln!(text, "  env-{n}: {{ server: {server} }}");
    }
    let _ = write!(
        text,
        "componentTemplates:\n  base: {{ env: {{ A: b }} }}\ncomponents:\n{components}tools:\n{tools}mcp:\n"
    );
    for (section, lists) in [("deployments", deployments), ("imports", imports)] {
        let _ = writeln!(text, "  {section}:");
        for (n, list) in lists.iter().enumerate().filter(|(_, list)| !list.is_empty()) {
            let _ = write!(text, "    env-{n}:\n{list}");
        }
    }
    text
}

/// What a program does that only wants the tree.
fn tree(path: &Path) {
    let text = fs_err::read_to_string(path).expect("the file");
    let composed = compose(FileId(0), &text);
    assert!(composed.root.is_some());
    black_box((text, composed));
}

/// What `validate` does.
fn whole(path: &Path) -> Vec<Finding> {
    let loaded = load(&LoadOptions::new(Choice::Path(path.to_path_buf()))).expect("a text");
    let environments: Vec<_> = loaded.application.environments.keys().cloned().collect();
    let report = check(&Input {
        application: &loaded.application,
        runtime: loaded.runtime.as_ref(),
        environments: &environments,
        imports: &KnownImports::new(),
        lock: None,
        options: Options::default(),
    });
    let findings = loaded.findings.iter().cloned().chain(report.findings).collect();
    let placed = loaded.place(findings);
    black_box(loaded);
    placed
}

/// The best time of some runs (what else the machine does makes the others slower), and the most memory that was in use
/// above what was before.
fn measure<T>(runs: usize, mut run: impl FnMut() -> T) -> (Duration, usize) {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    drop(run());
    let peak = MEMORY.peak_usage() - before;
    let times = (0..runs).map(|_| {
        let start = Instant::now();
        let result = run();
        let time = start.elapsed();
        drop(result);
        time
    });
    (times.min().unwrap_or_default(), peak)
}

#[allow(clippy::cast_precision_loss, reason = "ratios")]
fn main() -> ExitCode {
    let quick = std::env::args().any(|arg| arg == "--quick");
    let sizes: &[usize] = if quick { &[50_000] } else { &[50_000, 500_000, 5_000_000] };
    let folder = tempfile::tempdir().expect("a folder");
    println!("| text | tree | whole way | times | tree | whole way | times |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let mut broken = Vec::new();
    let mut pace: Option<f64> = None;
    for &bytes in sizes {
        let path = folder.path().join(format!("golem-{bytes}.yaml"));
        let text = manifest(bytes);
        fs_err::write(&path, &text).expect("written");
        let findings = whole(&path);
        let wrong = findings.iter().find(|finding| finding.severity > Severity::Note);
        assert!(wrong.is_none(), "the bench measures the good path: {wrong:?}");
        let runs = (50_000_000 / bytes).clamp(7, 200);
        let (tree_time, tree_peak) = measure(runs, || tree(&path));
        let (time, peak) = measure(runs, || whole(&path));
        let (slower, larger) = (time.as_secs_f64() / tree_time.as_secs_f64(), peak as f64 / tree_peak as f64);
        println!(
            "| {:.2} MB | {:.2} ms | {:.2} ms | {slower:.2} | {:.1} MB | {:.1} MB | {larger:.2} |",
            text.len() as f64 / 1e6,
            tree_time.as_secs_f64() * 1e3,
            time.as_secs_f64() * 1e3,
            tree_peak as f64 / 1e6,
            peak as f64 / 1e6,
        );
        if slower > LIMIT || larger > LIMIT {
            broken.push(format!("{bytes} bytes: {slower:.2} times the time, {larger:.2} times the memory"));
        }
        let per_byte = time.as_secs_f64() / text.len() as f64;
        if pace.replace(per_byte).is_some_and(|before| per_byte > before * BEND) {
            broken.push(format!("{bytes} bytes: not linear"));
        }
    }
    if !broken.is_empty() {
        println!("\nbeyond the limits: {}", broken.join("; "));
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
