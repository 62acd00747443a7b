//! `mcp` and its sister `httpApi`.

use super::Shape::{Choice, List, Map, Secret, Struct as S, Text, Word as W};
use super::{Group, MapShape, Struct, field, required, words};
use crate::diagnostics::registry::codes;

const ONE_DOMAIN: Group = Group {
    keys: &["domain", "subdomain"],
    required: true,
    code: codes::DEPLOYMENT_DOMAIN,
    help: "write exactly one of `subdomain: LABEL` (built-in servers) and `domain: HOST`",
};
const INCLUDE_OR_EXCLUDE: Group = Group {
    keys: &["include", "exclude"],
    required: false,
    code: codes::INCLUDE_WITH_EXCLUDE,
    help: "keep `include` to name what is taken, or `exclude` to name what is left out",
};

static AGENT_EXPORT: Struct = Struct {
    what: "an exported agent",
    fields: &[&[field("securityScheme", W(&words::SCHEME), "The security scheme that protects the endpoint")]],
    groups: &[],
};
static AGENT_EXPORTS: MapShape = MapShape { key: Some(&words::AGENT_TYPE), value: S(&AGENT_EXPORT), special: &[] };
static TOOL_EXPORT: Struct = Struct {
    what: "an exported tool",
    fields: &[&[
        required("ownerComponent", W(&words::COMPONENT), "The component whose binding authorises the calls"),
        field("securityScheme", W(&words::SCHEME), "The security scheme that protects the endpoint"),
        field("include", List(&W(&words::COMMAND_PATTERN)), "Command paths to expose, such as `list **`"),
        field("exclude", List(&W(&words::COMMAND_PATTERN)), "Command paths to leave out"),
    ]],
    groups: &[INCLUDE_OR_EXCLUDE],
};
static TOOL_EXPORTS: MapShape = MapShape { key: Some(&words::TOOL), value: S(&TOOL_EXPORT), special: &[] };
static DEPLOYMENT: Struct = Struct {
    what: "an MCP deployment",
    fields: &[&[
        field("domain", W(&words::DOMAIN), "The host, optionally with a port"),
        field("subdomain", W(&words::SUBDOMAIN), "The label before the server's own domain"),
        field("agents", Map(&AGENT_EXPORTS), "Exposed agent types"),
        field("tools", Map(&TOOL_EXPORTS), "Exposed native tools"),
    ]],
    groups: &[ONE_DOMAIN],
};
static DEPLOYMENTS: MapShape = MapShape { key: Some(&words::ENVIRONMENT), value: List(&S(&DEPLOYMENT)), special: &[] };

static BASIC: Struct = Struct {
    what: "`basic`",
    fields: &[&[required("user", Secret, "The user"), required("password", Secret, "The password")]],
    groups: &[],
};
static AUTH: Struct = Struct {
    what: "`auth`",
    fields: &[&[
        field("bearer", Secret, "A bearer token, usually `\"{{ NAME }}\"`"),
        field("basic", S(&BASIC), "A user and a password"),
    ]],
    groups: &[Group {
        keys: &["bearer", "basic"],
        required: true,
        code: codes::EXCLUSIVE_KEYS,
        help: "write exactly one of `bearer` and `basic`",
    }],
};
static IMPORT: Struct = Struct {
    what: "an MCP import",
    fields: &[&[
        field("name", W(&words::IMPORT), "A name for commands and messages"),
        required("url", Secret, "The endpoint; `{{ NAME }}` is substituted"),
        field("auth", S(&AUTH), "Credentials"),
        field("securityScheme", W(&words::SCHEME), "OAuth through a scheme of the environment"),
        field("prefix", W(&words::PREFIX), "Joined to the names with `-`"),
        field(
            "include",
            List(&W(&words::NAME_GLOB)),
            "Globs over the kebab-case names before the prefix: what is taken",
        ),
        field(
            "exclude",
            List(&W(&words::NAME_GLOB)),
            "Globs over the kebab-case names before the prefix: what is left out",
        ),
        field("version", Text, "The MCP protocol revision, such as `2026-07-28`"),
    ]],
    groups: &[
        Group {
            keys: &["auth", "securityScheme"],
            required: false,
            code: codes::AUTH_WITH_SCHEME,
            help: "keep `auth` for fixed credentials, or `securityScheme` for OAuth",
        },
        INCLUDE_OR_EXCLUDE,
    ],
};
static IMPORTS: MapShape = MapShape { key: Some(&words::ENVIRONMENT), value: List(&S(&IMPORT)), special: &[] };

pub(super) static MCP: Struct = Struct {
    what: "the MCP section",
    fields: &[&[
        field("deployments", Map(&DEPLOYMENTS), "MCP endpoints by environment"),
        field("imports", Map(&IMPORTS), "External MCP servers by environment, in order of precedence"),
    ]],
    groups: &[],
};

static HTTP_AGENT: Struct = Struct {
    what: "an exposed agent",
    fields: &[&[
        field("securityScheme", W(&words::SCHEME), "The security scheme"),
        field("testSessionHeaderName", Text, "The header that carries a test session"),
    ]],
    groups: &[Group {
        keys: &["securityScheme", "testSessionHeaderName"],
        required: false,
        code: codes::EXCLUSIVE_KEYS,
        help: "keep one of them",
    }],
};
static HTTP_AGENTS: MapShape = MapShape { key: Some(&words::AGENT_TYPE), value: S(&HTTP_AGENT), special: &[] };
static HTTP_DEPLOYMENT: Struct = Struct {
    what: "an HTTP API deployment",
    fields: &[&[
        field("domain", W(&words::DOMAIN), "The host, optionally with a port"),
        field("subdomain", W(&words::SUBDOMAIN), "The label before the server's own domain"),
        field("webhookUrl", Text, "The URL of webhooks"),
        field("openapiEndpoint", Text, "Where the OpenAPI document is served"),
        field("scheme", Choice(&["http", "https"]), "The scheme of its URLs"),
        field("agents", Map(&HTTP_AGENTS), "Exposed agent types"),
    ]],
    groups: &[ONE_DOMAIN],
};
static HTTP_DEPLOYMENTS: MapShape =
    MapShape { key: Some(&words::ENVIRONMENT), value: List(&S(&HTTP_DEPLOYMENT)), special: &[] };
pub(super) static HTTP_API: Struct = Struct {
    what: "the HTTP API section",
    fields: &[&[field("deployments", Map(&HTTP_DEPLOYMENTS), "HTTP APIs by environment")]],
    groups: &[],
};
