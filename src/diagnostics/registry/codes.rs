//! Codes about reading: YAML, shapes, names, values. In name order.

use super::{Code, CodeInfo};
use crate::diagnostics::Severity::{Error, Note, Warning};

codes! {
    AGENT_IN_TWO_APIS = "agent-in-two-http-apis", Warning, "An agent is served at two HTTP domains of an environment",
        "Golem serves the agent at both, and warns: usually an entry was copied and the agent forgotten in one of them.",
        wrong: "local:\n  - { subdomain: a, agents: { CounterAgent: {} } }\n  - { subdomain: b, agents: { CounterAgent: {} } }\n",
        right: "local:\n  - { subdomain: a, agents: { CounterAgent: {} } }\n  - { subdomain: b, agents: { ReportAgent: {} } }\n";
    UNUSED_ARGUMENT = "argument-not-passed", Warning, "An argument is used nowhere",
        "The command declares an argument that its `run` does not mention, or a prompt one that stands in no message: clients \
         can give it, and nothing happens.",
        wrong: "positionals: [{ name: path, type: path }]\nrun: [ls]\n",
        right: "positionals: [{ name: path, type: path }]\nrun: [ls, --, \"{path}\"]\n";
    AUTH_WITH_SCHEME = "auth-with-security-scheme", Error, "`auth` and `securityScheme` stand together",
        "An import authenticates with fixed credentials (`auth`) or with OAuth through a security scheme of the \
         environment (`securityScheme`). With both it is not clear which one is sent, and Golem refuses the \
         deployment.",
        wrong: "- url: https://tools.example.com/mcp\n  auth: { bearer: \"{{ TOKEN }}\" }\n  securityScheme: tools\n",
        right: "- url: https://tools.example.com/mcp\n  securityScheme: tools\n";
    BRIDGE_TARGETS = "bridge-targets", Error, "A bridge target is named twice",
        "Each agent, component or tool is a target once; Golem refuses a second one. Beside `*`, which means all of them, names say \
         nothing more: that is a warning.",
        wrong: "bridge:\n  ts: { external: { agents: [CounterAgent, CounterAgent] } }\n",
        right: "bridge:\n  ts: { external: { agents: [CounterAgent] } }\n";
    CIRCULAR_TEMPLATES = "circular-templates", Error, "Component templates build on each other in a circle",
        "A template is applied after the templates that it names. In a circle there is no first one, and Golem \
         refuses the application.",
        wrong: "componentTemplates:\n  a: { templates: b }\n  b: { templates: a }\n",
        right: "componentTemplates:\n  a: { templates: b }\n  b: {}\n";
    CONFLICTING_VERSIONS = "conflicting-manifest-versions", Error, "Files of one application name different formats",
        "All files of an application must have the same `manifestVersion`; Golem refuses a mixture.",
        wrong: "# golem.yaml\nmanifestVersion: 1.6.0\n# components/golem.yaml\nmanifestVersion: 1.5.0\n",
        right: "# golem.yaml\nmanifestVersion: 1.6.0\n# components/golem.yaml\nmanifestVersion: 1.6.0\n";
    DEFINED_TWICE = "defined-twice", Error, "Something is defined in several files",
        "Components, templates, agents, tools, environments and single keys such as `app` must come from one \
         file. Of two definitions Golem refuses most, but keeps the first of `app` and of an environment without \
         a word.",
        wrong: "# golem.yaml\nenvironments:\n  local: { server: local }\n# other/golem.yaml\nenvironments:\n  local: { server: cloud }\n",
        right: "# golem.yaml\nenvironments:\n  local: { server: local }\n";
    DEPLOYMENT_DOMAIN = "deployment-domain", Error, "A deployment does not name its domain in exactly one way",
        "A deployment has either `subdomain`, a label before the built-in server's own domain, or `domain`, a \
         whole host name. A server of one's own has no domain to put a label before: it needs `domain`.",
        wrong: "- subdomain: tools\n  domain: tools.example.com\n  agents: { Counter: {} }\n",
        right: "- domain: tools.example.com\n  agents: { Counter: {} }\n";
    DUPLICATE_ARGUMENT = "duplicate-argument", Error, "Two arguments of a command share a name",
        "Positionals, options and flags, those of the commands above included, become properties of one input \
         object. Two of one name would be one property.",
        wrong: "positionals: [{ name: path, type: path }]\noptions: [{ long: path, type: path }]\n",
        right: "positionals: [{ name: path, type: path }]\noptions: [{ long: output, type: path }]\n";
    DUPLICATE_COMMAND = "duplicate-command", Error, "Two commands of one level share a name or alias",
        "A command path must lead to one command. An alias counts like a name.",
        wrong: "commands:\n  list: { aliases: [ls] }\n  ls: {}\n",
        right: "commands:\n  list: { aliases: [ls] }\n  long: {}\n";
    DUPLICATE_IMPORT = "duplicate-import-name", Error, "Two imports of an environment share a name",
        "The name is how commands and messages mean an import. It must be unique within its environment.",
        wrong: "- { name: docs, url: \"https://a.example.com/mcp\" }\n- { name: docs, url: \"https://b.example.com/mcp\" }\n",
        right: "- { name: docs, url: \"https://a.example.com/mcp\" }\n- { name: more-docs, url: \"https://b.example.com/mcp\" }\n";
    DUPLICATE_KEY = "duplicate-key", Error, "A mapping has the same key twice",
        "Golem keeps the last of two equal keys and drops the other without a word, so half of what was written is lost. \
         Keep one of them, or merge their contents.",
        wrong: "environments:\n  local: { server: local }\n  local: { server: cloud }\n",
        right: "environments:\n  local: { server: local }\n  cloud: { server: cloud }\n";
    DUPLICATE_TARGET = "duplicate-target-path", Error, "Two files of one layer have the same target",
        "One of them would overwrite the other inside the component, and Golem refuses the application.",
        wrong: "files:\n  - { sourcePath: a.txt, targetPath: /data.txt }\n  - { sourcePath: b.txt, targetPath: /data.txt }\n",
        right: "files:\n  - { sourcePath: a.txt, targetPath: /a.txt }\n  - { sourcePath: b.txt, targetPath: /b.txt }\n";
    EMPTY_MANIFEST = "empty-manifest", Error, "A manifest file holds nothing",
        "The file is empty or holds only comments. A root manifest needs at least `app` and one environment.",
        wrong: "# nothing yet\n",
        right: "manifestVersion: 1.6.0\napp: demo\nenvironments:\n  local: { server: local }\n";
    EXCLUSIVE_KEYS = "exclusive-keys", Error, "Keys that exclude each other stand together, or none of them does",
        "Some keys are alternatives. With more than one of them the meaning is not clear; where one is needed, \
         none is as wrong.",
        wrong: "auth:\n  oauth2: true\n  staticToken: \"{{ TOKEN }}\"\n",
        right: "auth:\n  staticToken: \"{{ TOKEN }}\"\n";
    FORBIDDEN_VARIABLE = "forbidden-variable", Error, "A template reads a variable that it may not read",
        "`{{ NAME }}` cannot read the credentials of this program, so that no manifest can send them elsewhere. \
         With `--allow-env` only the listed variables can be read.",
        wrong: "auth: { bearer: \"{{ MCPCTL_AUTH_TOKEN }}\" }\n",
        right: "auth: { bearer: \"{{ UPSTREAM_TOKEN }}\" }\n";
    IMPORTS_SPLIT = "imports-in-several-files", Warning, "The imports of an environment stand in several files",
        "The order of imports is their precedence. Over several files it follows the order of the files' paths, \
         which a renamed folder changes.",
        wrong: "# a/golem.yaml\nmcp: { imports: { local: [{ url: \"https://a.example.com/mcp\" }] } }\n# b/golem.yaml\nmcp: { imports: { local: [{ url: \"https://b.example.com/mcp\" }] } }\n",
        right: "# golem.yaml\nmcp:\n  imports:\n    local:\n      - url: https://a.example.com/mcp\n      - url: https://b.example.com/mcp\n";
    INCLUDE_NOTHING = "include-matches-nothing", Warning, "A glob of `includes` matches no file",
        "Golem ignores a glob without a match. Usually a folder was renamed, or the glob is misspelt.",
        wrong: "includes: [componnets/*/golem.yaml]\n",
        right: "includes: [components/*/golem.yaml]\n";
    INCLUDE_WITH_EXCLUDE = "include-with-exclude", Error, "`include` and `exclude` stand together",
        "A selection is either a list of what to take or a list of what to leave out. With both, it is not clear which \
         one decides, and the control plane refuses the deployment. Keep one of them.",
        wrong: "file-tools:\n  ownerComponent: my-app:tool-owner\n  include: [read-file]\n  exclude: [list **]\n",
        right: "file-tools:\n  ownerComponent: my-app:tool-owner\n  include: [read-file]\n";
    INVALID_CREDENTIAL = "invalid-credential", Error, "A credential of an import cannot be sent",
        "Bearer tokens, users and passwords travel in a header: they cannot hold control characters, and the user \
         of basic authentication cannot hold a `:`.",
        wrong: "basic: { user: \"a:b\", password: \"{{ PASSWORD }}\" }\n",
        right: "basic: { user: ab, password: \"{{ PASSWORD }}\" }\n";
    INVALID_DEFINITION = "invalid-definition", Error, "A tool or agent definition contradicts itself",
        "The parts of a definition must fit together: limits must suit the type, a default must be a value of the \
         type, only the last positional may repeat, a reference must name a type of `defs`.",
        wrong: "positionals:\n  - { name: paths, type: path, repeated: true }\n  - { name: target, type: path }\n",
        right: "positionals:\n  - { name: target, type: path }\n  - { name: paths, type: path, repeated: true }\n";
    INVALID_DEPENDENCY = "invalid-dependency", Error, "A dependency names nothing that can be depended on",
        "A dependency is `component/name`, with another component of the application; for a tool the bare name is enough, because \
         `tools` says where it is.",
        wrong: "dependencies:\n  agents: [CounterAgent]\n",
        right: "dependencies:\n  agents: [my-app:counters/CounterAgent]\n";
    INVALID_DOMAIN = "invalid-domain", Error, "A domain or subdomain is not a valid host name",
        "`subdomain` is one DNS label: 1 to 63 of a-z, 0-9 and hyphens. `domain` is a host name in lower case, \
         optionally with a port, without scheme or path.",
        wrong: "- domain: https://tools.example.com/mcp\n",
        right: "- domain: tools.example.com\n";
    INVALID_IMPORT_URL = "invalid-import-url", Error, "The URL of an import cannot be used",
        "The URL must be absolute, `http` or `https`, with a host, without user, password and fragment. The text \
         of the URL is never shown, because it can hold credentials.",
        wrong: "url: tools.example.com/mcp\n",
        right: "url: https://tools.example.com/mcp\n";
    INVALID_GLOB = "invalid-include", Error, "A glob of `includes` cannot be used",
        "Globs are matched as Golem matches them. What would be matched otherwise here (`$`, `<…>`, flags, \
         alternatives over several folders) is refused instead of silently selecting other files.",
        wrong: "includes: [\"**golem.yaml\"]\n",
        right: "includes: [\"**/golem.yaml\"]\n";
    INVALID_LOCK = "invalid-lock", Error, "`mcp.lock` cannot be used",
        "`mcpctl lock` writes the file; it is read again whole or not at all. After a merge with conflicts, take either side and \
         write it anew: the result depends on the servers alone. A lock of a newer format needs a newer mcpctl.",
        wrong: "version: 1\nenvironments: []\n",
        right: "version: 1\nenvironments: {}\n";
    INVALID_NAME = "invalid-name", Error, "A name breaks the rules for its kind",
        "Names of applications, environments, tools, security schemes and prefixes are lower kebab case; \
         components are `namespace:name`. A wrong security scheme name is dangerous: Golem drops it without a \
         word and stages the endpoint without protection.",
        wrong: "securityScheme: My_Scheme\n",
        right: "securityScheme: my-scheme\n";
    INVALID_TEMPLATE = "invalid-template", Error, "A template cannot be rendered",
        "Values such as `url` and `auth` of imports are templates: `{{ NAME }}`, optionally with filters. The \
         text itself is not shown, because it can hold a secret.",
        wrong: "bearer: \"{{ TOKEN\"\n",
        right: "bearer: \"{{ TOKEN }}\"\n";
    INVALID_VALUE = "invalid-value", Error, "A value is not one of those that the key takes",
        "The key takes only certain words, or a text of a certain form.",
        wrong: "environments:\n  local: { server: Local }\n",
        right: "environments:\n  local: { server: local }\n";
    LITERAL_CREDENTIAL = "literal-credential", Warning, "A credential stands in the manifest itself",
        "The manifest is kept in version control; everybody who can read it can use the credential. Put the value \
         into a variable and substitute it.",
        wrong: "auth: { bearer: s3cr3t }\n",
        right: "auth: { bearer: \"{{ UPSTREAM_TOKEN }}\" }\n";
    LOCK_DIGEST = "lock-digest-mismatch", Error, "A digest of `mcp.lock` is not that of its definition",
        "The digest is SHA-256 over the canonical form (RFC 8785) of the definition that stands below it. When they differ, the file \
         was edited by hand or merged wrongly, and nobody agreed to what it says now.",
        wrong: "", right: "";
    MALFORMED_PATTERN = "malformed-pattern", Error, "A command pattern or glob is malformed",
        "Command patterns are space-separated segments: a literal, `*` for one segment, `**` for any number; a \
         `*` cannot stand inside a segment. Filters of imports are globs with `*`, `?`, `[…]`, `{a,b}` and a \
         leading `!`. Golem accepts malformed globs without a word, and they select something else than what was \
         meant.",
        wrong: "include: [\"re*d\"]\n",
        right: "include: [read-file]\n";
    MANIFEST_NOT_USED = "manifest-not-used", Warning, "The nearest manifest is not part of the application",
        "Discovery takes the outermost `golem.yaml` from the working folder upwards, as Golem does. The file in \
         or nearest to the working folder is not included by it. Name the file that is meant with `-A`.",
        wrong: "/home/me/golem.yaml      # found\n/home/me/app/golem.yaml  # not included\n",
        right: "mcpctl validate -A ./golem.yaml\n";
    MISSING_WASM = "missing-component-wasm", Warning, "A component names no built file",
        "Neither the component nor its templates say `componentWasm`. Golem refuses to deploy such a component.",
        wrong: "components:\n  my-app:tools: {}\n",
        right: "components:\n  my-app:tools:\n    componentWasm: build/tools.wasm\n";
    MISSING_KEY = "missing-key", Error, "A required key is missing",
        "The section cannot work without the key.",
        wrong: "tools:\n  file-tools: { include: [read-file] }\n",
        right: "tools:\n  file-tools: { ownerComponent: \"my-app:tool-owner\", include: [read-file] }\n";
    MISSING_VERSION = "missing-manifest-version", Warning, "A manifest file has no `manifestVersion`",
        "Golem requires the key in every file and refuses the application without it. Files whose other keys are current \
         are read as 1.6.0 here.",
        wrong: "app: demo\n",
        right: "manifestVersion: 1.6.0\napp: demo\n";
    NESTED_INCLUDES = "nested-includes", Error, "An included file has `includes` of its own",
        "Only the root manifest can include files. Golem refuses a second `includes`, and would not follow it.",
        wrong: "# components/golem.yaml\nincludes: [more/*.yaml]\n",
        right: "# golem.yaml\nincludes: [components/golem.yaml, components/more/*.yaml]\n";
    NOT_CHECKED = "not-checked", Note, "Something could not be checked here",
        "What cannot be known offline (an unset variable, a component that exists only as wasm elsewhere, an import \
         without a lock entry) is never guessed. The note says what was left out.",
        wrong: "", right: "";
    OLD_BRIDGE = "old-bridge", Error, "A `bridge` section has the shape of format 1.5.0",
        "In 1.5.0 a language of `bridge` held its targets directly; in 1.6.0 they stand below `external` or `internal`. \
         Golem asks for this step by hand.",
        wrong: "manifestVersion: 1.5.0\nbridge:\n  ts: { agents: \"*\" }\n",
        right: "manifestVersion: 1.6.0\nbridge:\n  ts: { external: { agents: \"*\" } }\n";
    PATTERN_SELECTS_NOTHING = "pattern-selects-nothing", Error, "A pattern selects no command",
        "Every pattern of `include` or `exclude` must select at least one executable command of the tool. A pattern that \
         selects nothing is usually a misspelt path. `mcpctl surface` lists what there is.",
        wrong: "include: [raed-file]\n",
        right: "include: [read-file]\n";
    RESERVED_VARIABLE = "reserved-variable", Warning, "A variable begins with `GOLEM_`",
        "Golem sets variables of this prefix itself. One of the application's may be overwritten by a later version.",
        wrong: "env: { GOLEM_MODE: test }\n",
        right: "env: { APP_MODE: test }\n";
    REVEALABLE = "revealable-not-readable", Warning, "A secret may be revealed but not read",
        "A tool can reveal only what it can read. Golem drops the key from the scope when it deploys.",
        wrong: "file-tools: { secretKeysReadable: [db.user], secretKeysRevealable: [db.password] }\n",
        right: "file-tools: { secretKeysReadable: [db.user, db.password], secretKeysRevealable: [db.password] }\n";
    RUNTIME_BINDING = "runtime-binding", Error, "A component of the runtime file has not exactly one binding",
        "A component runs in exactly one way: `run` in each of its callable commands, `exec` for a program with a \
         derived vector, `mcp` for a stdio MCP server, or `wasm`. Agents need `mcp`.",
        wrong: "my-app:search:\n  tools: { search: { run: [grep] } }\n  exec: [./bin/search]\n",
        right: "my-app:search:\n  tools: { search: { summary: Search } }\n  exec: [./bin/search]\n";
    SEVERAL_DEFAULTS = "several-default-environments", Error, "More than one environment is marked `default`",
        "The default environment is used when none is named. Only one can be.",
        wrong: "environments:\n  local: { default: true }\n  cloud: { default: true, server: cloud }\n",
        right: "environments:\n  local: { default: true }\n  cloud: { server: cloud }\n";
    TOO_MANY_IMPORTS = "too-many-imports", Error, "An environment has more imports than a control plane previews",
        "At most 128 imports of an environment are read.",
        wrong: "mcp: { imports: { local: [] } } # with 129 entries\n",
        right: "mcp: { imports: { local: [] } } # with up to 128 entries\n";
    TOOL_SOURCE = "tool-source", Error, "A tool declaration names two implementations",
        "A tool is implemented by a component of the application (`component`) or by a published release \
         (`release`), not by both.",
        wrong: "tools:\n  search: { component: \"my-app:search\", release: { releaseId: 0190b6c0-0000-7000-8000-000000000000 } }\n",
        right: "tools:\n  search: { component: \"my-app:search\" }\n";
    UNKNOWN_KEY = "unknown-key", Error, "A key is not part of the manifest",
        "Golem refuses unknown keys at every level. Usually it is a spelling mistake, or a key that stands one level too \
         high or too low.",
        wrong: "mcp:\n  deployment: {}\n",
        right: "mcp:\n  deployments: {}\n";
    UNKNOWN_PLACEHOLDER = "unknown-placeholder", Error, "A placeholder names no argument",
        "`{name}` in `run` is the value of a positional, option or flag of the command or of a global one above \
         it. Literal braces are written `{{` and `}}`. In the messages of a prompt it is a warning: other braces stay as \
         they are.",
        wrong: "positionals: [{ name: path, type: path }]\nrun: [cat, --, \"{file}\"]\n",
        right: "positionals: [{ name: path, type: path }]\nrun: [cat, --, \"{path}\"]\n";
    UNKNOWN_PRESET = "unknown-preset", Error, "A chosen preset exists nowhere",
        "Presets are chosen by `componentPresets` of the environment or by `-P`. The name must exist on at least \
         one component or template.",
        wrong: "environments:\n  local: { componentPresets: debgu }\n",
        right: "environments:\n  local: { componentPresets: debug }\n";
    UNKNOWN_TEMPLATE = "unknown-template", Error, "A component template does not exist",
        "`templates` names entries of `componentTemplates` or templates that Golem brings along: `ts`, `effect`, \
         `rust`, `scala`, `moonbit`.",
        wrong: "components:\n  my-app:tools: { templates: rsut }\n",
        right: "components:\n  my-app:tools: { templates: rust }\n";
    UNQUOTED_TEMPLATE = "unquoted-template", Error, "A template stands without quotes",
        "A value that begins with `{{` is a mapping inside a mapping in YAML, not a text. Put the whole value in quotes.",
        wrong: "url: {{ UPSTREAM_URL }}\n",
        right: "url: \"{{ UPSTREAM_URL }}\"\n";
    UNREADABLE_FILE = "unreadable-file", Error, "A file that belongs to the application cannot be read",
        "An included file or a file named in the runtime file does not exist, cannot be opened, is too large, or \
         is not text.",
        wrong: "tools: { search: { file: serach.tool.yaml } }\n",
        right: "tools: { search: { file: search.tool.yaml } }\n";
    UNSET_VARIABLE = "unset-variable", Error, "A template needs a variable that is not set",
        "The command needs the value, or `--strict-env` was given. Set the variable in the environment or in a \
         file given with `--env-file`, or give a default: `{{ NAME | default('value') }}`.",
        wrong: "url: \"{{ UPSTREAM_URL }}\" # UPSTREAM_URL is not set\n",
        right: "url: \"{{ UPSTREAM_URL | default('https://tools.example.com/mcp') }}\"\n";
    UNSUPPORTED_FORMAT = "unsupported-format", Error, "A file is in a format that is not read",
        "Manifests of format 1.5.0 and 1.6.0 are read. Older ones have other keys and another meaning; newer ones \
         need a newer program. Other products use the same file name.",
        wrong: "manifestVersion: 1.3.0\n",
        right: "manifestVersion: 1.6.0\n";
    UNUSED_ALLOW = "unused-allow", Warning, "An `allow` comment silences nothing",
        "`# mcpctl: allow(CODE)` silences one warning: at the end of a line for that line, on a line of its own for the \
         next one. Errors cannot be silenced. A comment without effect hides the next real warning, so it is reported: \
         remove it, or move it to the line that the warning names.",
        wrong: "# mcpctl: allow(missing-manifest-version)\nmanifestVersion: 1.6.0\n",
        right: "manifestVersion: 1.6.0\n";
    WASM_RESERVED = "wasm-not-runnable", Warning, "A `wasm` binding cannot be run yet",
        "The binding is reserved. The component is declared, but its tools and agents are not ready.",
        wrong: "my-app:search: { wasm: build/search.wasm }\n",
        right: "my-app:search: { exec: [./bin/search] }\n";
    WRONG_TYPE = "wrong-type", Error, "A value is of the wrong kind",
        "The key takes a text, number, list or mapping, and something else stands there.",
        wrong: "mcp:\n  deployments:\n    local:\n      - subdomain: tools\n        agents: [Counter]\n",
        right: "mcp:\n  deployments:\n    local:\n      - subdomain: tools\n        agents:\n          Counter: {}\n";
    YAML_INDENTATION = "yaml-indentation", Warning, "A line is indented less than YAML asks for",
        "The lines of a quoted text or of a list in brackets must be indented deeper than their key. Golem's \
         reader lets it pass; editors and other tools do not.",
        wrong: "clean: [a.tmp,\nb.tmp]\n",
        right: "clean: [a.tmp,\n  b.tmp]\n";
    YAML_LIMIT = "yaml-limit", Error, "The file is larger than any manifest needs to be",
        "Reading is bounded: 128 levels of nesting, two million values with all aliases written out. A file beyond that \
         is refused before it costs time or memory.",
        wrong: "a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b] # and so on\n",
        right: "a: [x, x, x]\n";
    YAML_SYNTAX = "yaml-syntax", Error, "The file is not valid YAML",
        "The reader accepts YAML 1.2 with one document a file. The place shown is where reading could not go on; the \
         cause is often a line earlier: a missing space after a colon, a tab, an unclosed quote or bracket.",
        wrong: "app: [demo\n",
        right: "app: demo\n";
    YAML_UNSUPPORTED = "yaml-unsupported", Error, "A YAML feature that manifests do not have",
        "Merge keys (`<<`), tags (`!name`) and keys that are lists or mappings are refused: Golem refuses them too, or \
         reads something else than what was meant. Anchors and aliases of whole values work.",
        wrong: "environments:\n  local: &base { server: local }\n  test:\n    <<: *base\n",
        right: "environments:\n  local: &base { server: local }\n  test: *base\n";
}
