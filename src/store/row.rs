//! Reading columns back into model types. What does not parse is [`StoreError::Corrupt`], never a panic.

use std::str::FromStr;

use jiff::Timestamp;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Postgres, Row as _, Sqlite, Type, ValueRef};
use uuid::Uuid;

use super::error::StoreError;
use crate::model::ids::{EnvironmentToolGrantId, ToolReleaseId};
use crate::model::{
    AccountId, AppName, ApplicationId, ComponentId, ComponentName, DeploymentRevision, Domain, DomainRegistrationId,
    EnvironmentId, EnvironmentName, McpDeploymentId, Revision, SchemeName, SecuritySchemeId, TokenId, ToolName,
};
use crate::plan::ContentHash;
use crate::secrets::{Sealed, TokenHash};

/// A row of either database.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// What a column can be read as.
pub(super) trait Column: Sized {
    /// Reads it.
    fn read(row: &Row, column: &'static str) -> Result<Self, StoreError>;
}

impl Row {
    /// The column, as the type that the caller needs.
    pub(super) fn get<T: Column>(&self, column: &'static str) -> Result<T, StoreError> {
        T::read(self, column)
    }

    /// The column's JSON text.
    pub(super) fn json<T: DeserializeOwned>(&self, column: &'static str) -> Result<T, StoreError> {
        serde_json::from_str(&self.get::<String>(column)?).map_err(|_| StoreError::Corrupt { column })
    }

    /// The column's text, parsed by a function.
    pub(super) fn parse<T>(
        &self,
        column: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, StoreError> {
        parse(&self.get::<String>(column)?).ok_or(StoreError::Corrupt { column })
    }

    fn native<T>(&self, column: &'static str) -> Result<T, StoreError>
    where
        T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }
        .map_err(|_| StoreError::Corrupt { column })
    }

    fn is_null(&self, column: &'static str) -> Result<bool, StoreError> {
        match self {
            Self::Sqlite(row) => row.try_get_raw(column).map(|value| value.is_null()),
            Self::Postgres(row) => row.try_get_raw(column).map(|value| value.is_null()),
        }
        .map_err(|_| StoreError::Corrupt { column })
    }
}

/// JSON text for a column.
pub(super) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("stored types have text keys and no failing serialiser")
}

impl<T: Column> Column for Option<T> {
    fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
        if row.is_null(column)? { Ok(None) } else { T::read(row, column).map(Some) }
    }
}

impl Column for String {
    fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
        row.native(column)
    }
}

impl Column for i64 {
    fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
        row.native(column)
    }
}

impl Column for bool {
    fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
        row.native(column)
    }
}

impl Column for Uuid {
    fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
        match row {
            Row::Sqlite(_) => row.parse(column, |text| Self::from_str(text).ok()),
            Row::Postgres(row) => row.try_get(column).map_err(|_| StoreError::Corrupt { column }),
        }
    }
}

impl Column for Timestamp {
    fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
        let microseconds = row.get(column)?;
        // The end of time is finer than microseconds; it must come back as what it was.
        if microseconds == Self::MAX.as_microsecond() {
            return Ok(Self::MAX);
        }
        Self::from_microsecond(microseconds).map_err(|_| StoreError::Corrupt { column })
    }
}

/// Now, as columns can hold it.
pub(super) fn now() -> Timestamp {
    Timestamp::from_microsecond(Timestamp::now().as_microsecond()).unwrap_or(Timestamp::MAX)
}

impl Column for Sealed {
    fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
        row.get(column).map(Self::from_stored)
    }
}

macro_rules! column {
    (number: $($type:ty),*) => {
        $(impl Column for $type {
            fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
                Self::try_from(row.get::<i64>(column)?).map_err(|_| StoreError::Corrupt { column })
            }
        })*
    };
    (uuid: $($type:ty),*) => {
        $(impl Column for $type {
            fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
                row.get(column).map(Self::from_uuid)
            }
        })*
    };
    (text: $($type:ty),*) => {
        $(impl Column for $type {
            fn read(row: &Row, column: &'static str) -> Result<Self, StoreError> {
                row.parse(column, |text| text.parse().ok())
            }
        })*
    };
}

column!(number: Revision, DeploymentRevision, u32);
column!(uuid: AccountId, TokenId, ApplicationId, EnvironmentId, ComponentId, DomainRegistrationId, SecuritySchemeId);
column!(uuid: McpDeploymentId, ToolReleaseId, EnvironmentToolGrantId);
column!(text: AppName, EnvironmentName, ComponentName, SchemeName, Domain, TokenHash, ContentHash, ToolName);
