//! What an import's tools become: names, collisions, filters, and a definition in Golem's shape for every tool that
//! can have one. A tool that cannot is left out with a reason that names the place; it never takes others down.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::model::{ImportFilter, Prefix, ToolName, depth};

use super::import_definition;
use super::limits;
use super::surface::{ImportSurface, ImportedDefinition, ImportedTool};

/// The kebab-case form of an upstream name: lower case, ASCII letters and digits kept, every run of anything else one
/// hyphen, none at the ends. May be empty, or begin with a digit.
pub fn sanitize(name: &str) -> String {
    let mut sanitized = String::with_capacity(name.len());
    for c in name.chars().flat_map(char::to_lowercase) {
        if c.is_ascii_lowercase() || c.is_ascii_digit() {
            sanitized.push(c);
        } else if !sanitized.is_empty() && !sanitized.ends_with('-') {
            sanitized.push('-');
        }
    }
    sanitized.truncate(sanitized.trim_end_matches('-').len());
    sanitized
}

/// Projects the tools of an upstream, given as it listed them. Names that become equal lose all their tools, before any
/// filter: which of them was meant cannot depend on a filter.
pub fn project_import(upstream_tools: &[Value], prefix: Option<&Prefix>, filter: &ImportFilter) -> ImportSurface {
    project_listing(upstream_tools.to_vec(), &BTreeMap::new(), prefix, filter)
}

/// The same for whoever needs the list no more: it is not copied. Those that the reader of the list refuses, by position
/// and with its reason, are left out; their names still count.
pub fn project_listing(
    upstream_tools: Vec<Value>,
    refused: &BTreeMap<usize, String>,
    prefix: Option<&Prefix>,
    filter: &ImportFilter,
) -> ImportSurface {
    let names: Vec<Result<&str, String>> = upstream_tools.iter().map(upstream_name).collect();
    let mut groups: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for name in names.iter().flatten() {
        groups.entry(sanitize(name)).or_default().push(name);
    }
    let project = |(index, (tool, name)): (usize, (&Value, &Result<&str, String>))| match name {
        Ok(name) => project_tool(tool, name, prefix, filter, &groups, refused.get(&index))
            .map_err(|reason| ((*name).to_owned(), reason)),
        Err(reason) => Err((format!("tools[{index}]"), refused.get(&index).unwrap_or(reason).clone())),
    };
    let projected: Vec<_> = upstream_tools.iter().zip(&names).enumerate().map(project).collect();
    let mut surface = ImportSurface::default();
    for (projected, upstream) in projected.into_iter().zip(upstream_tools) {
        match projected {
            Ok(Projected { name, upstream_name, digest, definition }) => {
                surface.tools.push(ImportedTool { name, upstream_name, digest, definition, upstream });
            }
            Err(diagnostic) => surface.diagnostics.push(diagnostic),
        }
    }
    surface.tools.sort_by(|a, b| a.name.cmp(&b.name));
    surface.diagnostics.sort();
    surface
}

/// An [`ImportedTool`] before it gets what its upstream says.
struct Projected {
    name: ToolName,
    upstream_name: String,
    digest: String,
    definition: ImportedDefinition,
}

fn upstream_name(tool: &Value) -> Result<&str, String> {
    let Value::Object(members) = tool else { return Err("the entry is no object".to_owned()) };
    match members.get("name") {
        Some(Value::String(name)) if !name.is_empty() => Ok(name),
        Some(Value::String(_)) => Err("the name is empty".to_owned()),
        Some(_) => Err("the name is no text".to_owned()),
        None => Err("the entry has no name".to_owned()),
    }
}

fn project_tool(
    tool: &Value,
    name: &str,
    prefix: Option<&Prefix>,
    filter: &ImportFilter,
    groups: &BTreeMap<String, Vec<&str>>,
    refused: Option<&String>,
) -> Result<Projected, String> {
    let sanitized = sanitize(name);
    let exposed = exposed_name(&sanitized, prefix)?;
    if let Some(group) = groups.get(&sanitized)
        && group.len() > 1
    {
        return Err(collision(name, &sanitized, group));
    }
    if !filter.admits(&sanitized) {
        return Err(match filter {
            ImportFilter::Exclude(_) => format!("`exclude` removes `{sanitized}`"),
            _ => format!("`include` does not select `{sanitized}`"),
        });
    }
    if let Some(reason) = refused {
        return Err(reason.clone());
    }
    if for_apps_alone(tool) {
        return Err("the server offers it to its own user interface alone (`_meta.ui.visibility`)".to_owned());
    }
    limits::within(name, tool)?;
    let (definition, digest) = import_definition::definition(tool, &exposed)?;
    if !depth::within(definition.as_str().as_bytes(), MAX_DEPTH) {
        return Err(format!("the definition nests deeper than {MAX_DEPTH} levels"));
    }
    Ok(Projected { name: exposed, upstream_name: name.to_owned(), digest, definition })
}

