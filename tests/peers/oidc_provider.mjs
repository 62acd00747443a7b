// An OAuth authorization server for tests: oidc-provider on loopback, with dynamic registration, resource
// indicators (JWT access tokens), refresh rotation, revocation and the `iss` response parameter.
//
// usage: node oidc_provider.mjs PORT REDIRECT_URI [ACCESS_TOKEN_SECONDS [LOG]]
// Each grant, each revocation and each refusal at the token endpoint is a line in LOG.
// One client is registered beforehand: mcpctl-test / mcpctl-test-secret-do-not-print.
import { appendFileSync } from "node:fs";
import Provider from "oidc-provider";

const [port, redirectUri, ttl = "300", log] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "mcpctl-test",
      client_secret: "mcpctl-test-secret-do-not-print",
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_basic",
    },
  ],
  scopes: ["openid", "offline_access", "tools:read"],
  pkce: { required: () => true },
  rotateRefreshToken: true,
  issueRefreshToken: async () => true,
  ttl: { AccessToken: Number(ttl), RefreshToken: 3600 },
  features: {
    devInteractions: { enabled: true },
    registration: { enabled: true },
    revocation: { enabled: true },
    introspection: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => undefined,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => ({
        scope: "openid offline_access tools:read",
        audience: resource,
        accessTokenTTL: Number(ttl),
        accessTokenFormat: "jwt",
        jwt: { sign: { alg: "RS256" } },
      }),
    },
  },
  findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
});

if (log) {
  const line = (text) => appendFileSync(log, `${text}\n`);
  provider.on("grant.success", (ctx) => line(ctx.oidc.params.grant_type));
  provider.on("grant.error", (_ctx, error) => line(`refused ${error.error}`));
  provider.on("grant.revoked", () => line("revoked"));
}

provider.listen(Number(port), "127.0.0.1");
