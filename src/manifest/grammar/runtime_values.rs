//! The runtime file: types, arguments, streams and other values of a command.

use super::Shape::{
    Any, Bool, Choice, Either as E, Integer, Kinds, List, Map, Number, Struct as S, Text, Tokens, Word as W,
};
use super::{Either, Field, Group, Kind, MapShape, Shape, Struct, field, required, words};
use crate::diagnostics::registry::codes;

/// The words that name a type.
pub(in crate::manifest) const TYPE_WORDS: &[&str] = &[
    "string",
    "bool",
    "integer",
    "number",
    "s8",
    "s16",
    "s32",
    "s64",
    "u8",
    "u16",
    "u32",
    "u64",
    "f32",
    "f64",
    "char",
    "path",
    "url",
    "datetime",
    "duration",
    "quantity",
    "json",
    "text",
    "binary",
    "enum",
    "flags",
    "record",
    "variant",
    "tuple",
    "list",
    "fixed-list",
    "map",
    "option",
    "result",
    "union",
    "ref",
    "secret",
    "quota-token",
    "permission-card",
    "future",
    "stream",
];

/// What stands beside `type`: limits and the parts of composed types.
static TYPE_PARTS: &[Field] = &[
    field("minimum", Number, "Numbers: the smallest allowed value"),
    field("maximum", Number, "Numbers: the largest allowed value"),
    field("minLength", Integer(0, i64::MAX), "Strings: the fewest characters"),
    field("maxLength", Integer(0, i64::MAX), "Strings: the most characters"),
    field("pattern", W(&words::REGEX), "Strings: a regular expression that must match somewhere"),
    field("root", Text, "Paths: the folder they may not leave; default: the working folder"),
    field("values", List(&Text), "Enums and flags: the allowed texts"),
    field("of", E(&OF), "Lists, maps and options: the inner type; tuples and unions: the types; `ref`: the name"),
    field("minItems", Integer(0, i64::MAX), "Lists: the fewest items"),
    field("maxItems", Integer(0, i64::MAX), "Lists: the most items"),
    field("length", Integer(0, i64::MAX), "Fixed lists: how many items"),
    field("fields", Map(&FIELDS), "Records: the members"),
    field("cases", Map(&CASES), "Variants: the cases, each with a type or nothing"),
    field("ok", E(&TYPE_FORM), "Results: the type of success"),
    field("err", E(&TYPE_FORM), "Results: the type of failure"),
    field("mime", Tokens, "Text and binary: allowed MIME types"),
    field("unit", Text, "Quantities: the unit"),
];
const TYPE_NAME: Field = required("type", Choice(TYPE_WORDS), "The type");

static OF: Either = Either {
    what: "a type, or a list of types",
    scalar: Some(Text),
    sequence: Some(List(&TYPE)),
    mapping: Some(S(&TYPE_TABLE)),
};
static TYPE_TABLE: Struct = Struct { what: "a type", fields: &[&[TYPE_NAME], TYPE_PARTS], groups: &[] };
static TYPE_FORM: Either = Either {
    what: "a type: a word such as `string`, or a mapping with `type`",
    scalar: Some(Choice(TYPE_WORDS)),
    sequence: None,
    mapping: Some(S(&TYPE_TABLE)),
};
static TYPE: Shape = E(&TYPE_FORM);

static MEMBER: Struct = Struct {
    what: "a member",
    fields: &[
        &[
            TYPE_NAME,
            field("description", Text, "What it is for"),
            field("required", Bool, "Whether it must be present; default: true without a `default`"),
            field("default", Any, "The value when absent"),
        ],
        TYPE_PARTS,
    ],
    groups: &[],
};
static MEMBER_FORM: Either = Either {
    what: "a type: a word such as `string`, or a mapping with `type`",
    scalar: Some(Choice(TYPE_WORDS)),
    sequence: None,
    mapping: Some(S(&MEMBER)),
};
static FIELDS: MapShape = MapShape { key: None, value: E(&MEMBER_FORM), special: &[] };
static CASES: MapShape = MapShape { key: None, value: E(&TYPE_FORM), special: &[] };
/// Types by name.
pub(super) static DEFS: MapShape = MapShape { key: None, value: E(&TYPE_FORM), special: &[] };

/// Texts for people and models.
pub(super) static DOC: &[Field] = &[
    field("summary", Text, "One line"),
    field("description", Text, "More, if there is more to say"),
    field("examples", List(&Text), "Example invocations"),
];

