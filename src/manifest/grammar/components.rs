//! `componentTemplates`, `components`, `agents`, `tools`, and what their layers share.

use super::Shape::{Any, Choice, Either as E, Kinds, List, Map, Marker, Struct as S, Text, Tokens, Word as W};
use super::{Either, Field, Group, Kind, MapShape, Shape, Struct, field, required, words};
use crate::diagnostics::registry::codes;

pub(super) const MAP_MODES: Shape = Choice(&["upsert", "replace", "remove"]);
const LIST_MODES: Shape = Choice(&["append", "prepend", "replace"]);

static ANY_MAP: MapShape = MapShape { key: None, value: Any, special: &[] };
static TEXT_MAP: MapShape = MapShape { key: None, value: Text, special: &[] };
static ENV: MapShape = MapShape { key: Some(&words::ENV_NAME), value: Text, special: &[] };

static COMMAND: Struct = Struct {
    what: "an external command",
    fields: &[&[
        required("command", Text, "The command line"),
        field("dir", Text, "Working folder, relative to the component"),
        field("env", Map(&TEXT_MAP), "Environment variables of the command"),
        field("rmdirs", List(&Text), "Folders removed before it runs"),
        field("mkdirs", List(&Text), "Folders made before it runs"),
        field("sources", List(&Text), "Inputs: it runs again when they are newer than the targets"),
        field("targets", List(&Text), "Outputs"),
    ]],
    groups: &[],
};
static CRATE: Struct = Struct {
    what: "a build step",
    fields: &[&[
        required("generateQuickjsCrate", Text, "Where the crate is written"),
        required("wit", Text, "The WIT folder"),
        required("jsModules", Map(&TEXT_MAP), "JavaScript modules by name"),
        field("world", Text, "The WIT world"),
    ]],
    groups: &[],
};
static DTS: Struct = Struct {
    what: "a build step",
    fields: &[&[
        required("generateQuickjsDts", Text, "Where the type definitions are written"),
        required("wit", Text, "The WIT folder"),
        field("world", Text, "The WIT world"),
    ]],
    groups: &[],
};
static INJECT: Struct = Struct {
    what: "a build step",
    fields: &[&[
        required("injectToPrebuiltQuickjs", Text, "The prebuilt component"),
        required("module", Text, "The JavaScript module"),
        required("into", Text, "The result"),
    ]],
    groups: &[],
};
static PREINIT: Struct = Struct {
    what: "a build step",
    fields: &[&[required("preinitializeJs", Text, "The component"), required("into", Text, "The result")]],
    groups: &[],
};
static BUILD_STEP: Shape = Kinds(
    "a build step",
    &[
        Kind { key: "command", shape: &COMMAND },
        Kind { key: "generateQuickjsCrate", shape: &CRATE },
        Kind { key: "generateQuickjsDts", shape: &DTS },
        Kind { key: "injectToPrebuiltQuickjs", shape: &INJECT },
        Kind { key: "preinitializeJs", shape: &PREINIT },
    ],
);
static COMMANDS: Shape = List(&S(&COMMAND));
pub(super) static CUSTOM_COMMANDS: MapShape = MapShape { key: None, value: COMMANDS, special: &[] };

static PLUGIN: Struct = Struct {
    what: "a plugin",
    fields: &[&[
        field("account", Text, "The publishing account"),
        required("name", Text, "The plugin's name"),
        required("version", Text, "The plugin's version"),
        field("parameters", Map(&TEXT_MAP), "Its parameters"),
    ]],
    groups: &[],
};
static FILE: Struct = Struct {
    what: "a file",
    fields: &[&[
        required("sourcePath", W(&words::SOURCE_PATH), "A path relative to this file, or a URL"),
        required("targetPath", W(&words::ABSOLUTE_PATH), "The absolute path inside the component"),
        field("permissions", Choice(&["read-only", "read-write"]), "Default: read-only"),
    ]],
    groups: &[],
};
static BOUND: Struct = Struct {
    what: "a bound",
    fields: &[&[field("positive", List(&Any), "What is granted"), field("negative", List(&Any), "What is denied")]],
    groups: &[],
};
static CARD: Struct = Struct {
    what: "a permission card",
    fields: &[&[
        field("lowerBound", S(&BOUND), "The least that is granted"),
        field("upperBound", S(&BOUND), "The most that can be granted"),
    ]],
    groups: &[],
};

