-- What people keep in the console for a workspace: filters of the inbox, and up to where they have seen its changes.

CREATE TABLE saved_filter (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	person text NOT NULL REFERENCES console_user ON DELETE CASCADE,
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	name text NOT NULL CHECK (name <> '' AND length(name) <= 200),
	query text NOT NULL CHECK (length(query) <= 10000),
	UNIQUE (workspace_id, person, name)
);

CREATE INDEX saved_filter_person_idx ON saved_filter (person);

COMMENT ON COLUMN saved_filter.query IS 'Of the inbox''s URL; the parameters are those of the API''s list of updates';

CREATE TABLE inbox_visit (
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	person text NOT NULL REFERENCES console_user ON DELETE CASCADE,
	seen_cursor text NOT NULL,
	seen_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (workspace_id, person)
);

CREATE INDEX inbox_visit_person_idx ON inbox_visit (person);

COMMENT ON COLUMN inbox_visit.seen_cursor IS 'Of the change feed';