static POSITIONAL: Struct = Struct {
    what: "a positional argument",
    fields: &[
        &[
            required("name", W(&words::ARGUMENT), "Its name in the tool's input"),
            TYPE_NAME,
            field("required", Bool, "Whether it must be given; default: true without a `default`"),
            field("default", Any, "The value when absent"),
            field("repeated", Bool, "Whether it takes any number of values (only the last one)"),
        ],
        TYPE_PARTS,
        DOC,
    ],
    groups: &[],
};
static OPTION: Struct = Struct {
    what: "an option",
    fields: &[
        &[
            required("long", W(&words::ARGUMENT), "The name without dashes; also its name in the tool's input"),
            field("short", W(&words::SHORT), "The one-letter form"),
            field("aliases", List(&W(&words::ARGUMENT)), "Other long names"),
            TYPE_NAME,
            field("required", Bool, "Whether it must be given; default: false"),
            field("default", Any, "The value when absent"),
            field("valueOptional", Bool, "Whether it may stand without a value"),
            field("repeat", Choice(&["repeated", "delimited", "either"]), "It takes many values: how they are written"),
            field("separator", W(&words::SEPARATOR), "What stands between delimited values; default: `,`"),
            field(
                "keyValue",
                Choice(&["reject", "last-wins"]),
                "It takes `key=value` pairs: what a second value means",
            ),
        ],
        TYPE_PARTS,
        DOC,
    ],
    groups: &[Group {
        keys: &["repeat", "keyValue", "valueOptional"],
        required: false,
        code: codes::EXCLUSIVE_KEYS,
        help: "keep one of them",
    }],
};
static FLAG: Struct = Struct {
    what: "a flag",
    fields: &[
        &[
            required("long", W(&words::ARGUMENT), "The name without dashes; also its name in the tool's input"),
            field("short", W(&words::SHORT), "The one-letter form"),
            field("as", Text, "What is written on the command line when set, such as `-a`; default: `--long`"),
            field("aliases", List(&W(&words::ARGUMENT)), "Other long names"),
            field("default", Bool, "The value when absent; default: false"),
        ],
        DOC,
    ],
    groups: &[],
};
pub(super) const POSITIONALS: Shape = List(&S(&POSITIONAL));
pub(super) const OPTIONS: Shape = List(&S(&OPTION));
pub(super) const FLAGS: Shape = List(&S(&FLAG));

static VALUE_IS: Struct = Struct {
    what: "a condition",
    fields: &[&[
        required("name", W(&words::ARGUMENT), "The argument"),
        field("is", Any, "The value it must have; without it, it must be given"),
    ]],
    groups: &[],
};
static CONDITION_FORM: Either = Either {
    what: "an argument's name, or `{name, is}`",
    scalar: Some(W(&words::ARGUMENT)),
    sequence: None,
    mapping: Some(S(&VALUE_IS)),
};
static CONDITION: Shape = E(&CONDITION_FORM);
static MUTEX_FORM: Either = Either {
    what: "an argument's name, `{name, is}`, or a list of them",
    scalar: Some(W(&words::ARGUMENT)),
    sequence: Some(List(&CONDITION)),
    mapping: Some(S(&VALUE_IS)),
};
static MUTEX_GROUP: Shape = E(&MUTEX_FORM);
static WHEN: Struct = Struct {
    what: "a condition with its consequence",
    fields: &[&[
        required("when", E(&CONDITION_FORM), "The condition"),
        required("then", List(&CONDITION), "The arguments it concerns"),
    ]],
    groups: &[],
};
macro_rules! constraint {
    ($($constant:ident = $key:literal, $shape:expr, $about:literal;)*) => {
        $(static $constant: Struct =
            Struct { what: "a constraint", fields: &[&[required($key, $shape, $about)]], groups: &[] };)*
    };
}
constraint! {
    REQUIRES_ALL = "requiresAll", List(&CONDITION), "All of these must be given";
    ALL_OR_NONE = "allOrNone", List(&CONDITION), "All of these or none";
    REQUIRES_ANY = "requiresAny", List(&CONDITION), "At least one of these";
    MUTEX = "mutex", List(&MUTEX_GROUP), "At most one of these (or of these groups)";
    IMPLIES = "implies", S(&WHEN), "When the first holds, all the others must";
    FORBIDS = "forbids", S(&WHEN), "When the first holds, none of the others may";
}
static CONSTRAINT: Shape = Kinds(
    "a constraint",
    &[
        Kind { key: "requiresAll", shape: &REQUIRES_ALL },
        Kind { key: "allOrNone", shape: &ALL_OR_NONE },
        Kind { key: "requiresAny", shape: &REQUIRES_ANY },
        Kind { key: "mutex", shape: &MUTEX },
        Kind { key: "implies", shape: &IMPLIES },
        Kind { key: "forbids", shape: &FORBIDS },
    ],
);
pub(super) const CONSTRAINTS: Shape = List(&CONSTRAINT);

