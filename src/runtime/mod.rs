//! Component runtimes: a program per call, a stdio MCP server, agents. `describe` and `invoke` are the whole trait.
