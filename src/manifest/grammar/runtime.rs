//! The runtime file: components, tools, commands, agents and their bindings.

use super::Shape::{Bool, Choice, Integer, Kinds, List, Map, Marker, Struct as S, Text, Word as W};
use super::runtime_values::{
    ANNOTATIONS_SHAPE, CONSTRAINTS, DEFS, DOC, ERRORS, FLAGS, METHOD_RESULT_SHAPE, OPTIONS, PARAMETERS, POSITIONALS,
    RESULT_SHAPE, STREAM_SHAPE,
};
use super::{Field, Group, Kind, MapShape, Shape, Struct, field, required, words};
use crate::diagnostics::registry::codes;

static ARGV: Shape = List(&Text);

/// What a command may say, at any depth.
static COMMAND_FIELDS: &[Field] = &[
    field("commands", Map(&COMMANDS), "Subcommands by name"),
    field("globalOptions", OPTIONS, "Options that all commands below accept too"),
    field("globalFlags", FLAGS, "Flags that all commands below accept too"),
    field("callable", Marker, "Marks a command with subcommands that can itself be called"),
    field("positionals", POSITIONALS, "Arguments by position"),
    field("options", OPTIONS, "`--name VALUE`"),
    field("flags", FLAGS, "`--name`"),
    field("constraints", CONSTRAINTS, "Rules between arguments"),
    field("stdin", STREAM_SHAPE, "What it reads"),
    field("stdout", STREAM_SHAPE, "What it writes as its output"),
    field("stderr", STREAM_SHAPE, "What it writes beside its output"),
    field("result", RESULT_SHAPE, "The structured result: standard output is its JSON"),
    field("errors", ERRORS, "Declared failures"),
    field("annotations", ANNOTATIONS_SHAPE, "Hints about what a call does"),
    field("run", ARGV, "The program and its arguments; `{name}` is an argument's value"),
];
static COMMAND: Struct = Struct {
    what: "a command",
    fields: &[DOC, &[field("aliases", List(&W(&words::COMMAND)), "Other names of the command")], COMMAND_FIELDS],
    groups: &[],
};
static COMMANDS: MapShape = MapShape { key: Some(&words::COMMAND), value: S(&COMMAND), special: &[] };

static RESOURCE: Struct = Struct {
    what: "a resource",
    fields: &[&[
        required("uri", W(&words::URI), "Its absolute URI"),
        required("name", Text, "Its name"),
        field("description", Text, "What it is"),
        field("mime", W(&words::MIME), "Its MIME type"),
        field("text", Text, "The text, for textual resources"),
        field("blob", Text, "Base64 bytes, for the others"),
    ]],
    groups: &[Group {
        keys: &["text", "blob"],
        required: true,
        code: codes::EXCLUSIVE_KEYS,
        help: "write exactly one of `text` and `blob`",
    }],
};
static PROMPT_ARGUMENT: Struct = Struct {
    what: "a prompt's argument",
    fields: &[&[
        required("name", W(&words::ARGUMENT), "Its name, written `{name}` in the messages"),
        field("description", Text, "What it is"),
        field("required", Bool, "Whether it must be given; default: false"),
    ]],
    groups: &[],
};
static MESSAGE: Struct = Struct {
    what: "a message",
    fields: &[&[
        field("role", Choice(&["user", "assistant"]), "Who says it; default: user"),
        required("text", Text, "The text; `{name}` is an argument's value"),
    ]],
    groups: &[],
};
static PROMPT: Struct = Struct {
    what: "a prompt",
    fields: &[&[
        required("name", Text, "Its name"),
        field("description", Text, "What it is for"),
        field("arguments", List(&S(&PROMPT_ARGUMENT)), "Its arguments"),
        required("messages", List(&S(&MESSAGE)), "Its messages"),
    ]],
    groups: &[],
};

static TOOL: Struct = Struct {
    what: "a tool",
    fields: &[
        DOC,
        &[
            field("version", Text, "The tool's own version"),
            field("aliases", List(&W(&words::COMMAND)), "Other names of the tool"),
            field("defs", Map(&DEFS), "Types by name, for `{type: ref, of: NAME}`"),
            field("resources", List(&S(&RESOURCE)), "Static resources"),
            field("prompts", List(&S(&PROMPT)), "Static prompts"),
        ],
        COMMAND_FIELDS,
    ],
    groups: &[],
};
static TOOL_FILE: Struct = Struct {
    what: "a tool in a file of its own",
    fields: &[&[required("file", W(&words::RELATIVE_PATH), "A YAML file that holds the tool")]],
    groups: &[],
};
static METHOD: Struct = Struct {
    what: "a method",
    fields: &[&[
        field("description", Text, "What it does"),
        field("promptHint", Text, "A hint for the model; becomes a prompt"),
        field("parameters", PARAMETERS, "Its parameters"),
        field("result", METHOD_RESULT_SHAPE, "What it returns; default: none"),
    ]],
    groups: &[],
};
static METHODS: MapShape = MapShape { key: None, value: S(&METHOD), special: &[] };
static AGENT: Struct = Struct {
    what: "an agent type",
    fields: &[&[
        field("description", Text, "What it is for"),
        field("promptHint", Text, "A hint for the model about the whole agent"),
        field("constructor", PARAMETERS, "Constructor parameters; none means there is one instance"),
        required("methods", Map(&METHODS), "Its methods"),
    ]],
    groups: &[],
};

static MCP: Struct = Struct {
    what: "a stdio MCP server",
    fields: &[&[required("command", Text, "The program"), field("args", List(&Text), "Its arguments")]],
    groups: &[],
};
static ENV: MapShape = MapShape { key: None, value: Text, special: &[] };
/// `{file: …}`, or the tool itself.
static TOOL_FORM: Shape = Kinds("a tool", &[Kind { key: "file", shape: &TOOL_FILE }, Kind { key: "", shape: &TOOL }]);
static TOOLS: MapShape = MapShape { key: Some(&words::TOOL), value: TOOL_FORM, special: &[] };
static AGENTS: MapShape = MapShape { key: Some(&words::AGENT_TYPE), value: S(&AGENT), special: &[] };
static COMPONENT: Struct = Struct {
    what: "a component",
    fields: &[&[
        field("tools", Map(&TOOLS), "The tools that it offers"),
        field("agents", Map(&AGENTS), "The agent types that it offers"),
        field("exec", ARGV, "A program with a derived vector: command path, `--long=value`, flags, `--`, positionals"),
        field("mcp", S(&MCP), "A stdio MCP server whose tools are the commands or methods"),
        field("wasm", Text, "Reserved: a wasm component"),
        field("env", Map(&ENV), "Environment variables of its processes"),
        field("cwd", W(&words::RELATIVE_PATH), "The working folder, relative to this file; default: its folder"),
        field("timeout", W(&words::DURATION), "The time limit of a call; default: 60s"),
    ]],
    groups: &[Group {
        keys: &["exec", "mcp", "wasm"],
        required: false,
        code: codes::RUNTIME_BINDING,
        help: "a component has exactly one binding: `run` in its commands, `exec`, `mcp` or `wasm`",
    }],
};
static COMPONENTS: MapShape = MapShape { key: Some(&words::COMPONENT), value: S(&COMPONENT), special: &[] };
static FILE: Struct = Struct {
    what: "a runtime file",
    fields: &[&[
        required("version", Integer(1, 1), "The format of this file: 1"),
        field("components", Map(&COMPONENTS), "What this machine runs, by component of the manifest"),
    ]],
    groups: &[],
};

/// The runtime file.
pub(in crate::manifest) static RUNTIME: Shape = S(&FILE);