/// Whether a tool must not be shown to models (MCP Apps, SEP-1865: `visibility` is both unless said).
fn for_apps_alone(tool: &Value) -> bool {
    let visibility = tool.pointer("/_meta/ui/visibility").and_then(Value::as_array);
    visibility.is_some_and(|of| !of.is_empty() && of.iter().all(|who| who != "model"))
}

/// The deepest definition: documents that hold it must stay readable for every JSON parser with the usual limit of 128.
const MAX_DEPTH: usize = 96;

fn exposed_name(sanitized: &str, prefix: Option<&Prefix>) -> Result<ToolName, String> {
    if sanitized.is_empty() {
        return Err("the name has no ASCII letter or digit to make a name from".to_owned());
    }
    let exposed = match prefix {
        Some(prefix) => format!("{prefix}-{sanitized}"),
        None => sanitized.to_owned(),
    };
    ToolName::parse(&exposed).map_err(|error| {
        let advice = if prefix.is_none() && sanitized.starts_with(|c: char| c.is_ascii_digit()) {
            "; a `prefix` on the import would make it one"
        } else {
            ""
        };
        format!("`{exposed}` is not a valid name: {error}{advice}")
    })
}

fn collision(name: &str, sanitized: &str, group: &[&str]) -> String {
    let mut others: Vec<String> = group.iter().filter(|other| **other != name).map(|n| format!("`{n}`")).collect();
    others.sort();
    others.dedup();
    if others.is_empty() {
        return format!("the server lists the name `{name}` {} times", group.len());
    }
    format!("the name becomes `{sanitized}`, as {} does", others.join(", "))
}

/// The tools of all imports of an environment after precedence.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Merged {
    /// Tools with the index of their import, sorted by name.
    pub tools: Vec<(usize, ImportedTool)>,
    /// Excluded tools: index of the import, upstream name, reason; sorted.
    pub diagnostics: Vec<(usize, String, String)>,
}

