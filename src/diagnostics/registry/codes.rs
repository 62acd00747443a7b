//! Codes about reading: YAML, shapes, names, values. In name order.

use super::{Code, CodeInfo};
use crate::diagnostics::Severity::{Error, Note, Warning};

codes! {
    DUPLICATE_KEY = "duplicate-key", Error, "A mapping has the same key twice",
        "Golem keeps the last of two equal keys and drops the other without a word, so half of what was written is lost. \
         Keep one of them, or merge their contents.",
        wrong: "environments:\n  local: { server: local }\n  local: { server: cloud }\n",
        right: "environments:\n  local: { server: local }\n  cloud: { server: cloud }\n";
    INCLUDE_WITH_EXCLUDE = "include-with-exclude", Error, "`include` and `exclude` stand together",
        "A selection is either a list of what to take or a list of what to leave out. With both, it is not clear which \
         one decides, and the control plane refuses the deployment. Keep one of them.",
        wrong: "file-tools:\n  ownerComponent: my-app:tool-owner\n  include: [read-file]\n  exclude: [list **]\n",
        right: "file-tools:\n  ownerComponent: my-app:tool-owner\n  include: [read-file]\n";
    MISSING_VERSION = "missing-manifest-version", Warning, "A manifest file has no `manifestVersion`",
        "Golem requires the key in every file and refuses the application without it. Files whose other keys are current \
         are read as 1.6.0 here.",
        wrong: "app: demo\n",
        right: "manifestVersion: 1.6.0\napp: demo\n";
    NOT_CHECKED = "not-checked", Note, "Something could not be checked here",
        "What cannot be known offline (an unset variable, a component that exists only as wasm elsewhere, an import \
         without a lock entry) is never guessed. The note says what was left out.",
        wrong: "", right: "";
    PATTERN_SELECTS_NOTHING = "pattern-selects-nothing", Error, "A pattern selects no command",
        "Every pattern of `include` or `exclude` must select at least one executable command of the tool. A pattern that \
         selects nothing is usually a misspelt path. `mcpctl surface` lists what there is.",
        wrong: "include: [raed-file]\n",
        right: "include: [read-file]\n";
    UNKNOWN_KEY = "unknown-key", Error, "A key is not part of the manifest",
        "Golem refuses unknown keys at every level. Usually it is a spelling mistake, or a key that stands one level too \
         high or too low.",
        wrong: "mcp:\n  deployment: {}\n",
        right: "mcp:\n  deployments: {}\n";
    UNQUOTED_TEMPLATE = "unquoted-template", Error, "A template stands without quotes",
        "A value that begins with `{{` is a mapping inside a mapping in YAML, not a text. Put the whole value in quotes.",
        wrong: "url: {{ UPSTREAM_URL }}\n",
        right: "url: \"{{ UPSTREAM_URL }}\"\n";
    YAML_LIMIT = "yaml-limit", Error, "The file is larger than any manifest needs to be",
        "Reading is bounded: 128 levels of nesting, two million values with all aliases written out. A file beyond that \
         is refused before it costs time or memory.",
        wrong: "a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b] # and so on\n",
        right: "a: [x, x, x]\n";
    UNUSED_ALLOW = "unused-allow", Warning, "An `allow` comment silences nothing",
        "`# mcpctl: allow(CODE)` silences one warning: at the end of a line for that line, on a line of its own for the \
         next one. Errors cannot be silenced. A comment without effect hides the next real warning, so it is reported: \
         remove it, or move it to the line that the warning names.",
        wrong: "# mcpctl: allow(missing-manifest-version)\nmanifestVersion: 1.6.0\n",
        right: "manifestVersion: 1.6.0\n";
    YAML_SYNTAX = "yaml-syntax", Error, "The file is not valid YAML",
        "The reader accepts YAML 1.2 with one document a file. The place shown is where reading could not go on; the \
         cause is often a line earlier: a missing space after a colon, a tab, an unclosed quote or bracket.",
        wrong: "app: [demo\n",
        right: "app: demo\n";
    YAML_UNSUPPORTED = "yaml-unsupported", Error, "A YAML feature that manifests do not have",
        "Merge keys (`<<`), tags (`!name`) and keys that are lists or mappings are refused: Golem refuses them too, or \
         reads something else than what was meant. Anchors and aliases of whole values work.",
        wrong: "local:\n  <<: *defaults\n  server: local\n",
        right: "local:\n  server: local\n";
}
