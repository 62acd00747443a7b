-- Published tools. A release never changes but for its lifecycle (`published`, `de-published`, `superseded`): another
-- content under the same name and version is another row, and the older one is superseded.
CREATE TABLE tool_releases (
    id               UUID    NOT NULL PRIMARY KEY,
    account_id       UUID    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name             TEXT COLLATE "C" NOT NULL,
    version          TEXT COLLATE "C" NOT NULL,
    component        TEXT COLLATE "C" NOT NULL,
    component_digest TEXT    NOT NULL,
    metadata_digest  TEXT    NOT NULL,
    definition       TEXT    NOT NULL,
    immutable        BOOLEAN NOT NULL,
    lifecycle        TEXT    NOT NULL,
    created_at       BIGINT  NOT NULL,
    created_by       UUID    NOT NULL,
    state_changed_at BIGINT  NOT NULL,
    state_changed_by UUID    NOT NULL
);
CREATE UNIQUE INDEX tool_releases_by_name ON tool_releases (account_id, name, version)
    WHERE lifecycle <> 'superseded';

-- Which environment may use which release. A grant that is taken back stays, and can be restored.
CREATE TABLE tool_grants (
    id               UUID    NOT NULL PRIMARY KEY,
    environment_id   UUID    NOT NULL REFERENCES environments (id) ON DELETE CASCADE,
    tool_release_id  UUID    NOT NULL REFERENCES tool_releases (id) ON DELETE CASCADE,
    automatic        BOOLEAN NOT NULL,
    active           BOOLEAN NOT NULL,
    created_at       BIGINT  NOT NULL,
    created_by       UUID    NOT NULL,
    state_changed_at BIGINT  NOT NULL,
    state_changed_by UUID    NOT NULL,
    UNIQUE (environment_id, tool_release_id)
);
CREATE INDEX tool_grants_by_release ON tool_grants (tool_release_id);
