"""A small MCP server of the `fastmcp` package, for tests: both eras over Streamable HTTP.

usage: fastmcp_server.py PORT
"""

import sys

from fastmcp import FastMCP

server = FastMCP("fast-notes", version="7.8.9")


@server.tool
def add(a: int, b: int) -> int:
    """Add two integers"""
    return a + b


# FastMCP checks no names.
@server.tool(name="weird.name/with slash")
def weird() -> str:
    """A name that no client likes"""
    return "weird"


if __name__ == "__main__":
    server.run(transport="http", host="127.0.0.1", port=int(sys.argv[1]), show_banner=False)