static KEYS: Either = Either {
    what: "`\"*\"` or a list of dotted paths",
    scalar: Some(Choice(&["*"])),
    sequence: Some(List(&Text)),
    mapping: None,
};
static BINDING_FIELDS: &[Field] = &[
    field("version", Text, "The wanted version of the tool"),
    field("parameters", Map(&ANY_MAP), "Parameters of the tool"),
    field("parametersMergeMode", MAP_MODES, "How parameters of several layers meet; default: upsert"),
    field("account", Text, "The account that owns a remote tool"),
    field("secretKeysReadable", E(&KEYS), "Secrets that the tool may read"),
    field("secretKeysReadableMergeMode", Choice(&["intersect"]), "Layers can only narrow"),
    field("secretKeysRevealable", E(&KEYS), "Secrets that the tool may reveal"),
    field("secretKeysRevealableMergeMode", Choice(&["intersect"]), "Layers can only narrow"),
    field("configKeysReadable", E(&KEYS), "Configuration that the tool may read"),
    field("configKeysReadableMergeMode", Choice(&["intersect"]), "Layers can only narrow"),
    field("filesystemAccess", Choice(&["unset", "allowed", "denied"]), "Whether the tool sees the files"),
    field("middleware", List(&MIDDLEWARE_USE), "Middleware of this tool"),
];
static BINDING: Struct = Struct {
    what: "a tool binding",
    fields: &[
        BINDING_FIELDS,
        &[field(
            "middlewareMergeMode",
            Choice(&["prepend", "append", "replace"]),
            "How middleware of several layers meets",
        )],
    ],
    groups: &[],
};
static ENVIRONMENT_BINDING: Struct =
    Struct { what: "a tool binding of an environment", fields: &[BINDING_FIELDS], groups: &[] };
static MIDDLEWARE_LONG: Struct = Struct {
    what: "a use of middleware",
    fields: &[&[
        required("name", W(&words::TOOL), "The middleware"),
        field("version", Text, "Its wanted version"),
        field("parameters", Any, "Its parameters"),
        field("account", Text, "The account that owns it"),
        field("secretKeysReadable", E(&KEYS), "Secrets that it may read"),
        field("secretKeysRevealable", E(&KEYS), "Secrets that it may reveal"),
        field("filesystemAccess", Choice(&["unset", "allowed", "denied"]), "Whether it sees the files"),
    ]],
    groups: &[],
};
static MIDDLEWARE_FORM: Either = Either {
    what: "a use of middleware: `name`, `name@version`, or a mapping with `name`",
    scalar: Some(Text),
    sequence: None,
    mapping: Some(S(&MIDDLEWARE_LONG)),
};
static MIDDLEWARE_USE: Shape = E(&MIDDLEWARE_FORM);
const OF_EVERY_TOOL: Field = field("middleware", List(&MIDDLEWARE_USE), "Middleware of every tool");
/// Tool bindings by tool name.
static BINDINGS: MapShape = MapShape { key: Some(&words::TOOL), value: S(&BINDING), special: &[OF_EVERY_TOOL] };
/// The same for an environment.
pub(super) static ENVIRONMENT_BINDINGS: MapShape =
    MapShape { key: Some(&words::TOOL), value: S(&ENVIRONMENT_BINDING), special: &[OF_EVERY_TOOL] };

static DEPENDENCY: Struct = Struct {
    what: "a dependency",
    fields: &[&[
        required("component", W(&words::COMPONENT), "The component"),
        required("name", Text, "The name in that component"),
    ]],
    groups: &[],
};
static DEPENDENCY_FORM: Either = Either {
    what: "a dependency: `component/name`, a tool's name, or `{component, name}`",
    scalar: Some(Text),
    sequence: None,
    mapping: Some(S(&DEPENDENCY)),
};
static DEPENDENCY_ITEM: Shape = E(&DEPENDENCY_FORM);
static DEPENDENCIES: Struct = Struct {
    what: "the dependencies of a component",
    fields: &[&[
        field("agents", List(&DEPENDENCY_ITEM), "Agents for which clients are generated"),
        field("tools", List(&DEPENDENCY_ITEM), "Tools for which clients are generated"),
    ]],
    groups: &[],
};

