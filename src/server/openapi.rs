//! The OpenAPI document. Handlers say what is their own; what holds for all routes is added here once.

use utoipa::PartialSchema;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{AdditionalProperties, OneOfBuilder};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, ContentBuilder, InfoBuilder, LicenseBuilder, ObjectBuilder, OpenApi, OpenApiBuilder, Ref, RefOr,
    Required, Schema, SecurityRequirement, Type,
};

use super::config::Config;
use super::routes;
use crate::api::{ErrorBody, ErrorsBody};
use crate::model::{
    AgentTypeName, AppName, ComponentName, DeploymentRevision, Domain, EnvironmentName, Revision, ToolName,
};

const PUBLIC: [&str; 7] = [
    "/healthcheck",
    "/readiness",
    "/version",
    "/v1/login/oauth2",
    "/v1/login/oauth2/web/authorize",
    "/v1/login/oauth2/web/callback",
    "/v1/login/oauth2/web/poll",
];

/// The document of everything that [`super::router`] serves.
pub fn openapi() -> OpenApi {
    let (_, routes) = routes::all(&Config::default()).split_for_parts();
    let mut document = OpenApiBuilder::new()
        .info(
            InfoBuilder::new()
                .title("mcpctl control plane")
                .version(env!("CARGO_PKG_VERSION"))
                .description(Some(
                    "Golem's control-plane API as far as MCP goes, and mcpctl's own routes under /v1/mcpctl.",
                ))
                .license(Some(LicenseBuilder::new().name("MIT OR Apache-2.0").build())),
        )
        .components(Some(shared()))
        .build();
    document.merge(routes);
    for (path, item) in &mut document.paths.paths {
        complete(path, item);
    }
    for property in ["components", "mcpDeployments"] {
        allow_null_values(&mut document, "ApplyRequest", property);
    }
    document
}

/// In a map of changes null removes; the generator cannot say that of a map's values.
fn allow_null_values(document: &mut OpenApi, schema: &str, property: &str) {
    let schemas = document.components.as_mut().map(|components| &mut components.schemas);
    let Some(RefOr::T(Schema::Object(request))) = schemas.and_then(|schemas| schemas.get_mut(schema)) else { return };
    let Some(RefOr::T(Schema::Object(map))) = request.properties.get_mut(property) else { return };
    if let Some(AdditionalProperties::RefOr(value)) = map.additional_properties.as_deref().cloned() {
        let null = ObjectBuilder::new().schema_type(Type::Null);
        let either = OneOfBuilder::new().item(value).item(null).build();
        map.additional_properties = Some(Box::new(AdditionalProperties::RefOr(RefOr::T(either.into()))));
    }
}

fn shared() -> utoipa::openapi::Components {
    let failure = ResponseBuilder::new()
        .description("A failure: JSON with a code for what the control plane refuses, one line of text for the rest")
        .content(
            "application/json",
            ContentBuilder::new()
                .schema(Some(
                    OneOfBuilder::new()
                        .item(Ref::from_schema_name("ErrorBody"))
                        .item(Ref::from_schema_name("ErrorsBody")),
                ))
                .build(),
        )
        .content(
            "text/plain",
            ContentBuilder::new().schema(Some(ObjectBuilder::new().schema_type(Type::String))).build(),
        );
    ComponentsBuilder::new()
        .schema("ErrorBody", ErrorBody::schema())
        .schema("ErrorsBody", ErrorsBody::schema())
        .response("Failure", failure.build())
        .security_scheme("token", SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()))
        .security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("GOLEM_SESSION"))))
        .build()
}

fn complete(path: &str, item: &mut PathItem) {
    let operations =
        [&mut item.get, &mut item.put, &mut item.post, &mut item.patch, &mut item.delete].into_iter().flatten();
    for operation in operations {
        name_operation(operation);
        for name in path.split('/').filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}')) {
            operation.parameters.get_or_insert_default().push(RefOr::T(path_parameter(name)));
        }
        operation.responses.responses.insert("default".to_owned(), RefOr::Ref(Ref::from_response_name("Failure")));
        if !PUBLIC.contains(&path) {
            require_token(operation);
        }
    }
}

/// Handlers are called alike in every file; with the file's tag their names are unique.
fn name_operation(operation: &mut Operation) {
    let tag = operation.tags.as_ref().and_then(|tags| tags.first()).map(|tag| tag.to_lowercase().replace(' ', "-"));
    if let (Some(tag), Some(name)) = (tag, &mut operation.operation_id) {
        *name = format!("{tag}.{}", name.replace('_', "-"));
    }
}

fn require_token(operation: &mut Operation) {
    let none: [&str; 0] = [];
    operation.security = Some(vec![SecurityRequirement::new("token", none), SecurityRequirement::new("cookie", none)]);
}

/// A segment means the same thing in every route, so its name is enough.
fn path_parameter(name: &str) -> Parameter {
    let schema: RefOr<Schema> = match name {
        "application_name" => AppName::schema(),
        "environment_name" => EnvironmentName::schema(),
        "component_name" => ComponentName::schema(),
        "tool_name" => ToolName::schema(),
        "agent_type_name" => AgentTypeName::schema(),
        "domain" => Domain::schema(),
        "deployment_revision" => DeploymentRevision::schema(),
        "revision" => Revision::schema(),
        "import_index" => u32::schema(),
        _ => crate::model::EnvironmentId::schema(),
    };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .schema(Some(schema))
        .build()
}
