//! `environments`, `version`, `localServer` and the sections of defaults by environment.

use super::Shape::{
    Any, Bool, Choice, Either as E, Integer, Kinds, List, Map, Marker, Secret, Struct as S, Text, Tokens, Word as W,
};
use super::components::{ENVIRONMENT_BINDINGS, MAP_MODES};
use super::{Either, Field, Group, Kind, MapShape, Shape, Struct, field, required, words};
use crate::diagnostics::registry::codes;

const HASH_ALONE: &str = "keep `hashOnly` for the commit hash, or the other keys for a version from tags";
const fn hash_or(key: &'static [&'static str], required: bool) -> Group {
    Group { keys: key, required, code: codes::EXCLUSIVE_KEYS, help: HASH_ALONE }
}
static GIT_FIELDS: &[Field] = &[
    field("hashOnly", Marker, "The short commit hash"),
    field("tagPattern", Text, "Which tags count, such as `v*`"),
    field("commitInfo", Bool, "Whether commits after the tag are counted; default: true"),
    field("hashFallback", Bool, "Whether the hash is used where there is no tag; default: false"),
    field("allowDirty", Bool, "Whether an unclean tree is accepted; default: false"),
    field("staticFallback", Text, "The version where git has none"),
];
static GIT: Struct = Struct {
    what: "a version from git",
    fields: &[GIT_FIELDS],
    groups: &[
        hash_or(&["hashOnly", "tagPattern"], true),
        hash_or(&["hashOnly", "commitInfo"], false),
        hash_or(&["hashOnly", "hashFallback"], false),
    ],
};
/// What an environment says goes on top of the application's: keys may be absent.
static GIT_OVER: Struct = Struct {
    what: "a version from git",
    fields: &[GIT_FIELDS],
    groups: &[
        hash_or(&["hashOnly", "tagPattern"], false),
        hash_or(&["hashOnly", "commitInfo"], false),
        hash_or(&["hashOnly", "hashFallback"], false),
    ],
};
static VERSION_ENV: Struct = Struct {
    what: "a version",
    fields: &[&[required("env", Text, "The environment variable that holds the version")]],
    groups: &[],
};
static VERSION_GIT: Struct =
    Struct { what: "a version", fields: &[&[required("git", S(&GIT), "The version from git")]], groups: &[] };
static VERSION_GIT_OVER: Struct =
    Struct { what: "a version", fields: &[&[required("git", S(&GIT_OVER), "The version from git")]], groups: &[] };
const VERSION_FORMS: &str = "a version: a text, `{env: NAME}` or `{git: …}`";
static VERSION_FORM: Either = Either {
    what: VERSION_FORMS,
    scalar: Some(Text),
    sequence: None,
    mapping: Some(Kinds(
        VERSION_FORMS,
        &[Kind { key: "env", shape: &VERSION_ENV }, Kind { key: "git", shape: &VERSION_GIT }],
    )),
};
static VERSION_OVER_FORM: Either = Either {
    what: VERSION_FORMS,
    scalar: Some(Text),
    sequence: None,
    mapping: Some(Kinds(
        VERSION_FORMS,
        &[Kind { key: "env", shape: &VERSION_ENV }, Kind { key: "git", shape: &VERSION_GIT_OVER }],
    )),
};
/// The application's version.
pub(super) static VERSION: Shape = E(&VERSION_FORM);
/// An environment's version.
static VERSION_OVER: Shape = E(&VERSION_OVER_FORM);

