//! One statement for both databases: its text, and values of the few types that columns have.

use jiff::Timestamp;
use sqlx::postgres::PgArguments;
use sqlx::query::Query as Statement;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Postgres, Sqlite};
use uuid::Uuid;

use super::error::{Entity, StoreError, WriteError};
use super::row::Row;
use super::tx::{Connected, Connection};
use crate::model::ids::{EnvironmentToolGrantId, ToolReleaseId};
use crate::model::{
    AccountId, AppName, ApplicationId, ComponentId, ComponentName, DeploymentRevision, Domain, DomainRegistrationId,
    EnvironmentId, EnvironmentName, McpDeploymentId, Revision, SchemeName, SecuritySchemeId, TokenId, ToolName,
};
use crate::plan::ContentHash;
use crate::secrets::{Sealed, TokenHash};

/// The text of a statement, in both dialects.
#[derive(Clone, Copy)]
pub(super) struct Sql {
    /// For SQLite.
    pub(super) sqlite: &'static str,
    /// For PostgreSQL.
    pub(super) postgres: &'static str,
}

impl From<&'static str> for Sql {
    fn from(text: &'static str) -> Self {
        Self { sqlite: text, postgres: text }
    }
}

/// A value as columns hold it. The types are known even when the value is null, as PostgreSQL demands.
pub(super) enum Value {
    Text(Option<String>),
    Integer(Option<i64>),
    Boolean(bool),
    /// `UUID` in PostgreSQL, text in SQLite.
    Uuid(Option<Uuid>),
}

/// What can be bound to a statement.
pub(super) trait Param: Sized {
    /// The value as columns hold it.
    fn value(self) -> Value;
}

/// What can be absent. (No column holds an optional boolean.)
pub(super) trait Nullable: Param {
    /// The null of its type.
    fn null() -> Value;
}

impl<T: Nullable> Param for Option<T> {
    fn value(self) -> Value {
        self.map_or_else(T::null, T::value)
    }
}

macro_rules! param {
    ($kind:ident: $($type:ty => |$value:ident| $column:expr;)*) => {
        $(impl Param for $type {
            fn value(self) -> Value {
                let $value = self;
                Value::$kind(Some($column))
            }
        }
        impl Nullable for $type {
            fn null() -> Value {
                Value::$kind(None)
            }
        })*
    };
}

param! { Text:
    String => |text| text;
    &str => |text| text.to_owned();
    &String => |text| text.clone();
    &AppName => |name| name.as_str().to_owned();
    &EnvironmentName => |name| name.as_str().to_owned();
    &ComponentName => |name| name.as_str().to_owned();
    &SchemeName => |name| name.as_str().to_owned();
    &ToolName => |name| name.as_str().to_owned();
    &Domain => |domain| domain.as_str().to_owned();
    &TokenHash => |hash| hash.as_str().to_owned();
    &Sealed => |sealed| sealed.as_str().to_owned();
    ContentHash => |hash| hash.to_string();
}
param! { Integer:
    i64 => |number| number;
    Revision => |revision| revision.as_i64();
    DeploymentRevision => |revision| revision.as_i64();
    Timestamp => |at| at.as_microsecond();
}
param! { Uuid:
    AccountId => |id| id.as_uuid();
    TokenId => |id| id.as_uuid();
    ApplicationId => |id| id.as_uuid();
    EnvironmentId => |id| id.as_uuid();
    ComponentId => |id| id.as_uuid();
    DomainRegistrationId => |id| id.as_uuid();
    SecuritySchemeId => |id| id.as_uuid();
    McpDeploymentId => |id| id.as_uuid();
    ToolReleaseId => |id| id.as_uuid();
    EnvironmentToolGrantId => |id| id.as_uuid();
}

impl Param for bool {
    fn value(self) -> Value {
        Value::Boolean(self)
    }
}

/// A statement with its values.
pub(super) struct Query {
    sql: Sql,
    values: Vec<Value>,
}

