"""A small MCP server of the Python `mcp` package, for tests: both eras over Streamable HTTP, or stdio.

usage: notes_server.py PORT | notes_server.py stdio
"""

import sys
from typing import Annotated

from mcp.server.mcpserver import MCPServer
from pydantic import Field

server = MCPServer("notes", version="1.2.3")


@server.tool(description="Add two integers")
def add(a: int, b: int) -> int:
    return a + b


@server.tool(description="Echo a text, as often as asked")
def echo_text(text: str, times: Annotated[int, Field(ge=1, le=5)] = 1) -> str:
    return " ".join([text] * times)


@server.tool(name="Search.Notes/v2", description="Find notes by tag")
def search_notes(tags: list[str], limit: int | None = None) -> dict[str, list[str]]:
    return {"notes": [f"note about {tag}" for tag in tags][: limit or 10]}


@server.tool(description="Always fails")
def explode() -> str:
    raise ValueError("the fuse was lit")


# Two names that become one when sanitised: an importer must drop both.
@server.tool(name="same_name", description="First of two")
def same_one() -> str:
    return "one"


@server.tool(name="same.name", description="Second of two")
def same_two() -> str:
    return "two"


if __name__ == "__main__":
    if sys.argv[1] == "stdio":
        server.run(transport="stdio")
    else:
        server.run(transport="streamable-http", host="127.0.0.1", port=int(sys.argv[1]))
