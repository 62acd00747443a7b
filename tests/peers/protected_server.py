"""A protected MCP server of the Python `mcp` package: JWT access tokens of an issuer, checked against its keys.

usage: protected_server.py PORT ISSUER
"""

import sys

import jwt
from mcp.server.auth.provider import AccessToken, TokenVerifier
from mcp.server.auth.settings import AuthSettings
from mcp.server.mcpserver import MCPServer
from pydantic import AnyHttpUrl

port, issuer = int(sys.argv[1]), sys.argv[2]
resource = f"http://127.0.0.1:{port}/mcp"
keys = jwt.PyJWKClient(f"{issuer}/jwks")


class Verifier(TokenVerifier):
    async def verify_token(self, token: str) -> AccessToken | None:
        try:
            key = keys.get_signing_key_from_jwt(token)
            claims = jwt.decode(token, key.key, algorithms=["RS256"], audience=resource, issuer=issuer)
        except jwt.PyJWTError:
            return None
        return AccessToken(
            token=token,
            client_id=claims.get("client_id", ""),
            scopes=claims.get("scope", "").split(),
            expires_at=claims.get("exp"),
            resource=resource,
        )


server = MCPServer(
    "vault",
    version="3.0.0",
    token_verifier=Verifier(),
    auth=AuthSettings(
        issuer_url=AnyHttpUrl(issuer),
        resource_server_url=AnyHttpUrl(resource),
        required_scopes=["tools:read"],
    ),
)


@server.tool(description="Tell a secret that is none")
def tell(topic: str) -> str:
    return f"nothing about {topic}"


if __name__ == "__main__":
    server.run(transport="streamable-http", host="127.0.0.1", port=port)