static AUTH: Struct = Struct {
    what: "`auth`",
    fields: &[&[
        field("oauth2", Marker, "Sign in with a browser"),
        field("staticToken", Secret, "A token, usually `\"{{ NAME }}\"`"),
    ]],
    groups: &[Group {
        keys: &["oauth2", "staticToken"],
        required: true,
        code: codes::EXCLUSIVE_KEYS,
        help: "write exactly one of `oauth2: true` and `staticToken: \"{{ NAME }}\"`",
    }],
};
static CUSTOM: Struct = Struct {
    what: "a server of one's own",
    fields: &[&[
        required("url", W(&words::URL), "The control plane"),
        field("workerUrl", W(&words::URL), "The worker service; default: `url`"),
        field("allowInsecure", Bool, "Whether invalid TLS certificates are accepted; default: false"),
        required("auth", S(&AUTH), "How to sign in"),
    ]],
    groups: &[],
};
static SERVER: Either = Either {
    what: "`local`, `cloud`, or a server with `url` and `auth`",
    scalar: Some(Choice(&["local", "cloud"])),
    sequence: None,
    mapping: Some(S(&CUSTOM)),
};
static CLI: Struct = Struct {
    what: "settings of the command line",
    fields: &[&[
        field(
            "format",
            Choice(&["text", "json", "pretty", "pretty-json", "yaml", "pretty-yaml", "toon"]),
            "The output format",
        ),
        field("autoConfirm", Marker, "Answers questions with yes"),
        field("redeployAgents", Marker, "Redeploys agents on deploy"),
        field("reset", Marker, "Deletes agents and environment data on deploy"),
    ]],
    groups: &[],
};
static DEPLOYMENT: Struct = Struct {
    what: "deployment options",
    fields: &[&[
        field("compatibilityCheck", Bool, "Whether a deploy may break callers; default: true"),
        field("versionCheck", Bool, "Whether a version may be deployed only once; default: false"),
        field("securityOverrides", Bool, "Whether security can be overridden in tests; default: false"),
        field(
            "toolCompatibilityMode",
            Choice(&["strict-equality", "structural-subtype", "nominal"]),
            "How strictly tool versions are compared",
        ),
    ]],
    groups: &[],
};
static DEFAULT_TOOLS: Either = Either {
    what: "`\"*\"` or a list of tool names",
    scalar: Some(Choice(&["*"])),
    sequence: Some(List(&W(&words::TOOL))),
    mapping: None,
};
static ENVIRONMENT: Struct = Struct {
    what: "an environment",
    fields: &[&[
        field("default", Marker, "Marks the environment used when none is named"),
        field("account", Text, "The owning account; nothing is created on demand then"),
        field("server", E(&SERVER), "The control plane; default: local"),
        field("componentPresets", Tokens, "The component presets of this environment"),
        field("cli", S(&CLI), "Settings of the command line"),
        field("deployment", S(&DEPLOYMENT), "Deployment options"),
        field("version", VERSION_OVER, "Overrides the application's version"),
        field("tools", Map(&ENVIRONMENT_BINDINGS), "Tool bindings of the whole environment"),
        field("toolsMergeMode", MAP_MODES, "How they meet the bindings of components; default: upsert"),
        field("defaultTools", E(&DEFAULT_TOOLS), "Which default tools the environment has; default: `\"*\"`"),
    ]],
    groups: &[],
};
pub(super) static ENVIRONMENTS: MapShape =
    MapShape { key: Some(&words::ENVIRONMENT), value: S(&ENVIRONMENT), special: &[] };

static PORT: Shape = Integer(1, 65_535);
pub(super) static LOCAL_SERVER: Struct = Struct {
    what: "the local server",
    fields: &[&[
        field("routerAddr", W(&words::IPV4), "The address it listens on"),
        field("routerPort", PORT, "The control plane's port; default: 9881"),
        field("customRequestPort", PORT, "The port of HTTP APIs; default: 9006"),
        field("mcpPort", PORT, "The port of MCP endpoints; default: 9007"),
        field("portsFile", Text, "Where the real ports are written, relative to this file"),
        field("dataDir", Text, "The data folder, relative to this file"),
        field("agentFilesystemRoot", Text, "Where agents' files are kept, relative to this file"),
        field("systemMemoryOverride", Text, "The memory that agents may use, such as `2GiB`"),
    ]],
    groups: &[],
};

static LIMIT: Struct = Struct {
    what: "a limit",
    fields: &[&[
        required("type", Choice(&["Rate", "Capacity", "Concurrency"]), "What is limited"),
        required("value", Integer(0, i64::MAX), "How much"),
        field("period", Choice(&["second", "minute", "hour", "day", "month", "year"]), "Per which time (rates)"),
        field("max", Integer(0, i64::MAX), "The most that can be saved up (rates)"),
    ]],
    groups: &[],
};
static RESOURCE: Struct = Struct {
    what: "a resource",
    fields: &[&[
        required("limit", S(&LIMIT), "The limit"),
        required("enforcementAction", Choice(&["reject", "throttle", "terminate"]), "What happens beyond it"),
        required("unit", Text, "The unit, singular"),
        required("units", Text, "The unit, plural"),
    ]],
    groups: &[],
};
static RESOURCES: MapShape = MapShape { key: None, value: S(&RESOURCE), special: &[] };
static ANY_MAP: MapShape = MapShape { key: None, value: Any, special: &[] };

pub(super) static SECRET_DEFAULTS: MapShape =
    MapShape { key: Some(&words::ENVIRONMENT), value: Map(&ANY_MAP), special: &[] };
pub(super) static RESOURCE_DEFAULTS: MapShape =
    MapShape { key: Some(&words::ENVIRONMENT), value: Map(&RESOURCES), special: &[] };
/// Golem gives an entry no keys.
static PUBLISHED: Struct = Struct { what: "a published tool", fields: &[], groups: &[] };
static PUBLISHED_TOOLS: MapShape = MapShape { key: Some(&words::TOOL), value: S(&PUBLISHED), special: &[] };
pub(super) static TOOL_RELEASES: MapShape =
    MapShape { key: Some(&words::ENVIRONMENT), value: Map(&PUBLISHED_TOOLS), special: &[] };
pub(super) static MIDDLEWARE_RELEASES: MapShape =
    MapShape { key: Some(&words::ENVIRONMENT), value: Map(&ANY_MAP), special: &[] };
