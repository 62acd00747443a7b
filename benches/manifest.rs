//! Reading of manifests by size: the tree alone, and the whole way to the model. Both must be linear, and the whole
//! way no more than three times the tree.

#![allow(missing_docs, reason = "the macros of criterion make undocumented items")]

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use mcpctl::diagnostics::FileId;
use mcpctl::manifest::{Choice, LoadOptions, load};
use mcpctl::yaml::compose;

/// A manifest of about this many bytes: components with bindings, deployments with patterns, imports with filters.
fn manifest(bytes: usize) -> String {
    let mut components = String::new();
    let mut tools = String::new();
    let mut deployments = String::new();
    let mut imports = String::new();
    let mut n = 0;
    while components.len() + tools.len() + deployments.len() + imports.len() < bytes {
        components.push_str(&format!(
            "  my-app:tool-{n}:\n    componentWasm: build/tool-{n}.wasm\n    env: {{ LOG: info, NUMBER: \"{n}\" }}\n  my-app:owner-{n}:\n    componentWasm: build/owner-{n}.wasm\n    templates: base\n    tools:\n      tool-{n}: {{ parameters: {{ depth: {n} }} }}\n"
        ));
        tools.push_str(&format!("  tool-{n}:\n    component: my-app:tool-{n}\n"));
        deployments.push_str(&format!(
            "      - subdomain: demo-{n}\n        tools:\n          tool-{n}:\n            ownerComponent: my-app:owner-{n}\n            include: [read-file, list **, \"* deep\"]\n"
        ));
        if n % 50 == 0 && n / 50 < 100 {
            imports.push_str(&format!(
                "      - name: import-{n}\n        url: https://host-{n}.example.com/mcp\n        prefix: p-{n}\n        include: [\"fetch-*\", \"{{a,b}}-?\"]\n"
            ));
        }
        n += 1;
    }
    format!(
        "manifestVersion: 1.6.0\napp: bench\nenvironments:\n  local: {{ server: local }}\n  cloud: {{ server: cloud }}\ncomponentTemplates:\n  base: {{ env: {{ A: b }} }}\ncomponents:\n{components}tools:\n{tools}mcp:\n  deployments:\n    local:\n{deployments}  imports:\n    local:\n{imports}"
    )
}

fn reading(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("manifest");
    group.sample_size(10);
    for bytes in [50_000, 500_000, 5_000_000] {
        let text = manifest(bytes);
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_with_input(BenchmarkId::new("tree", bytes), &text, |bencher, text| {
            bencher.iter(|| compose(FileId(0), text));
        });
        let options = LoadOptions {
            with_runtime: false,
            ..LoadOptions::new(Choice::Text { name: "bench.yaml".to_owned(), text: text.clone() })
        };
        let loaded = load(&options).expect("a text");
        assert!(loaded.findings.is_empty(), "the bench measures the good path: {:?}", loaded.findings.first());
        group.bench_with_input(BenchmarkId::new("model", bytes), &options, |bencher, options| {
            bencher.iter(|| load(options));
        });
    }
    group.finish();
}

criterion_group!(benches, reading);
criterion_main!(benches);
