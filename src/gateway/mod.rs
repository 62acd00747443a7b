//! The MCP endpoints: hosts, sessions, surfaces, calls.
