//! The database: SQLite and PostgreSQL behind one repository layer.
