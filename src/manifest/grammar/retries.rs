//! `retryPolicyDefaults`: predicates and policies, trees of one key a node.

use super::Shape::{Any, Choice, Either as E, Integer, Kinds, List, Number, Pair, Struct as S, Text, Word as W};
use super::{Either, Kind, MapShape, Shape, Struct, required, words};

const NANOS_PER_SECOND: i64 = 1_000_000_000;

static COMPARISON: Struct = Struct {
    what: "a comparison",
    fields: &[&[
        required("property", Text, "The property"),
        required("value", Any, "The value that it is compared with"),
    ]],
    groups: &[],
};
static MEMBERSHIP: Struct = Struct {
    what: "a membership test",
    fields: &[&[required("property", Text, "The property"), required("values", List(&Any), "The values that count")]],
    groups: &[],
};
static MATCH: Struct = Struct {
    what: "a pattern test",
    fields: &[&[required("property", Text, "The property"), required("pattern", Text, "The pattern")]],
    groups: &[],
};
static STARTS: Struct = Struct {
    what: "a prefix test",
    fields: &[&[required("property", Text, "The property"), required("prefix", Text, "How it must begin")]],
    groups: &[],
};
static CONTAINS: Struct = Struct {
    what: "a substring test",
    fields: &[&[required("property", Text, "The property"), required("substring", Text, "What it must hold")]],
    groups: &[],
};
static EXISTS_LONG: Struct =
    Struct { what: "an existence test", fields: &[&[required("property", Text, "The property")]], groups: &[] };
static EXISTS: Either = Either {
    what: "a property's name, or `{property: NAME}`",
    scalar: Some(Text),
    sequence: None,
    mapping: Some(S(&EXISTS_LONG)),
};

/// A mapping with this one key.
macro_rules! node {
    ($name:ident, $what:literal, $key:literal, $shape:expr, $about:literal) => {
        static $name: Struct = Struct { what: $what, fields: &[&[required($key, $shape, $about)]], groups: &[] };
    };
}

node!(EQ, "a predicate", "propEq", S(&COMPARISON), "The property equals the value");
node!(NEQ, "a predicate", "propNeq", S(&COMPARISON), "The property differs from the value");
node!(GT, "a predicate", "propGt", S(&COMPARISON), "The property is greater than the value");
node!(GTE, "a predicate", "propGte", S(&COMPARISON), "The property is at least the value");
node!(LT, "a predicate", "propLt", S(&COMPARISON), "The property is less than the value");
node!(LTE, "a predicate", "propLte", S(&COMPARISON), "The property is at most the value");
node!(EXIST, "a predicate", "propExists", E(&EXISTS), "The property is there");
node!(IN, "a predicate", "propIn", S(&MEMBERSHIP), "The property is one of the values");
node!(MATCHES, "a predicate", "propMatches", S(&MATCH), "The property matches the pattern");
node!(STARTS_WITH, "a predicate", "propStartsWith", S(&STARTS), "The property begins so");
node!(CONTAIN, "a predicate", "propContains", S(&CONTAINS), "The property holds the text");
node!(AND, "a predicate", "and", Pair(&PREDICATE), "Both of two predicates");
node!(OR, "a predicate", "or", Pair(&PREDICATE), "One of two predicates");
node!(NOT, "a predicate", "not", PREDICATE, "Not the predicate");

static PREDICATE_FORM: Either = Either {
    what: "a predicate: `true`, `false`, or a mapping such as `propEq`, `and` or `not`",
    scalar: Some(Choice(&["true", "false"])),
    sequence: None,
    mapping: Some(Kinds(
        "a predicate",
        &[
            Kind { key: "propEq", shape: &EQ },
            Kind { key: "propNeq", shape: &NEQ },
            Kind { key: "propGt", shape: &GT },
            Kind { key: "propGte", shape: &GTE },
            Kind { key: "propLt", shape: &LT },
            Kind { key: "propLte", shape: &LTE },
            Kind { key: "propExists", shape: &EXIST },
            Kind { key: "propIn", shape: &IN },
            Kind { key: "propMatches", shape: &MATCHES },
            Kind { key: "propStartsWith", shape: &STARTS_WITH },
            Kind { key: "propContains", shape: &CONTAIN },
            Kind { key: "and", shape: &AND },
            Kind { key: "or", shape: &OR },
            Kind { key: "not", shape: &NOT },
        ],
    )),
};
/// When a retry policy applies.
pub(super) static PREDICATE: Shape = E(&PREDICATE_FORM);

static SECONDS: Struct = Struct {
    what: "a duration",
    fields: &[&[
        required("secs", Integer(0, i64::MAX), "Whole seconds"),
        required("nanos", Integer(0, NANOS_PER_SECOND - 1), "Nanoseconds beyond them"),
    ]],
    groups: &[],
};
static DURATION_FORM: Either = Either {
    what: "a duration such as `200ms`, or `{secs, nanos}`",
    scalar: Some(W(&words::WAIT)),
    sequence: None,
    mapping: Some(S(&SECONDS)),
};
const DURATION: Shape = E(&DURATION_FORM);

