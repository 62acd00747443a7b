//! Finds, reads, merges and substitutes manifests; lowers the tree to `model`; reads the runtime file and `mcp.lock`.