/// What provision layers of components, agents and tools have in common.
static PROVISION: &[Field] = &[
    field("config", Any, "Configuration values"),
    field("env", Map(&ENV), "Environment variables"),
    field("envMergeMode", MAP_MODES, "How variables of several layers meet; default: upsert"),
    field("plugins", List(&S(&PLUGIN)), "Plugins"),
    field("pluginsMergeMode", LIST_MODES, "How plugins of several layers meet; default: append"),
    field("files", List(&S(&FILE)), "Initial files"),
    field("filesMergeMode", LIST_MODES, "How files of several layers meet; default: append"),
];
static CARDS: &[Field] = &[field("initialCard", S(&CARD), "The permissions at the start")];
static TOOLS: &[Field] = &[
    field("tools", Map(&BINDINGS), "Tool bindings: who may call which tool, and how"),
    field("toolsMergeMode", MAP_MODES, "How bindings of several layers meet; default: upsert"),
];
static LAYER: &[Field] = &[
    field("componentWasm", Text, "The built component"),
    field("outputWasm", Text, "The component after Golem's own steps"),
    field("build", List(&BUILD_STEP), "Build steps"),
    field("buildMergeMode", LIST_MODES, "How build steps of several layers meet; default: append"),
    field("dependencies", S(&DEPENDENCIES), "Agents and tools for which clients are generated"),
    field("customCommands", Map(&CUSTOM_COMMANDS), "Commands for `golem exec`"),
    field("clean", List(&Text), "Paths removed by `golem clean`"),
    field("configSchema", Any, "The schema of the configuration"),
];
static TEMPLATES: &[Field] = &[field("templates", Tokens, "Component templates that this builds on, in order")];
static DEFAULT: &[Field] = &[field("default", Marker, "Marks the preset used when none is chosen")];

static COMPONENT_PRESET: Struct =
    Struct { what: "a preset", fields: &[DEFAULT, LAYER, PROVISION, CARDS, TOOLS], groups: &[] };
static COMPONENT_PRESETS: MapShape = MapShape { key: Some(&words::PRESET), value: S(&COMPONENT_PRESET), special: &[] };
static AGENT_PRESET: Struct = Struct { what: "a preset", fields: &[DEFAULT, PROVISION, CARDS, TOOLS], groups: &[] };
static AGENT_PRESETS: MapShape = MapShape { key: Some(&words::PRESET), value: S(&AGENT_PRESET), special: &[] };

static COMPONENT: Struct = Struct {
    what: "a component",
    fields: &[
        TEMPLATES,
        &[
            field("dir", Text, "The component's folder, relative to this file"),
            field("presets", Map(&COMPONENT_PRESETS), "Variants, chosen by name or by `app-env:ENVIRONMENT`"),
        ],
        LAYER,
        PROVISION,
        CARDS,
        TOOLS,
    ],
    groups: &[],
};
static TEMPLATE: Struct = Struct {
    what: "a component template",
    fields: &[
        TEMPLATES,
        &[
            field("guestLanguage", Choice(&["ts", "effect", "rust", "scala", "moonbit"]), "The language it builds"),
            field("presets", Map(&COMPONENT_PRESETS), "Variants, chosen by name or by `app-env:ENVIRONMENT`"),
        ],
        LAYER,
        PROVISION,
        CARDS,
        TOOLS,
    ],
    groups: &[],
};
static AGENT: Struct = Struct {
    what: "an agent type's settings",
    fields: &[
        TEMPLATES,
        &[field("presets", Map(&AGENT_PRESETS), "Variants, chosen by name or by `app-env:ENVIRONMENT`")],
        PROVISION,
        CARDS,
        TOOLS,
    ],
    groups: &[],
};

