//! The MCP client for imports, `call`, `inspect` and stdio servers.
