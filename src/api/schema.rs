//! How the types of `model` appear in the OpenAPI document. They are pure and do not know it themselves.

use std::borrow::Cow;

use utoipa::openapi::schema::{KnownFormat, OneOfBuilder, SchemaFormat};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::model::ids::{
    AccountId, ApplicationId, ComponentId, DomainRegistrationId, EnvironmentId, EnvironmentToolGrantId,
    McpDeploymentId, SecuritySchemeId, TokenId, ToolReleaseId,
};
use crate::model::{
    AgentTypeName, AppName, CommandPattern, ComponentName, DeploymentRevision, Domain, EnvironmentName, NameGlob,
    Prefix, ProviderType, Revision, Role, SchemeName, ToolName,
};
use crate::plan::ContentHash;

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
    ContentHash: "BLAKE3, 64 hexadecimal digits", "^[0-9A-Fa-f]{64}$";
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

macro_rules! ids {
    ($($type:ident)*) => {$(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .format(Some(SchemaFormat::KnownFormat(KnownFormat::Uuid)))
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

ids! {
    AccountId ApplicationId ComponentId DomainRegistrationId EnvironmentId McpDeploymentId
    SecuritySchemeId TokenId EnvironmentToolGrantId ToolReleaseId
}

impl PartialSchema for Role {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .enum_values(Some([Self::Admin, Self::MarketingAdmin, Self::BuiltinPluginOwner].map(Self::as_str)))
            .into()
    }
}

impl ToSchema for Role {}

impl PartialSchema for ProviderType {
    fn schema() -> RefOr<Schema> {
        let kind = |name: &str| {
            ObjectBuilder::new()
                .property("type", ObjectBuilder::new().schema_type(Type::String).enum_values(Some([name])))
                .required("type")
        };
        let text = || ObjectBuilder::new().schema_type(Type::String);
        ["Google", "Facebook", "Microsoft", "Gitlab"]
            .into_iter()
            .map(kind)
            .chain([kind("Custom")
                .property("name", text())
                .required("name")
                .property("issuerUrl", text())
                .required("issuerUrl")])
            .fold(OneOfBuilder::new(), OneOfBuilder::item)
            .into()
    }
}

impl ToSchema for ProviderType {}