/// Merges imports, given in list order with their indices: native tools come first, then earlier imports. The loser is
/// left out with a reason.
pub fn merge(native: &BTreeSet<ToolName>, imports: &[(usize, &ImportSurface)]) -> Merged {
    let mut merged = Merged::default();
    let mut taken: BTreeMap<&ToolName, usize> = BTreeMap::new();
    for (index, surface) in imports {
        for tool in &surface.tools {
            let lost = if native.contains(&tool.name) {
                Some(format!("a native tool has the name `{}`", tool.name))
            } else {
                taken
                    .get(&tool.name)
                    .filter(|first| *first != index)
                    .map(|first| format!("the earlier import at position {first} provides the name `{}`", tool.name))
            };
            if let Some(reason) = lost {
                merged.diagnostics.push((*index, tool.upstream_name.clone(), reason));
            } else {
                taken.insert(&tool.name, *index);
                merged.tools.push((*index, tool.clone()));
            }
        }
        let excluded = surface.diagnostics.iter().cloned();
        merged.diagnostics.extend(excluded.map(|(name, reason)| (*index, name, reason)));
    }
    merged.tools.sort_by(|a, b| a.1.name.cmp(&b.1.name));
    merged.diagnostics.sort();
    merged
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::model::NameGlob;

    fn tool(name: &str) -> Value {
        json!({"name": name, "inputSchema": {"type": "object"}})
    }

    #[test]
    fn tools_of_a_user_interface_are_not_shown_to_models() {
        let with = |visibility: Value| {
            let mut tool = tool("a");
            tool["_meta"] = json!({ "ui": { "resourceUri": "ui://a", "visibility": visibility } });
            project_import(&[tool], None, &ImportFilter::All)
        };
        assert_eq!(with(json!(["app"])).tools.len(), 0);
        assert_eq!(shown(&with(json!(["app"]))).matches("its own user interface alone").count(), 1);
        for both in [json!(["model", "app"]), json!(["model"]), json!([]), Value::Null] {
            assert_eq!(with(both.clone()).tools.len(), 1, "{both}");
        }
    }

    fn shown(surface: &ImportSurface) -> String {
        let tools = surface.tools.iter().map(|tool| format!("{} <- {}\n", tool.name, tool.upstream_name));
        let excluded = surface.diagnostics.iter().map(|(name, reason)| format!("- {name}: {reason}\n"));
        tools.chain(excluded).collect()
    }

    #[test]
    fn names_become_kebab_case() {
        for (name, sanitized) in [
            ("microsoft_docs_fetch", "microsoft-docs-fetch"),
            ("Search.Notes/v2", "search-notes-v2"),
            ("__a--b__", "a-b"),
            ("héllo", "h-llo"),
            ("3D Render", "3d-render"),
            ("文書", ""),
            ("K", "k"),
        ] {
            assert_eq!(sanitize(name), sanitized, "{name}");
        }
    }

    #[test]
    fn names_that_become_equal_are_all_dropped_whatever_the_filter_says() {
        let tools = ["a.b", "a_b", "a-b", "a/b", "ok", "3d", "文", "middleware"].map(tool);
        insta::assert_snapshot!(shown(&project_import(&tools, None, &ImportFilter::All)), @r"
        ok <- ok
        - 3d: `3d` is not a valid name: a tool name must be lower kebab case: a-z first, then a-z, 0-9 and single hyphens, not ending in a hyphen; a `prefix` on the import would make it one
        - a-b: the name becomes `a-b`, as `a.b`, `a/b`, `a_b` does
        - a.b: the name becomes `a-b`, as `a-b`, `a/b`, `a_b` does
        - a/b: the name becomes `a-b`, as `a-b`, `a.b`, `a_b` does
        - a_b: the name becomes `a-b`, as `a-b`, `a.b`, `a/b` does
        - middleware: `middleware` is not a valid name: a tool name must not be `middleware`, which is reserved
        - 文: the name has no ASCII letter or digit to make a name from
        ");
        let prefix = Prefix::parse("x").expect("a prefix");
        let filter = ImportFilter::Exclude(vec![NameGlob::parse("ok").expect("a glob")]);
        insta::assert_snapshot!(shown(&project_import(&[tool("3d"), tool("ok"), tool("same"), tool("same")], Some(&prefix), &filter)), @r"
        x-3d <- 3d
        - ok: `exclude` removes `ok`
        - same: the server lists the name `same` 2 times
        - same: the server lists the name `same` 2 times
        ");
    }

    #[test]
    fn one_bad_entry_never_takes_others_down() {
        let tools = [
            Value::Null,
            json!("text"),
            json!({"inputSchema": {"type": "object"}}),
            json!({"name": 5}),
            json!({"name": "no-schema"}),
            json!({"name": "null-schema", "inputSchema": null}),
            json!({"name": "string-root", "inputSchema": {"type": "string"}}),
            json!({"name": "no-type", "inputSchema": {"properties": {}}}),
            json!({"name": "false-property", "inputSchema": {"type": "object", "properties": {"a": false}}}),
            json!({"name": "broken-output", "inputSchema": {"type": "object"}, "outputSchema": "object"}),
            json!({"name": "output-place", "inputSchema": {"type": "object"},
                "outputSchema": {"type": "object", "properties": {"a": {"type": "nonsense"}}}}),
            json!({"name": "dialect", "inputSchema": {"$schema": "https://example.com/mine", "type": "object"}}),
            json!({"name": "remote-ref", "inputSchema": {"type": "object", "properties": {"a": {"$ref": "https://e.com/s"}}}}),
            json!({"name": "bad-header", "inputSchema": {"type": "object", "properties":
                {"a": {"type": "number", "x-mcp-header": "A"}}}}),
            json!({"name": "task", "inputSchema": {"type": "object"}, "execution": {"taskSupport": "required"}}),
            json!({"name": "hints", "inputSchema": {"type": "object"}, "annotations": {"readOnlyHint": "yes"}}),
            json!({"name": "good", "inputSchema": {"type": "object", "properties": {"any": true}}}),
        ];
        insta::assert_snapshot!(shown(&project_import(&tools, None, &ImportFilter::All)), @r"
        good <- good
        - bad-header: `x-mcp-header` at `/properties/a` is allowed only on a string, an integer or a boolean
        - broken-output: `/outputSchema` must be a schema (an object)
        - dialect: `/inputSchema/$schema` names a dialect of JSON Schema that is not known here
        - false-property: `/inputSchema/properties/a` admits nothing (a `false` schema)
        - hints: `/annotations/readOnlyHint` must be true or false
        - no-schema: `/inputSchema` is missing
        - no-type: `/inputSchema` must have `type: object`
        - null-schema: `/inputSchema` is missing
        - output-place: `/outputSchema/properties/a/type` is not a type of JSON Schema
        - remote-ref: `/inputSchema/properties/a/$ref` must point into the same schema (`#/…`); nothing is fetched
        - string-root: `/inputSchema` must have `type: object`
        - task: the tool runs only as a task, which is not supported
        - tools[0]: the entry is no object
        - tools[1]: the entry is no object
        - tools[2]: the entry has no name
        - tools[3]: the name is no text
        ");
    }

    #[test]
    fn native_tools_win_then_earlier_imports() {
        let first = project_import(&[tool("a"), tool("b")], None, &ImportFilter::All);
        let second = project_import(&[tool("b"), tool("c"), tool("n")], None, &ImportFilter::All);
        let native = BTreeSet::from([ToolName::parse("n").expect("a name")]);
        let merged = merge(&native, &[(0, &first), (1, &second)]);
        let names: Vec<String> = merged.tools.iter().map(|(index, tool)| format!("{} {index}", tool.name)).collect();
        assert_eq!(names, ["a 0", "b 0", "c 1"]);
        assert_eq!(
            merged.diagnostics,
            [
                (1, "b".into(), "the earlier import at position 0 provides the name `b`".into()),
                (1, "n".into(), "a native tool has the name `n`".into()),
            ]
        );
    }
}
