-- Published tools. A release never changes but for its lifecycle (`published`, `de-published`, `superseded`): another
-- content under the same name and version is another row, and the older one is superseded.
CREATE TABLE tool_releases (
    id               TEXT    NOT NULL PRIMARY KEY,
    account_id       TEXT    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name             TEXT    NOT NULL,
    version          TEXT    NOT NULL,
    component        TEXT    NOT NULL,
    component_digest TEXT    NOT NULL,
    metadata_digest  TEXT    NOT NULL,
    definition       TEXT    NOT NULL,
    immutable        INTEGER NOT NULL,
    lifecycle        TEXT    NOT NULL,
    created_at       INTEGER NOT NULL,
    created_by       TEXT    NOT NULL,
    state_changed_at INTEGER NOT NULL,
    state_changed_by TEXT    NOT NULL
) STRICT;
CREATE UNIQUE INDEX tool_releases_by_name ON tool_releases (account_id, name, version)
    WHERE lifecycle <> 'superseded';

-- Which environment may use which release. A grant that is taken back stays, and can be restored.
CREATE TABLE tool_grants (
    id               TEXT    NOT NULL PRIMARY KEY,
    environment_id   TEXT    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    tool_release_id  TEXT    NOT NULL REFERENCES tool_releases (id) ON DELETE CASCADE,
    automatic        INTEGER NOT NULL,
    active           INTEGER NOT NULL,
    created_at       INTEGER NOT NULL,
    created_by       TEXT    NOT NULL,
    state_changed_at INTEGER NOT NULL,
    state_changed_by TEXT    NOT NULL,
    UNIQUE (environment_id, tool_release_id)
) STRICT;
CREATE INDEX tool_grants_by_release ON tool_grants (tool_release_id);