static STREAM: Struct = Struct {
    what: "a stream",
    fields: &[&[
        field("summary", Text, "What it carries"),
        field("mime", Tokens, "MIME types; none means any"),
        field("required", Bool, "stdin: whether it must be given"),
    ]],
    groups: &[],
};
pub(super) const STREAM_SHAPE: Shape = S(&STREAM);

static RESULT: Struct = Struct { what: "a result", fields: &[&[TYPE_NAME], TYPE_PARTS, DOC], groups: &[] };
static RESULT_FORM: Either = Either {
    what: "a type: a word such as `string`, or a mapping with `type`",
    scalar: Some(Choice(TYPE_WORDS)),
    sequence: None,
    mapping: Some(S(&RESULT)),
};
pub(super) const RESULT_SHAPE: Shape = E(&RESULT_FORM);

static ERROR: Struct = Struct {
    what: "a declared error",
    fields: &[
        &[
            required("name", Text, "Its name"),
            required("exitCode", Integer(1, 255), "The exit code that means it"),
            field("kind", Choice(&["usage-error", "runtime-error"]), "Whose fault it is; default: runtime-error"),
        ],
        DOC,
    ],
    groups: &[],
};
pub(super) const ERRORS: Shape = List(&S(&ERROR));

static ANNOTATIONS: Struct = Struct {
    what: "annotations",
    fields: &[&[
        field("readOnly", Bool, "It changes nothing; default: false"),
        field("destructive", Bool, "It may destroy; default: true"),
        field("idempotent", Bool, "Calling it twice is calling it once; default: false"),
        field("openWorld", Bool, "It reaches beyond this machine's own data; default: true"),
    ]],
    groups: &[],
};
pub(super) const ANNOTATIONS_SHAPE: Shape = S(&ANNOTATIONS);

static PARAMETER: Struct = Struct {
    what: "a parameter",
    fields: &[
        &[
            required("name", Text, "Its name in the source language"),
            TYPE_NAME,
            field("description", Text, "What it is"),
            field("required", Bool, "Whether it must be given; default: true without a `default`"),
            field("default", Any, "The value when absent"),
        ],
        TYPE_PARTS,
    ],
    groups: &[],
};
pub(super) const PARAMETERS: Shape = List(&S(&PARAMETER));

static METHOD_RESULT: Struct = Struct {
    what: "a result",
    fields: &[&[required("type", Choice(METHOD_RESULT_WORDS), "The type")], TYPE_PARTS],
    groups: &[],
};
/// The types, and the kinds of results that are no types.
pub(in crate::manifest) const METHOD_RESULT_WORDS: &[&str] = &[
    "none",
    "unstructured-text",
    "unstructured-binary",
    "multipart",
    "string",
    "bool",
    "integer",
    "number",
    "s8",
    "s16",
    "s32",
    "s64",
    "u8",
    "u16",
    "u32",
    "u64",
    "f32",
    "f64",
    "char",
    "path",
    "url",
    "datetime",
    "duration",
    "quantity",
    "json",
    "text",
    "binary",
    "enum",
    "flags",
    "record",
    "variant",
    "tuple",
    "list",
    "fixed-list",
    "map",
    "option",
    "result",
    "union",
    "ref",
];
static METHOD_RESULT_FORM: Either = Either {
    what: "`none`, `unstructured-text`, `unstructured-binary`, `multipart`, or a type",
    scalar: Some(Choice(METHOD_RESULT_WORDS)),
    sequence: None,
    mapping: Some(S(&METHOD_RESULT)),
};
pub(super) const METHOD_RESULT_SHAPE: Shape = E(&METHOD_RESULT_FORM);
