//! Ten thousand imported definitions: projecting and digesting them must take less time than parsing their JSON three
//! times.

#![allow(missing_docs, reason = "the macros of criterion make undocumented items")]
#![expect(clippy::print_stdout, reason = "the figure is what the program is for")]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use mcpctl::model::ImportFilter;
use mcpctl::projection::import::project_listing;
use serde_json::{Value, json};

/// A definition as servers in the wild have them: constraints, a reference, an output schema, hints; about 1.2 KB.
fn definition(n: usize) -> Value {
    json!({
        "name": format!("service_{}_operation_{n}", n % 50),
        "title": format!("Operation {n}"),
        "description": "Searches the records of a tenant and returns those that match, newest first. Use the cursor of the answer to read on.",
        "inputSchema": {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "properties": {
                "query": { "type": "string", "description": "What to look for", "minLength": 1, "maxLength": 200 },
                "tenant_id": { "type": "string", "description": "Whose records", "x-mcp-header": "Tenant" },
                "limit": { "type": "integer", "description": "How many at most", "minimum": 1, "maximum": 100, "default": 20 },
                "tags": { "type": "array", "items": { "type": "string" }, "description": "All of these" },
                "state": { "enum": ["open", "closed", "any"], "default": "any" },
                "filter": { "$ref": "#/$defs/filter" }
            },
            "required": ["query", "tenant_id"],
            "additionalProperties": false,
            "$defs": { "filter": { "type": "object", "properties": {
                "since": { "type": "string", "format": "date-time" }, "archived": { "type": "boolean" }
            } } }
        },
        "outputSchema": { "type": "object", "properties": {
            "items": { "type": "array", "items": { "type": "object", "properties": {
                "id": { "type": "string" }, "score": { "type": "number" }
            }, "required": ["id"] } },
            "cursor": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
        }, "required": ["items"] },
        "annotations": { "readOnlyHint": true, "openWorldHint": false }
    })
}

fn projecting(criterion: &mut Criterion) {
    let definitions: Vec<Value> = (0..10_000).map(definition).collect();
    let text = Value::from(definitions.clone()).to_string();
    let none = BTreeMap::new();
    let project = |listing: Vec<Value>| project_listing(listing, &none, None, &ImportFilter::All);
    let surface = project(definitions.clone());
    assert_eq!(
        surface.tools.len(),
        definitions.len(),
        "the bench measures the good path: {:?}",
        surface.diagnostics.first()
    );
    let mut group = criterion.benchmark_group("projection");
    group.sample_size(10);
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("parse the JSON three times", |bencher| {
        bencher.iter(|| [(); 3].map(|()| serde_json::from_str::<Vec<Value>>(&text).expect("JSON").len()));
    });
    group.bench_function("project and digest", |bencher| {
        bencher.iter_batched(|| definitions.clone(), project, BatchSize::PerIteration);
    });
    group.finish();
    // The same again in turns, so that both see the same machine: what the figure in docs/performance.md is held to.
    let timed = |work: &mut dyn FnMut()| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    };
    let parse = || {
        for _ in 0..3 {
            drop(black_box(serde_json::from_str::<Vec<Value>>(&text).expect("JSON")));
        }
    };
    let shares = (0..9).map(|_| {
        let parsing = timed(&mut || parse());
        let mut listing = Some(definitions.clone());
        let projecting = timed(&mut || drop(black_box(listing.take().map(project))));
        projecting.as_secs_f64() / parsing.as_secs_f64()
    });
    let mut shares: Vec<f64> = shares.collect();
    shares.sort_by(f64::total_cmp);
    let share = shares[shares.len() / 2];
    println!("projecting and digesting takes {share:.2} of the time of three parses");
    assert!(cfg!(debug_assertions) || share < 1.0, "projecting takes {share:.2} times three parses");
}

criterion_group!(benches, projecting);
criterion_main!(benches);
