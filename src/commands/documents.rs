//! Every type of document that a command can write, with its JSON Schema: the contract that `mcpctl schema output`
//! prints and against which the test-suite proves every document it sees.
//!
//! A new command's document is a struct that derives `Serialize` and `JsonSchema`, implements
//! [`DocumentBody`](crate::ui::DocumentBody), and is listed in [`types`].

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::ui::{DocumentBody, ErrorDocument, findings::ValidateDocument};

use super::{
    call, deploy, deployments, domain, environment, explain, import, init, inspect, lock, login, logout, plan,
    rollback, security_scheme, server, status, surface, up, whoami, why,
};

/// A type of document.
#[derive(Debug, Clone, Copy)]
pub struct DocumentType {
    /// Its `$type`.
    pub kind: &'static str,
    /// Its `version`.
    pub version: u32,
    schema: fn(&mut SchemaGenerator) -> Value,
}

impl DocumentType {
    /// The type of a body.
    pub fn of<T: DocumentBody>() -> Self {
        Self { kind: T::KIND, version: T::VERSION, schema: body_schema::<T> }
    }
}

fn body_schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    T::json_schema(generator).to_value()
}

/// All types, in the order of their names.
pub fn types() -> Vec<DocumentType> {
    let mut types = vec![
        DocumentType::of::<ErrorDocument>(),
        DocumentType::of::<explain::ExplainDocument>(),
        DocumentType::of::<explain::ExplainListDocument>(),
        DocumentType::of::<call::CallDocument>(),
        DocumentType::of::<domain::DomainListDocument>(),
        DocumentType::of::<domain::DomainRegisterDocument>(),
        DocumentType::of::<domain::DomainDeleteDocument>(),
        DocumentType::of::<environment::EnvironmentListDocument>(),
        DocumentType::of::<environment::EnvironmentCreateDocument>(),
        DocumentType::of::<security_scheme::CreateDocument>(),
        DocumentType::of::<security_scheme::GetDocument>(),
        DocumentType::of::<security_scheme::ListDocument>(),
        DocumentType::of::<security_scheme::UpdateDocument>(),
        DocumentType::of::<security_scheme::DeleteDocument>(),
        DocumentType::of::<import::consent::authorize::AuthorizeDocument>(),
        DocumentType::of::<import::consent::complete::CompleteDocument>(),
        DocumentType::of::<import::consent::status::StatusDocument>(),
        DocumentType::of::<import::consent::disconnect::DisconnectDocument>(),
        DocumentType::of::<import::list::ImportListDocument>(),
        DocumentType::of::<import::tools::ImportToolsDocument>(),
        DocumentType::of::<init::InitDocument>(),
        DocumentType::of::<inspect::InspectDocument>(),
        DocumentType::of::<login::LoginDocument>(),
        DocumentType::of::<logout::LogoutDocument>(),
        DocumentType::of::<whoami::WhoamiDocument>(),
        DocumentType::of::<lock::LockDocument>(),
        DocumentType::of::<plan::PlanDocument>(),
        DocumentType::of::<deploy::DeployDocument>(),
        DocumentType::of::<rollback::RollbackDocument>(),
        DocumentType::of::<status::StatusDocument>(),
        DocumentType::of::<deployments::DeploymentsListDocument>(),
        DocumentType::of::<deployments::DeploymentsShowDocument>(),
        DocumentType::of::<server::BackupDocument>(),
        DocumentType::of::<server::MigrateDocument>(),
        DocumentType::of::<server::RekeyDocument>(),
        DocumentType::of::<server::RestoreDocument>(),
        DocumentType::of::<server::ServerReadyDocument>(),
        DocumentType::of::<server::TokenDocument>(),
        DocumentType::of::<server::TokenListDocument>(),
        DocumentType::of::<server::TokenRevokeDocument>(),
        DocumentType::of::<surface::SurfaceDocument>(),
        DocumentType::of::<up::UpReadyDocument>(),
        DocumentType::of::<up::UpDeployedDocument>(),
        DocumentType::of::<up::UpFindingsDocument>(),
        DocumentType::of::<up::UpFailedDocument>(),
        DocumentType::of::<ValidateDocument>(),
        DocumentType::of::<why::WhyDocument>(),
    ];
    types.sort_by_key(|document| document.kind);
    types
}

/// One JSON Schema that every document of every command fulfils; `$type` says which branch it is.
pub fn schema() -> Value {
    let mut generator = SchemaGenerator::new(SchemaSettings::draft2020_12().for_serialize());
    let documents: Vec<(String, Value)> =
        types().into_iter().map(|document| (document.kind.to_owned(), whole(document, &mut generator))).collect();
    let mut definitions: Map<String, Value> = generator.take_definitions(true).into_iter().collect();
    let branches: Vec<Value> =
        documents.iter().map(|(kind, _)| json!({ "$ref": format!("#/$defs/document.{kind}") })).collect();
    for (kind, schema) in documents {
        definitions.insert(format!("document.{kind}"), schema);
    }
    definitions.sort_keys();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Documents of mcpctl",
        "description": "Every JSON or YAML document that mcpctl writes. `$type` names the command, `version` rises when a member goes away or changes its meaning; new members may come without it.",
        "oneOf": branches,
        "$defs": definitions,
    })
}

/// The schema of a body with `$type` and `version` before it.
fn whole(document: DocumentType, generator: &mut SchemaGenerator) -> Value {
    let mut schema = (document.schema)(generator);
    let members = |value: Option<&mut Value>| match value {
        Some(Value::Object(map)) => std::mem::take(map),
        _ => Map::new(),
    };
    let mut properties = Map::from_iter([
        ("$type".to_owned(), json!({ "const": document.kind })),
        ("version".to_owned(), json!({ "const": document.version })),
    ]);
    properties.extend(members(schema.get_mut("properties")));
    let mut required = vec![json!("$type"), json!("version")];
    if let Some(Value::Array(names)) = schema.get("required") {
        required.extend(names.iter().cloned());
    }
    schema["type"] = json!("object");
    schema["properties"] = Value::Object(properties);
    schema["required"] = Value::Array(required);
    schema
}

#[cfg(test)]
mod tests {
    #[test]
    fn kinds_are_unique() {
        let mut kinds: Vec<_> = super::types().iter().map(|document| document.kind).collect();
        let count = kinds.len();
        kinds.dedup();
        assert_eq!(kinds.len(), count);
    }
}
