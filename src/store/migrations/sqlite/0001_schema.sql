-- Times are microseconds since the epoch, ids hyphenated UUIDs, JSON is text, `sealed` columns hold
-- `v1.<key id>.<nonce>.<ciphertext>`. The same tables are in ../postgres; the repository code is one for both.

-- One row: the counter that readers poll, and the last number given in the audit trail.
CREATE TABLE installation (
    singleton      INTEGER NOT NULL PRIMARY KEY CHECK (singleton = 1),
    change_counter INTEGER NOT NULL,
    audit_sequence INTEGER NOT NULL
) STRICT;
INSERT INTO installation (singleton, change_counter, audit_sequence) VALUES (1, 0, 0);

CREATE TABLE accounts (
    id         TEXT    NOT NULL PRIMARY KEY,
    revision   INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    email      TEXT    NOT NULL UNIQUE,
    roles      TEXT    NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    id         TEXT    NOT NULL PRIMARY KEY,
    account_id TEXT    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    hash       TEXT    NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_by_account ON tokens (account_id);

CREATE TABLE applications (
    id         TEXT    NOT NULL PRIMARY KEY,
    account_id TEXT    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    revision   INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    UNIQUE (account_id, name)
) STRICT;

-- `staged_version` counts every change to what a deployment is computed from. `current_counter` counts deploys and
-- rollbacks, `current_revision` is the deployment that is served; both are null before the first deploy.
CREATE TABLE environments (
    id                  TEXT    NOT NULL PRIMARY KEY,
    application_id      TEXT    NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    revision            INTEGER NOT NULL,
    name                TEXT    NOT NULL,
    compatibility_check INTEGER NOT NULL,
    version_check       INTEGER NOT NULL,
    security_overrides  INTEGER NOT NULL,
    diff_model_version  INTEGER NOT NULL,
    staged_version      INTEGER NOT NULL,
    current_counter     INTEGER,
    current_revision    INTEGER,
    UNIQUE (application_id, name)
) STRICT;

CREATE TABLE domain_registrations (
    id             TEXT NOT NULL PRIMARY KEY,
    environment_id TEXT NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    domain         TEXT NOT NULL UNIQUE
) STRICT;
CREATE INDEX domain_registrations_by_environment ON domain_registrations (environment_id);

CREATE TABLE security_schemes (
    id             TEXT    NOT NULL PRIMARY KEY,
    environment_id TEXT    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    revision       INTEGER NOT NULL,
    name           TEXT    NOT NULL,
    provider       TEXT    NOT NULL,
    client_id      TEXT    NOT NULL,
    client_secret  TEXT    NOT NULL, -- sealed
    redirect_url   TEXT    NOT NULL,
    scopes         TEXT    NOT NULL,
    UNIQUE (environment_id, name)
) STRICT;

-- A deleted component or MCP deployment stays as a tombstone: made again it keeps its id and goes on counting.
CREATE TABLE components (
    id             TEXT    NOT NULL PRIMARY KEY,
    environment_id TEXT    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    revision       INTEGER NOT NULL,
    name           TEXT    NOT NULL,
    content        TEXT    NOT NULL,
    created_at     INTEGER NOT NULL,
    deleted        INTEGER NOT NULL,
    UNIQUE (environment_id, name)
) STRICT;

CREATE TABLE mcp_deployments (
    id             TEXT    NOT NULL PRIMARY KEY,
    environment_id TEXT    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    revision       INTEGER NOT NULL,
    domain         TEXT    NOT NULL,
    content        TEXT    NOT NULL,
    created_at     INTEGER NOT NULL,
    deleted        INTEGER NOT NULL,
    UNIQUE (environment_id, domain)
) STRICT;

CREATE TABLE mcp_deployment_revisions (
    mcp_deployment_id TEXT    NOT NULL REFERENCES mcp_deployments (id) ON DELETE CASCADE,
    revision          INTEGER NOT NULL,
    content           TEXT    NOT NULL,
    PRIMARY KEY (mcp_deployment_id, revision)
) STRICT;

CREATE TABLE deployments (
    environment_id TEXT    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    revision       INTEGER NOT NULL,
    version        TEXT    NOT NULL,
    hash           TEXT    NOT NULL,
    snapshot       TEXT    NOT NULL,
    entities       TEXT    NOT NULL,
    deployed_by    TEXT,
    created_at     INTEGER NOT NULL,
    PRIMARY KEY (environment_id, revision)
) STRICT;
CREATE TRIGGER deployments_are_immutable BEFORE UPDATE ON deployments
BEGIN
    SELECT RAISE(ABORT, 'a deployment is immutable');
END;

CREATE TABLE deployment_imports (
    environment_id TEXT    NOT NULL,
    revision       INTEGER NOT NULL,
    position       INTEGER NOT NULL,
    secret         TEXT    NOT NULL, -- sealed
    PRIMARY KEY (environment_id, revision, position),
    FOREIGN KEY (environment_id, revision) REFERENCES deployments (environment_id, revision) ON DELETE CASCADE
) STRICT;

CREATE TABLE pins (
    environment_id TEXT    NOT NULL PRIMARY KEY REFERENCES environments (id) ON DELETE CASCADE,
    revision       INTEGER NOT NULL,
    document       TEXT    NOT NULL
) STRICT;

CREATE TABLE mcp_sessions (
    id                  TEXT    NOT NULL PRIMARY KEY,
    domain              TEXT    NOT NULL,
    environment_id      TEXT    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    deployment_revision INTEGER NOT NULL,
    principal           TEXT,
    protocol_version    TEXT    NOT NULL,
    client              TEXT    NOT NULL,
    created_at          INTEGER NOT NULL,
    last_seen           INTEGER NOT NULL
) STRICT;
CREATE INDEX mcp_sessions_by_last_seen ON mcp_sessions (last_seen);
CREATE INDEX mcp_sessions_by_environment ON mcp_sessions (environment_id);

-- No reference to what it tells of: the trail outlives it.
CREATE TABLE audit_events (
    sequence       INTEGER NOT NULL PRIMARY KEY,
    at             INTEGER NOT NULL,
    account_id     TEXT,
    request_id     TEXT,
    action         TEXT    NOT NULL,
    entity         TEXT    NOT NULL,
    entity_id      TEXT    NOT NULL,
    name           TEXT    NOT NULL,
    environment_id TEXT,
    from_revision  INTEGER,
    to_revision    INTEGER
) STRICT;
CREATE INDEX audit_events_by_environment ON audit_events (environment_id, sequence);
CREATE TRIGGER audit_events_are_not_changed BEFORE UPDATE ON audit_events
BEGIN
    SELECT RAISE(ABORT, 'the audit trail is append-only');
END;
CREATE TRIGGER audit_events_are_not_deleted BEFORE DELETE ON audit_events
BEGIN
    SELECT RAISE(ABORT, 'the audit trail is append-only');
END;

CREATE TABLE leases (
    name       TEXT    NOT NULL PRIMARY KEY,
    holder     TEXT    NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE once_guards (
    name TEXT    NOT NULL PRIMARY KEY,
    at   INTEGER NOT NULL
) STRICT;

CREATE TABLE oauth_grants (
    environment_id    TEXT    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    scheme_id         TEXT    NOT NULL,
    scheme_revision   INTEGER NOT NULL,
    owner_account_id  TEXT    NOT NULL,
    resource          TEXT    NOT NULL,
    status            TEXT    NOT NULL,
    generation        TEXT    NOT NULL,
    tokens            TEXT, -- sealed
    access_expires_at INTEGER,
    updated_at        INTEGER NOT NULL,
    PRIMARY KEY (environment_id, scheme_id, scheme_revision, owner_account_id, resource)
) STRICT;

CREATE TABLE oauth_consents (
    state            TEXT    NOT NULL PRIMARY KEY,
    environment_id   TEXT    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    scheme_id        TEXT    NOT NULL,
    scheme_revision  INTEGER NOT NULL,
    owner_account_id TEXT    NOT NULL,
    resource         TEXT    NOT NULL,
    generation       TEXT    NOT NULL,
    account_id       TEXT    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    context          TEXT    NOT NULL, -- sealed
    expires_at       INTEGER NOT NULL
) STRICT;