static EXPONENTIAL: Struct = Struct {
    what: "exponential delays",
    fields: &[&[
        required("baseDelay", DURATION, "The first delay"),
        required("factor", Number, "How much longer each one is"),
    ]],
    groups: &[],
};
static FIBONACCI: Struct = Struct {
    what: "Fibonacci delays",
    fields: &[&[required("first", DURATION, "The first delay"), required("second", DURATION, "The second delay")]],
    groups: &[],
};
static COUNT_BOX: Struct = Struct {
    what: "a limit of retries",
    fields: &[&[
        required("maxRetries", Integer(0, u32::MAX as i64), "The most retries"),
        required("inner", POLICY, "What is limited"),
    ]],
    groups: &[],
};
static TIME_BOX: Struct = Struct {
    what: "a limit of time",
    fields: &[&[required("limit", DURATION, "The most time"), required("inner", POLICY, "What is limited")]],
    groups: &[],
};
static CLAMP: Struct = Struct {
    what: "limits of delays",
    fields: &[&[
        required("minDelay", DURATION, "The shortest delay"),
        required("maxDelay", DURATION, "The longest delay"),
        required("inner", POLICY, "What is limited"),
    ]],
    groups: &[],
};
static ADD_DELAY: Struct = Struct {
    what: "an added delay",
    fields: &[&[required("delay", DURATION, "What is added"), required("inner", POLICY, "To what")]],
    groups: &[],
};
static JITTER: Struct = Struct {
    what: "a jitter",
    fields: &[&[required("factor", Number, "How much delays vary"), required("inner", POLICY, "What varies")]],
    groups: &[],
};
static FILTERED: Struct = Struct {
    what: "a filter",
    fields: &[&[required("predicate", PREDICATE, "When it applies"), required("inner", POLICY, "What applies")]],
    groups: &[],
};

node!(PERIODIC, "a retry policy", "periodic", DURATION, "The same delay each time");
node!(EXPONENTIALLY, "a retry policy", "exponential", S(&EXPONENTIAL), "Delays that grow by a factor");
node!(BY_FIBONACCI, "a retry policy", "fibonacci", S(&FIBONACCI), "Delays that are the sum of the two before");
node!(COUNTED, "a retry policy", "countBox", S(&COUNT_BOX), "At most some retries");
node!(TIMED, "a retry policy", "timeBox", S(&TIME_BOX), "At most some time");
node!(CLAMPED, "a retry policy", "clamp", S(&CLAMP), "Delays within limits");
node!(DELAYED, "a retry policy", "addDelay", S(&ADD_DELAY), "Longer delays");
node!(JITTERED, "a retry policy", "jitter", S(&JITTER), "Delays that vary");
node!(ON, "a retry policy", "filteredOn", S(&FILTERED), "Only where a predicate holds");
node!(THEN, "a retry policy", "andThen", Pair(&POLICY), "One policy, then another");
node!(UNION, "a retry policy", "union", Pair(&POLICY), "As long as one of two goes on");
node!(INTERSECT, "a retry policy", "intersect", Pair(&POLICY), "As long as both go on");

static POLICY_FORM: Either = Either {
    what: "a retry policy: `immediate`, `never`, or a mapping such as `exponential` or `countBox`",
    scalar: Some(Choice(&["immediate", "never"])),
    sequence: None,
    mapping: Some(Kinds(
        "a retry policy",
        &[
            Kind { key: "periodic", shape: &PERIODIC },
            Kind { key: "exponential", shape: &EXPONENTIALLY },
            Kind { key: "fibonacci", shape: &BY_FIBONACCI },
            Kind { key: "countBox", shape: &COUNTED },
            Kind { key: "timeBox", shape: &TIMED },
            Kind { key: "clamp", shape: &CLAMPED },
            Kind { key: "addDelay", shape: &DELAYED },
            Kind { key: "jitter", shape: &JITTERED },
            Kind { key: "filteredOn", shape: &ON },
            Kind { key: "andThen", shape: &THEN },
            Kind { key: "union", shape: &UNION },
            Kind { key: "intersect", shape: &INTERSECT },
        ],
    )),
};
/// What a retry policy does.
static POLICY: Shape = E(&POLICY_FORM);

static DEFAULT: Struct = Struct {
    what: "a retry policy by name",
    fields: &[&[
        required("priority", Integer(0, u32::MAX as i64), "Higher ones are tried first"),
        required("predicate", PREDICATE, "When it applies"),
        required("policy", POLICY, "What it does"),
    ]],
    groups: &[],
};
static POLICIES: MapShape = MapShape { key: None, value: S(&DEFAULT), special: &[] };
pub(super) static RETRY_DEFAULTS: MapShape =
    MapShape { key: Some(&words::ENVIRONMENT), value: Shape::Map(&POLICIES), special: &[] };
