-- Saved searches: filters of updates that a workspace keeps. The change feed and webhooks name the saved searches that an
-- update matches. Changes are recorded in the transactions that make them, and are matched against the rows when they are
-- read: the search index is not involved, so its delay or failure hides no match.
CREATE TABLE saved_search (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
	search text CHECK (length(search) BETWEEN 1 AND 1000),
	status text[] NOT NULL,
	priority text[] NOT NULL,
	source text[] NOT NULL,
	geography text[] NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	changed_at timestamptz NOT NULL DEFAULT now()
);

COMMENT ON COLUMN saved_search.search IS 'Words in titles, ids and summaries, all of which must match; NULL for any';
COMMENT ON COLUMN saved_search.status IS 'Of the context, any of these; empty for all, as in the next three';

CREATE INDEX saved_search_workspace_idx ON saved_search (workspace_id);

-- Deferred, because a workspace is deleted with its endpoints and its searches in any order.
ALTER TABLE webhook_endpoint
	ADD COLUMN saved_search_id uuid REFERENCES saved_search DEFERRABLE INITIALLY DEFERRED,
	ADD CHECK (saved_search_id IS NULL OR workspace_id IS NOT NULL);

CREATE INDEX webhook_endpoint_saved_search_idx ON webhook_endpoint (saved_search_id) WHERE saved_search_id IS NOT NULL;

COMMENT ON COLUMN webhook_endpoint.saved_search_id IS 'Only changes of updates that match it are delivered; NULL for all';
