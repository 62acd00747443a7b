-- Times are microseconds since the epoch; JSON is text, because JSONB would lose the order of keys; names sort by
-- bytes, as SQLite sorts them. The same tables are in ../sqlite; the repository code is one for both.

-- One row: the counter that readers poll, and the last number given in the audit trail.
CREATE TABLE installation (
    singleton      BIGINT NOT NULL PRIMARY KEY CHECK (singleton = 1),
    change_counter BIGINT NOT NULL,
    audit_sequence BIGINT NOT NULL
);
INSERT INTO installation (singleton, change_counter, audit_sequence) VALUES (1, 0, 0);

CREATE TABLE accounts (
    id         UUID NOT NULL PRIMARY KEY,
    revision   BIGINT NOT NULL,
    name       TEXT NOT NULL,
    email      TEXT COLLATE "C" NOT NULL UNIQUE,
    roles      TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE tokens (
    id         UUID NOT NULL PRIMARY KEY,
    account_id UUID NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    hash       TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX tokens_by_account ON tokens (account_id);

CREATE TABLE applications (
    id         UUID NOT NULL PRIMARY KEY,
    account_id UUID NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    revision   BIGINT NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    UNIQUE (account_id, name)
);

-- `staged_version` counts every change to what a deployment is computed from. `current_counter` counts deploys and
-- rollbacks, `current_revision` is the deployment that is served; both are null before the first deploy.
CREATE TABLE environments (
    id                  UUID NOT NULL PRIMARY KEY,
    application_id      UUID NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    revision            BIGINT NOT NULL,
    name                TEXT COLLATE "C" NOT NULL,
    compatibility_check BOOLEAN NOT NULL,
    version_check       BOOLEAN NOT NULL,
    security_overrides  BOOLEAN NOT NULL,
    diff_model_version  BIGINT NOT NULL,
    staged_version      BIGINT NOT NULL,
    current_counter     BIGINT,
    current_revision    BIGINT,
    UNIQUE (application_id, name)
);

CREATE TABLE domain_registrations (
    id             UUID NOT NULL PRIMARY KEY,
    environment_id UUID NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    domain         TEXT COLLATE "C" NOT NULL UNIQUE
);
CREATE INDEX domain_registrations_by_environment ON domain_registrations (environment_id);

CREATE TABLE security_schemes (
    id             UUID NOT NULL PRIMARY KEY,
    environment_id UUID NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    revision       BIGINT NOT NULL,
    name           TEXT COLLATE "C" NOT NULL,
    provider       TEXT NOT NULL,
    client_id      TEXT NOT NULL,
    client_secret  TEXT NOT NULL, -- sealed
    redirect_url   TEXT NOT NULL,
    scopes         TEXT NOT NULL,
    UNIQUE (environment_id, name)
);

-- A deleted component or MCP deployment stays as a tombstone: made again it keeps its id and goes on counting.
CREATE TABLE components (
    id             UUID NOT NULL PRIMARY KEY,
    environment_id UUID NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    revision       BIGINT NOT NULL,
    name           TEXT COLLATE "C" NOT NULL,
    content        TEXT NOT NULL,
    created_at     BIGINT NOT NULL,
    deleted        BOOLEAN NOT NULL,
    UNIQUE (environment_id, name)
);

CREATE TABLE mcp_deployments (
    id             UUID NOT NULL PRIMARY KEY,
    environment_id UUID NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    revision       BIGINT NOT NULL,
    domain         TEXT COLLATE "C" NOT NULL,
    content        TEXT NOT NULL,
    created_at     BIGINT NOT NULL,
    deleted        BOOLEAN NOT NULL,
    UNIQUE (environment_id, domain)
);

CREATE TABLE mcp_deployment_revisions (
    mcp_deployment_id UUID NOT NULL REFERENCES mcp_deployments (id) ON DELETE CASCADE,
    revision          BIGINT NOT NULL,
    content           TEXT NOT NULL,
    PRIMARY KEY (mcp_deployment_id, revision)
);

CREATE TABLE deployments (
    environment_id UUID NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    revision       BIGINT NOT NULL,
    version        TEXT COLLATE "C" NOT NULL,
    hash           TEXT NOT NULL,
    snapshot       TEXT NOT NULL,
    entities       TEXT NOT NULL,
    deployed_by    UUID,
    created_at     BIGINT NOT NULL,
    PRIMARY KEY (environment_id, revision)
);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER deployments_are_immutable BEFORE UPDATE ON deployments
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE deployment_imports (
    environment_id UUID NOT NULL,
    revision       BIGINT NOT NULL,
    position       BIGINT NOT NULL,
    secret         TEXT NOT NULL, -- sealed
    PRIMARY KEY (environment_id, revision, position),
    FOREIGN KEY (environment_id, revision) REFERENCES deployments (environment_id, revision) ON DELETE CASCADE
);

CREATE TABLE pins (
    environment_id UUID NOT NULL PRIMARY KEY REFERENCES environments (id) ON DELETE CASCADE,
    revision       BIGINT NOT NULL,
    document       TEXT NOT NULL
);

CREATE TABLE mcp_sessions (
    id                  TEXT NOT NULL PRIMARY KEY,
    domain              TEXT COLLATE "C" NOT NULL,
    environment_id      UUID NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    deployment_revision BIGINT NOT NULL,
    principal           TEXT,
    protocol_version    TEXT NOT NULL,
    client              TEXT NOT NULL,
    created_at          BIGINT NOT NULL,
    last_seen           BIGINT NOT NULL
);
CREATE INDEX mcp_sessions_by_last_seen ON mcp_sessions (last_seen);
CREATE INDEX mcp_sessions_by_environment ON mcp_sessions (environment_id);

-- No reference to what it tells of: the trail outlives it.
CREATE TABLE audit_events (
    sequence       BIGINT NOT NULL PRIMARY KEY,
    at             BIGINT NOT NULL,
    account_id     UUID,
    request_id     TEXT,
    action         TEXT NOT NULL,
    entity         TEXT NOT NULL,
    entity_id      TEXT NOT NULL,
    name           TEXT NOT NULL,
    environment_id UUID,
    from_revision  BIGINT,
    to_revision    BIGINT
);
CREATE INDEX audit_events_by_environment ON audit_events (environment_id, sequence);
CREATE TRIGGER audit_events_are_append_only BEFORE UPDATE OR DELETE ON audit_events
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE leases (
    name       TEXT NOT NULL PRIMARY KEY,
    holder     TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE TABLE once_guards (
    name TEXT NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL
);

CREATE TABLE oauth_grants (
    environment_id    UUID NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    scheme_id         UUID NOT NULL,
    scheme_revision   BIGINT NOT NULL,
    owner_account_id  UUID NOT NULL,
    resource          TEXT NOT NULL,
    status            TEXT NOT NULL,
    generation        TEXT NOT NULL,
    tokens            TEXT , -- sealed
    access_expires_at BIGINT,
    updated_at        BIGINT NOT NULL,
    PRIMARY KEY (environment_id, scheme_id, scheme_revision, owner_account_id, resource)
);

CREATE TABLE oauth_consents (
    state            TEXT NOT NULL PRIMARY KEY,
    environment_id   UUID NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    scheme_id        UUID NOT NULL,
    scheme_revision  BIGINT NOT NULL,
    owner_account_id UUID NOT NULL,
    resource         TEXT NOT NULL,
    generation       TEXT NOT NULL,
    account_id       UUID NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    context          TEXT NOT NULL, -- sealed
    expires_at       BIGINT NOT NULL
);
