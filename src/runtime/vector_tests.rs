use super::*;
use crate::model::definition::{Body, DuplicateKeys, OptionSpec, Positional, ToolDefinition};
use crate::model::{Command, CommandName, Doc, ValueType};
use proptest::prelude::*;
use serde_json::json;

fn option(long: &str, shape: OptionShape) -> OptionSpec {
    OptionSpec {
        long: long.to_owned(),
        short: None,
        aliases: Vec::new(),
        doc: Doc::default(),
        shape,
        required: false,
        default: None,
    }
}

fn positional(name: &str, repeated: bool) -> Positional {
    Positional {
        name: name.to_owned(),
        doc: Doc::default(),
        r#type: ValueType::string(),
        required: false,
        default: None,
        repeated,
    }
}

fn flag(long: &str, spelling: Option<&str>) -> Flag {
    Flag {
        long: long.to_owned(),
        short: None,
        r#as: spelling.map(str::to_owned),
        aliases: Vec::new(),
        doc: Doc::default(),
        default: false,
    }
}

fn command(name: &str, body: Body) -> Command {
    Command {
        name: CommandName::parse(name).expect("name"),
        aliases: Vec::new(),
        doc: Doc::default(),
        global_options: Vec::new(),
        global_flags: Vec::new(),
        commands: Vec::new(),
        body: Some(body),
    }
}

/// A tool `demo` with the command `get` and one global option.
fn demo() -> ToolDefinition {
    let repeated = |repetition| OptionShape::RepeatableList { item: ValueType::string(), repetition };
    let get = command(
        "get",
        Body {
            positionals: vec![positional("first", false), positional("rest", true)],
            options: vec![
                option("one", OptionShape::Scalar(ValueType::string())),
                option("maybe", OptionShape::OptionalScalar(ValueType::string())),
                option("many", repeated(Repetition::Repeated)),
                option("csv", repeated(Repetition::Delimited(','))),
                option(
                    "map",
                    OptionShape::RepeatableMap { value: ValueType::string(), duplicate_keys: DuplicateKeys::Reject },
                ),
            ],
            flags: vec![flag("all", Some("-a")), flag("dry", None)],
            ..Body::default()
        },
    );
    let mut root = command("demo", Body::default());
    root.global_options.push(option("level", OptionShape::Scalar(ValueType::integer())));
    root.commands.push(get);
    ToolDefinition { version: None, root, defs: indexmap::IndexMap::new(), resources: Vec::new(), prompts: Vec::new() }
}

fn derive(values: &Value) -> Result<Vec<String>, String> {
    let tool = demo();
    let path = [CommandName::parse("get").expect("name")];
    let command = CommandView::find(&tool, &path).expect("command");
    derived(&command, values.as_object().expect("object")).map_err(|error| error.to_string())
}

fn filled(template: &[&[ArgPart]], values: &Value) -> Result<Vec<String>, String> {
    let tool = demo();
    let path = [CommandName::parse("get").expect("name")];
    let command = CommandView::find(&tool, &path).expect("command");
    let template: Vec<_> = template.iter().map(|parts| ArgTemplate { parts: parts.to_vec() }).collect();
    explicit(&template, &command, values.as_object().expect("object")).map_err(|error| error.to_string())
}

fn lit(text: &str) -> ArgPart {
    ArgPart::Literal(text.to_owned())
}

fn arg(name: &str) -> ArgPart {
    ArgPart::Argument(name.to_owned())
}

#[test]
fn derived_vectors_follow_the_declaration() {
    let values = json!({
        "rest": ["-x", "y"], "first": "--f", "all": true, "dry": false, "level": 3, "one": "a b",
        "maybe": null, "many": ["1", "2"], "csv": ["3", "4"], "map": {"k": "v=w"},
    });
    assert_eq!(
        derive(&values).expect("vector"),
        [
            "get",
            "--level=3",
            "--one=a b",
            "--maybe",
            "--many=1",
            "--many=2",
            "--csv=3,4",
            "--map=k=v=w",
            "-a",
            "--",
            "--f",
            "-x",
            "y"
        ]
    );
    assert_eq!(derive(&json!({})).expect("vector"), ["get", "--"]);
}

#[test]
fn what_a_program_would_misread_is_refused() {
    for (values, property) in [
        (json!({"rest": ["x"]}), "rest"),
        (json!({"csv": ["a,b"]}), "csv"),
        (json!({"map": {"a=b": "c"}}), "map"),
        (json!({"one": "a\0b"}), "one"),
        (json!({"first": "x".repeat(131_072)}), "first"),
    ] {
        let error = derive(&values).expect_err(property);
        assert!(error.contains(&format!("`{property}` ")), "{error}");
    }
    assert!(derive(&json!({"first": "x".repeat(131_071)})).is_ok());
    assert!(derive(&json!({"one": "x".repeat(131_071)})).is_err(), "the option's name counts too");
}

#[test]
fn templates_drop_absent_and_spread_lists() {
    let template: &[&[ArgPart]] =
        &[&[lit("-n")], &[arg("all")], &[lit("--one="), arg("one")], &[arg("first")], &[arg("rest")]];
    assert_eq!(filled(template, &json!({})).expect("vector"), ["-n"]);
    assert_eq!(
        filled(template, &json!({"all": true, "one": "-1", "first": "f", "rest": ["a", "b"]})).expect("vector"),
        ["-n", "-a", "--one=-1", "f", "a", "b"]
    );
    let glued: &[&[ArgPart]] = &[&[lit("-I"), arg("rest")], &[arg("dry")]];
    assert_eq!(filled(glued, &json!({"rest": ["a", "b"], "dry": true})).expect("vector"), ["-Ia", "-Ib", "--dry"]);
}

