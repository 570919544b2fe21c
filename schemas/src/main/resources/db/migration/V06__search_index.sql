-- Changes that the search index does not have yet: written in the transaction that changed the row.
CREATE TABLE outbox (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL CHECK (kind IN ('reference', 'update', 'context')),
	entity_id uuid NOT NULL,
	attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
	last_error text,
	created_at timestamptz NOT NULL DEFAULT now()
);

-- If something else wrote to the index, a document's version there can be greater than that of its rows, so that the
-- index would ignore further changes. The offset is added to the version then.
CREATE TABLE index_version_offset (
	entity_id uuid PRIMARY KEY,
	version_offset bigint NOT NULL CHECK (version_offset > 0)
);

-- Vectors of the passages of a version's text, made once for all documents and reindexes that contain them.
CREATE TABLE passage_vectors (
	version_id uuid PRIMARY KEY REFERENCES reference_version ON DELETE CASCADE,
	model text NOT NULL,
	text_hash integer NOT NULL,
	vectors bytea NOT NULL
);
