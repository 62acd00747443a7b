//! Names, aliases and selection.

use serde_json::json;

use super::{catalog, deployment, exclude, export, include, names, tool};
use crate::model::{Auth, CommandSelection, Import, ImportFilter, Rendered, ToolDefinition};
use crate::projection::{ImportSurface, ImportedTool, Known, PatternList, Problem, project};

fn file_tools() -> ToolDefinition {
    tool(
        "file-tools",
        json!({ "commands": [
        { "name": "read-file", "doc": { "summary": "Print a file" }, "body": {} },
        { "name": "list", "aliases": ["l"], "doc": { "summary": "List the working folder" }, "body": {}, "commands": [
            { "name": "files", "aliases": ["ls"], "doc": { "summary": "List a folder" }, "body": {} },
        ] },
        { "name": "group", "commands": [{ "name": "inner", "body": {} }] },
    ] }),
    )
}

#[test]
fn commands_with_bodies_get_names_also_beside_subcommands() {
    let projection = export(file_tools(), CommandSelection::All);
    assert_eq!(projection.problems, []);
    assert_eq!(
        names(&projection),
        [
            "file_tools_group_inner",
            "file_tools_l",
            "file_tools_l_files",
            "file_tools_l_ls",
            "file_tools_list",
            "file_tools_list_files",
            "file_tools_list_ls",
            "file_tools_read_file",
        ]
    );
}

#[test]
fn the_canonical_path_decides_for_all_aliases() {
    let selected = |selection| names(&export(file_tools(), selection)).join(" ");
    assert_eq!(
        selected(include(&["list files"])),
        "file_tools_l_files file_tools_l_ls file_tools_list_files file_tools_list_ls"
    );
    assert_eq!(selected(include(&["list ls"])), "file_tools_list_ls", "an alias pattern selects that alias only");
    assert_eq!(selected(include(&["**"])), selected(CommandSelection::All));
    assert_eq!(selected(exclude(&["list **"])), "file_tools_group_inner file_tools_read_file");
    assert_eq!(
        selected(exclude(&["l ls", "group **", "read-file"])),
        "file_tools_l file_tools_l_files file_tools_list file_tools_list_files file_tools_list_ls"
    );
}

#[test]
fn a_root_alias_renames_everything_below() {
    let aliased = tool("ft", json!({ "aliases": ["tools"], "body": {}, "commands": [{ "name": "x-y", "body": {} }] }));
    assert_eq!(names(&export(aliased.clone(), CommandSelection::All)), ["ft", "ft_x_y", "tools", "tools_x_y"]);
    assert_eq!(names(&export(aliased.clone(), exclude(&["x-y"]))), ["ft", "tools"]);
    assert_eq!(names(&export(aliased, include(&["*"]))), ["ft_x_y", "tools_x_y"], "the root has no segment");
}

#[test]
fn an_alias_is_a_tool_of_its_own_that_says_so() {
    let projection = export(file_tools(), include(&["list"]));
    let [alias, canonical] = projection.endpoint.tools.as_slice() else { panic!("{projection:?}") };
    assert_eq!(alias.definition["description"], "List the working folder\n\n(alias for `file_tools_list`)");
    assert_eq!(canonical.definition["description"], "List the working folder");
    assert_eq!(alias.invocation, canonical.invocation);
}

#[test]
fn idle_patterns_and_empty_selections_are_problems() {
    let projection = export(file_tools(), include(&["read-file", "group", "nothing **"]));
    let idle: Vec<(PatternList, usize)> = projection
        .problems
        .iter()
        .filter_map(|problem| match problem {
            Problem::PatternSelectsNothing { list, index, .. } => Some((*list, *index)),
            _ => None,
        })
        .collect();
    assert_eq!(idle, [(PatternList::Include, 1), (PatternList::Include, 2)], "a parent without a body is no command");
    let nothing = export(file_tools(), exclude(&["**"]));
    assert!(matches!(nothing.problems.as_slice(), [Problem::NothingSelected { .. }]), "{:?}", nothing.problems);
    assert!(nothing.is_blocked());
}

#[test]
fn joined_paths_can_collide_and_never_silently() {
    let colliding = tool(
        "t",
        json!({ "commands": [
        { "name": "a-b", "commands": [{ "name": "c", "body": {} }] },
        { "name": "a", "commands": [{ "name": "b-c", "body": {} }] },
    ] }),
    );
    let projection = export(colliding, CommandSelection::All);
    assert_eq!(names(&projection), ["t_a_b_c"], "one of them is kept");
    let [Problem::NameCollision { name, sources, .. }] = projection.problems.as_slice() else {
        panic!("{projection:?}")
    };
    assert_eq!((name.as_str(), sources.len()), ("t_a_b_c", 2));
}

#[test]
fn aliases_that_explode_are_refused_before_they_do() {
    let aliases: Vec<String> = (0..200).map(|at| format!("a{at}")).collect();
    let mut command = json!({ "name": "c", "aliases": aliases, "body": {} });
    for _ in 0..40 {
        command = json!({ "name": "c", "aliases": aliases, "commands": [command] });
    }
    let projection = export(tool("t", json!({ "commands": [command] })), include(&["**"]));
    assert!(projection.endpoint.tools.is_empty());
    assert!(matches!(projection.problems.as_slice(), [Problem::TooManyNames { .. }]), "{:?}", projection.problems);
}

#[test]
fn an_imported_tool_passes_its_upstreams_definition_on_unless_that_lends_credentials() {
    let exported = |domain: &str, auth: Auth| {
        let upstream = json!({ "name": "Search It", "inputSchema": { "type": "object" }, "x-vendor": 1 });
        let import = Import {
            index: 0,
            name: None,
            url: Rendered { template: String::new(), value: None },
            auth,
            prefix: None,
            filter: ImportFilter::All,
            version: None,
        };
        let tool = ImportedTool {
            name: "search-it".parse().expect("name"),
            upstream_name: "Search It".to_owned(),
            digest: String::new(),
            definition: json!({}).into(),
            upstream,
        };
        let mut catalog = catalog(Vec::new(), &json!({}));
        catalog.imports = vec![(import, Known::Yes(ImportSurface { tools: vec![tool], diagnostics: Vec::new() }))];
        let owner = std::sync::Arc::make_mut(&mut catalog.components).values_mut().next().expect("the component");
        owner.bindings.insert("search-it".parse().expect("name"));
        let mut deployment = deployment(&[("search-it", CommandSelection::All)], &[]);
        deployment.domain = domain.parse().expect("domain");
        project(&deployment, &catalog)
    };
    let bearer = || Auth::Bearer(Rendered { template: "{{ T }}".to_owned(), value: None });
    let local = exported("x.localhost", bearer());
    assert_eq!(local.problems, []);
    assert_eq!(
        local.endpoint.tools[0].definition,
        json!({ "name": "search_it", "inputSchema": { "type": "object" }, "x-vendor": 1 }).into()
    );
    let open = exported("tools.example.com", bearer());
    assert!(open.endpoint.tools.is_empty(), "it is not even shown");
    assert!(matches!(open.problems.as_slice(), [Problem::ExposedCredentials { .. }]), "{:?}", open.problems);
    assert_eq!(names(&exported("tools.example.com", Auth::None)), ["search_it"]);
}