static RELEASE_ID: Struct = Struct {
    what: "a release",
    fields: &[&[required("releaseId", W(&words::RELEASE_ID), "The release's id")]],
    groups: &[],
};
static RELEASE_NAME: Struct = Struct {
    what: "a release",
    fields: &[&[
        required("account", W(&words::ACCOUNT), "The publishing account's e-mail address"),
        required("name", W(&words::TOOL), "The release's name"),
        required("version", W(&words::TOOL_VERSION), "The release's version"),
    ]],
    groups: &[],
};
static RELEASE: Shape = Kinds(
    "a release: `releaseId`, or `account`, `name` and `version`",
    &[
        Kind { key: "releaseId", shape: &RELEASE_ID },
        Kind { key: "account", shape: &RELEASE_NAME },
        Kind { key: "name", shape: &RELEASE_NAME },
        Kind { key: "version", shape: &RELEASE_NAME },
    ],
);
static TOOL_PRESET: Struct = Struct { what: "a preset", fields: &[DEFAULT, PROVISION], groups: &[] };
static TOOL_PRESETS: MapShape = MapShape { key: Some(&words::PRESET), value: S(&TOOL_PRESET), special: &[] };
static TOOL: Struct = Struct {
    what: "a tool declaration",
    fields: &[
        &[
            field("component", W(&words::COMPONENT), "The component of this application that implements the tool"),
            field("release", RELEASE, "The release that implements the tool"),
            field("presets", Map(&TOOL_PRESETS), "Variants"),
        ],
        TEMPLATES,
        PROVISION,
    ],
    groups: &[Group {
        keys: &["component", "release"],
        required: false,
        code: codes::TOOL_SOURCE,
        help: "keep `component` for a tool of this application, or `release` for a published one",
    }],
};
static MIDDLEWARE: MapShape = MapShape { key: None, value: S(&TOOL), special: &[] };

pub(super) static COMPONENTS: MapShape = MapShape { key: Some(&words::COMPONENT), value: S(&COMPONENT), special: &[] };
pub(super) static COMPONENT_TEMPLATES: MapShape = MapShape { key: None, value: S(&TEMPLATE), special: &[] };
pub(super) static AGENTS: MapShape = MapShape { key: Some(&words::AGENT_TYPE), value: S(&AGENT), special: &[] };
pub(super) static TOOL_DECLARATIONS: MapShape = MapShape {
    key: Some(&words::TOOL),
    value: S(&TOOL),
    special: &[field("middleware", Map(&MIDDLEWARE), "Middleware declarations")],
};

static BRIDGE_OUTPUT: &[Field] = &[
    field("agents", Tokens, "Agent types or components; `*` for all"),
    field("outputDir", Text, "Where the code is written"),
];
static BRIDGE_TOOLS: &[Field] = &[field("tools", Tokens, "Tools or components; `*` for all")];
static BRIDGE_RUST: &[Field] = &[
    field("additionalDerives", List(&Text), "More derives of the generated types"),
    field("additionalDependencies", Map(&ANY_MAP), "More dependencies of the generated crate"),
];
static EXTERNAL: Struct = Struct { what: "bridges for use outside Golem", fields: &[BRIDGE_OUTPUT], groups: &[] };
static INTERNAL: Struct =
    Struct { what: "bridges for use by components", fields: &[BRIDGE_OUTPUT, BRIDGE_TOOLS], groups: &[] };
static RUST_EXTERNAL: Struct =
    Struct { what: "bridges for use outside Golem", fields: &[BRIDGE_OUTPUT, BRIDGE_RUST], groups: &[] };
static RUST_INTERNAL: Struct =
    Struct { what: "bridges for use by components", fields: &[BRIDGE_OUTPUT, BRIDGE_TOOLS, BRIDGE_RUST], groups: &[] };
static BRIDGE_LANGUAGE: Struct = Struct {
    what: "the bridges of a language",
    fields: &[&[
        field("external", S(&EXTERNAL), "Clients for use outside Golem"),
        field("internal", S(&INTERNAL), "Clients for use by other components"),
    ]],
    groups: &[],
};
static BRIDGE_RUST_LANGUAGE: Struct = Struct {
    what: "the bridges of a language",
    fields: &[&[
        field("external", S(&RUST_EXTERNAL), "Clients for use outside Golem"),
        field("internal", S(&RUST_INTERNAL), "Clients for use by other components"),
    ]],
    groups: &[],
};
pub(super) static BRIDGE: Struct = Struct {
    what: "the generated bridges",
    fields: &[&[
        field("ts", S(&BRIDGE_LANGUAGE), "TypeScript"),
        field("effect", S(&BRIDGE_LANGUAGE), "TypeScript with Effect"),
        field("rust", S(&BRIDGE_RUST_LANGUAGE), "Rust"),
        field("scala", S(&BRIDGE_LANGUAGE), "Scala"),
        field("moonbit", S(&BRIDGE_LANGUAGE), "MoonBit"),
    ]],
    groups: &[],
};
