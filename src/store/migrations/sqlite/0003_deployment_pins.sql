-- What the imports of a deployment were pinned to when another deployment took over: a rollback brings it back.
-- Equal documents are kept once: a deployment that changes no pins costs one small row.
CREATE TABLE kept_pins (
    environment_id TEXT NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    digest         TEXT NOT NULL,
    document       TEXT NOT NULL,
    PRIMARY KEY (environment_id, digest)
) STRICT;

CREATE TABLE deployment_pins (
    environment_id TEXT    NOT NULL,
    revision       INTEGER NOT NULL,
    digest         TEXT    NOT NULL,
    PRIMARY KEY (environment_id, revision),
    FOREIGN KEY (environment_id, revision) REFERENCES deployments (environment_id, revision) ON DELETE CASCADE
) STRICT;
