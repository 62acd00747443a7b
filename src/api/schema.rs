//! How the types of `model` appear in the OpenAPI document. They are pure and do not know it themselves.

use std::borrow::Cow;

use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::model::{
    AgentTypeName, AppName, CommandPattern, ComponentName, DeploymentRevision, Domain, EnvironmentName, NameGlob,
    Prefix, Revision, SchemeName, ToolName,
};

const KEBAB: &str = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$";
const LARGEST: i64 = i64::MAX;

macro_rules! texts {
    ($($type:ident: $description:literal $(, $pattern:expr)?;)*) => {$(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new().schema_type(Type::String).description(Some($description))
                    $(.pattern(Some($pattern)))?
                    .into()
            }
        }
        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(stringify!($type))
            }
        }
    )*};
}

texts! {
    AppName: "An application's name", KEBAB;
    EnvironmentName: "An environment's name", KEBAB;
    SchemeName: "A security scheme's name", KEBAB;
    ToolName: "A native tool's name", KEBAB;
    Prefix: "The prefix of an import's tools", KEBAB;
    ComponentName: "A component, `namespace:name`", "^[a-z][a-z0-9]*(-[a-z0-9]+)*:[a-z][a-z0-9]*(-[a-z0-9]+)*$";
    AgentTypeName: "An agent type's name";
    Domain: "`host` or `host:port`, in lower case";
    CommandPattern: "Space-separated command path; `*` is one segment, `**` any number";
    NameGlob: "A glob over sanitised tool names";
}

macro_rules! counters {
    ($($type:ident: $description:literal;)*) => {$(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new()
                    .schema_type(Type::Integer)
                    .description(Some($description))
                    .minimum(Some(0))
                    .maximum(Some(LARGEST))
                    .into()
            }
        }
        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(stringify!($type))
            }
        }
    )*};
}

counters! {
    Revision: "Optimistic-concurrency counter";
    DeploymentRevision: "Number of a stored deployment";
}