/// A statement without values yet.
pub(super) fn query(sql: impl Into<Sql>) -> Query {
    Query { sql: sql.into(), values: Vec::new() }
}

impl Query {
    /// Binds the next value.
    pub(super) fn bind(mut self, value: impl Param) -> Self {
        self.values.push(value.value());
        self
    }

    /// Runs it; returns how many rows it changed.
    pub(super) async fn execute(self, on: &mut impl Connected) -> Result<u64, StoreError> {
        self.storable()?;
        Ok(self.run(on).await?)
    }

    /// Runs a statement that gives a thing its name: a taken name is [`WriteError::AlreadyExists`], and a parent that
    /// is gone is [`WriteError::NotFound`].
    pub(super) async fn name(self, on: &mut impl Connected, entity: Entity, parent: Entity) -> Result<u64, WriteError> {
        self.storable()?;
        self.run(on).await.map_err(|error| match error.as_database_error() {
            Some(database) if database.is_unique_violation() => WriteError::AlreadyExists(entity),
            Some(database) if database.is_foreign_key_violation() => WriteError::NotFound(parent),
            _ => StoreError::from(error).into(),
        })
    }

    /// All rows.
    pub(super) async fn all(self, on: &mut impl Connected) -> Result<Vec<Row>, StoreError> {
        self.storable()?;
        Ok(match on.connection() {
            Connection::Sqlite(connection) => {
                self.sqlite().fetch_all(connection).await?.into_iter().map(Row::Sqlite).collect()
            }
            Connection::Postgres(connection) => {
                self.postgres().fetch_all(connection).await?.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// The first row, if there is one.
    pub(super) async fn optional(self, on: &mut impl Connected) -> Result<Option<Row>, StoreError> {
        self.storable()?;
        Ok(match on.connection() {
            Connection::Sqlite(connection) => self.sqlite().fetch_optional(connection).await?.map(Row::Sqlite),
            Connection::Postgres(connection) => self.postgres().fetch_optional(connection).await?.map(Row::Postgres),
        })
    }

    /// The row of a statement that always has one.
    pub(super) async fn one(self, on: &mut impl Connected) -> Result<Row, StoreError> {
        self.storable()?;
        Ok(match on.connection() {
            Connection::Sqlite(connection) => Row::Sqlite(self.sqlite().fetch_one(connection).await?),
            Connection::Postgres(connection) => Row::Postgres(self.postgres().fetch_one(connection).await?),
        })
    }

    /// Refuses what one of the databases could not hold, on both.
    fn storable(&self) -> Result<(), StoreError> {
        let has_nul = |value: &Value| matches!(value, Value::Text(Some(text)) if text.contains('\0'));
        if self.values.iter().any(has_nul) { Err(StoreError::Nul) } else { Ok(()) }
    }

    async fn run(self, on: &mut impl Connected) -> Result<u64, sqlx::Error> {
        Ok(match on.connection() {
            Connection::Sqlite(connection) => self.sqlite().execute(connection).await?.rows_affected(),
            Connection::Postgres(connection) => self.postgres().execute(connection).await?.rows_affected(),
        })
    }

    fn sqlite(self) -> Statement<'static, Sqlite, SqliteArguments> {
        self.values.into_iter().fold(sqlx::query(self.sql.sqlite), |statement, value| match value {
            Value::Text(text) => statement.bind(text),
            Value::Integer(number) => statement.bind(number),
            Value::Boolean(truth) => statement.bind(truth),
            Value::Uuid(uuid) => statement.bind(uuid.map(Uuid::hyphenated)),
        })
    }

    fn postgres(self) -> Statement<'static, Postgres, PgArguments> {
        self.values.into_iter().fold(sqlx::query(self.sql.postgres), |statement, value| match value {
            Value::Text(text) => statement.bind(text),
            Value::Integer(number) => statement.bind(number),
            Value::Boolean(truth) => statement.bind(truth),
            Value::Uuid(uuid) => statement.bind(uuid),
        })
    }
}
