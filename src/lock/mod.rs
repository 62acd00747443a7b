//! `mcp.lock`: pins of what imports provided, their comparison and classification. Pure.