#[test]
fn a_bare_placeholder_cannot_smuggle_an_option() {
    let error = filled(&[&[arg("first")]], &json!({"first": "-rf"})).expect_err("refused");
    assert!(error.contains("`first` must not begin with `-`"), "{error}");
    assert!(filled(&[&[arg("one"), arg("first")]], &json!({"one": "", "first": "-rf"})).is_err());
    assert!(filled(&[&[arg("rest")]], &json!({"rest": ["a", "-b"]})).is_err());
    assert_eq!(filled(&[&[lit("--")], &[arg("first")]], &json!({"first": "-rf"})).expect("vector"), ["--", "-rf"]);
    assert_eq!(filled(&[&[lit("x"), arg("first")]], &json!({"first": "-rf"})).expect("vector"), ["x-rf"]);
}

/// A parser as a program would build it from the definition.
fn parser() -> clap::Command {
    use clap::{Arg, ArgAction, Command};
    let value = |name: &'static str| Arg::new(name).long(name).allow_hyphen_values(true);
    Command::new("demo").no_binary_name(true).subcommand(
        Command::new("get")
            .arg(value("level").value_parser(clap::value_parser!(i64)))
            .arg(value("one"))
            .arg(value("maybe").num_args(0..=1).require_equals(true).default_missing_value("\u{1}bare"))
            .arg(value("many").action(ArgAction::Append))
            .arg(value("csv").action(ArgAction::Append).value_delimiter(','))
            .arg(value("map").action(ArgAction::Append))
            .arg(Arg::new("all").short('a').action(ArgAction::SetTrue))
            .arg(Arg::new("dry").long("dry").action(ArgAction::SetTrue))
            .arg(Arg::new("first"))
            .arg(Arg::new("rest").num_args(0..)),
    )
}

/// What the parser understood, in the shape of the values that went in.
fn read_back(vector: &[String]) -> Value {
    let matches = parser().try_get_matches_from(vector).expect("the parser accepts the vector");
    let (_, matches) = matches.subcommand().expect("subcommand");
    let one = |name: &str| matches.get_one::<String>(name).cloned();
    let list = |name: &str| matches.get_many::<String>(name).map(|values| values.cloned().collect::<Vec<_>>());
    let mut read = Map::new();
    if let Some(level) = matches.get_one::<i64>("level") {
        read.insert("level".into(), json!(level));
    }
    for name in ["one", "maybe", "first"] {
        if let Some(text) = one(name) {
            read.insert(name.into(), if text == "\u{1}bare" { Value::Null } else { json!(text) });
        }
    }
    for name in ["many", "csv", "rest"] {
        if let Some(texts) = list(name) {
            read.insert(name.into(), json!(texts));
        }
    }
    if let Some(pairs) = list("map") {
        let pairs = pairs.iter().filter_map(|pair| pair.split_once('='));
        read.insert("map".into(), pairs.map(|(k, v)| (k.to_owned(), json!(v))).collect::<Map<_, _>>().into());
    }
    for name in ["all", "dry"] {
        if matches.get_flag(name) {
            read.insert(name.into(), json!(true));
        }
    }
    Value::Object(read)
}

proptest! {
    #[test]
    fn a_parser_of_the_same_definition_reads_the_same_values(
        level in proptest::option::of(any::<i64>()),
        one in proptest::option::of("[^\\x00]{0,12}"),
        maybe in proptest::option::of(proptest::option::of("[a-z=-]{0,6}")),
        many in proptest::collection::vec("[^\\x00]{0,8}", 0..4),
        csv in proptest::collection::vec("[^\\x00,]{0,8}", 0..4),
        map in proptest::collection::btree_map("[^\\x00=]{0,5}", "[^\\x00]{0,5}", 0..3),
        first in proptest::option::of("[^\\x00]{0,12}"),
        rest in proptest::collection::vec("[^\\x00]{0,8}", 0..4),
        all in any::<bool>(),
        dry in any::<bool>(),
    ) {
        let mut values = Map::new();
        let mut put = |name: &str, value: Option<Value>| {
            if let Some(value) = value {
                values.insert(name.to_owned(), value);
            }
        };
        put("level", level.map(|value| json!(value)));
        put("one", one.map(|value| json!(value)));
        put("maybe", maybe.map(|value| json!(value)));
        put("many", (!many.is_empty()).then(|| json!(many)));
        put("csv", (!csv.is_empty()).then(|| json!(csv)));
        put("map", (!map.is_empty()).then(|| json!(map)));
        put("rest", (first.is_some() && !rest.is_empty()).then(|| json!(rest)));
        put("first", first.map(|value| json!(value)));
        put("all", all.then(|| json!(true)));
        put("dry", dry.then(|| json!(true)));
        let vector = derive(&Value::Object(values.clone())).expect("vector");
        prop_assert_eq!(read_back(&vector), Value::Object(values), "{:?}", vector);
    }
}
