//! JSON-RPC envelopes over raw values, SSE reader and writer, both eras of MCP. Shared by `upstream` and `gateway`.
