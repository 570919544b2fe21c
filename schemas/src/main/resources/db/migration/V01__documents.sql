-- What the authorities publish: sources, references, their versions and updates.
-- Instants are UTC; a date without a time is its midnight UTC. Ids are UUIDv7, so they sort by creation.
-- A revision counts the changes of its row; a search document's version is the sum over the rows that it is made of.

CREATE TABLE source (
	id text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
	title text NOT NULL CHECK (title <> ''),
	geography text NOT NULL CHECK (geography ~ '^[A-Z]{2}$' OR geography = 'INT'),
	institution_name text NOT NULL CHECK (institution_name <> ''),
	kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]*$'),
	definition jsonb NOT NULL,
	audience text NOT NULL DEFAULT 'public' CHECK (audience IN ('public', 'clients')),
	redistribution text NOT NULL DEFAULT 'metadata' CHECK (redistribution IN ('metadata', 'text', 'file')),
	state text NOT NULL DEFAULT 'enabled' CHECK (state IN ('enabled', 'paused', 'disabled', 'removed')),
	file_state text NOT NULL DEFAULT 'valid' CHECK (file_state IN ('valid', 'invalid', 'removed')),
	catalogue_file text,
	revision bigint NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	changed_at timestamptz NOT NULL DEFAULT now()
);

COMMENT ON COLUMN source.state IS
	'What operators decided: a paused source is read on request only, a disabled or removed one is not read';
COMMENT ON COLUMN source.file_state IS
	'Whether its catalogue file describes it; the source is not read if not';
COMMENT ON COLUMN source.catalogue_file IS
	'The file that describes it; NULL for shipped sources and for folders that were ingested';

CREATE TABLE stored_file (
	sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
	size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
	stored_at timestamptz NOT NULL DEFAULT now()
);

-- Text belongs to a file and the extractor version that read it; comparisons never mix extractor versions.
CREATE TABLE extracted_text (
	sha256 text NOT NULL REFERENCES stored_file ON DELETE CASCADE,
	announced_type text NOT NULL,
	extractor_version text NOT NULL CHECK (extractor_version <> ''),
	media_type text,
	title text,
	language text,
	pages integer CHECK (pages > 0),
	blocks jsonb,
	rejection text,
	detail text,
	extracted_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (sha256, announced_type, extractor_version),
	CHECK ((blocks IS NULL) = (rejection IS NOT NULL)),
	CHECK ((blocks IS NULL) = (pages IS NULL)),
	CHECK ((rejection IS NULL) = (detail IS NULL))
);

CREATE TABLE same_print (
	sha256 text REFERENCES stored_file ON DELETE CASCADE,
	before_sha256 text REFERENCES stored_file ON DELETE CASCADE,
	extractor_version text,
	PRIMARY KEY (sha256, before_sha256, extractor_version)
);

COMMENT ON TABLE same_print IS
	'PDF files whose pages look like those of an earlier one, though their texts differ: printed anew by another program';

CREATE TABLE unshared_image (
	sha256 text REFERENCES stored_file ON DELETE CASCADE,
	other_sha256 text REFERENCES stored_file ON DELETE CASCADE,
	extractor_version text,
	blocks jsonb NOT NULL,
	PRIMARY KEY (sha256, other_sha256, extractor_version)
);

COMMENT ON TABLE unshared_image IS
	'Images that a PDF file shows beside its text and another one with the same text does not';

CREATE TABLE reference (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	source_id text NOT NULL REFERENCES source ON DELETE CASCADE,
	external_id text NOT NULL CHECK (external_id <> ''),
	type text NOT NULL CHECK (type IN ('regulation', 'guidance', 'standard')),
	title text NOT NULL CHECK (title <> ''),
	description text NOT NULL DEFAULT '',
	url text NOT NULL CHECK (url <> ''),
	language text,
	current_version_id uuid NOT NULL,
	last_seen_sha256 text REFERENCES stored_file,
	last_seen_announced_type text,
	gone_since timestamptz,
	revision bigint NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	changed_at timestamptz NOT NULL DEFAULT now(),
	UNIQUE (source_id, external_id),
	CHECK ((last_seen_sha256 IS NULL) = (last_seen_announced_type IS NULL))
);

COMMENT ON COLUMN reference.last_seen_sha256 IS
	'The file last seen that says what the current version says: other bytes than the version''s after a silent change';

CREATE TABLE reference_version (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	reference_id uuid NOT NULL REFERENCES reference ON DELETE CASCADE,
	ordinal integer NOT NULL CHECK (ordinal > 0),
	sha256 text REFERENCES stored_file,
	announced_type text,
	edition text,
	url text NOT NULL CHECK (url <> ''),
	status text NOT NULL
		CHECK (status IN ('draft', 'in_force', 'not_yet_in_force', 'superseded', 'withdrawn', 'repealed')),
	published_at timestamptz,
	effective_at timestamptz NOT NULL,
	effective_date_basis text NOT NULL CHECK (effective_date_basis IN ('listing', 'text', 'publication', 'unknown')),
	detected_at timestamptz NOT NULL DEFAULT now(),
	UNIQUE (reference_id, ordinal),
	UNIQUE (reference_id, id),
	CHECK ((sha256 IS NULL) = (announced_type IS NULL)),
	CHECK (effective_date_basis <> 'publication' OR published_at IS NOT NULL)
);

COMMENT ON COLUMN reference_version.effective_at IS
	'From when it applies; when it was detected if effective_date_basis is unknown';

ALTER TABLE reference ADD CONSTRAINT reference_current_version_fk
	FOREIGN KEY (id, current_version_id) REFERENCES reference_version (reference_id, id) DEFERRABLE INITIALLY DEFERRED;

CREATE INDEX reference_version_sha256_idx ON reference_version (sha256);

-- A document that the authority renumbers stays the same reference. Its former ids are kept.
CREATE TABLE reference_alias (
	source_id text NOT NULL REFERENCES source ON DELETE CASCADE,
	external_id text NOT NULL CHECK (external_id <> ''),
	reference_id uuid NOT NULL REFERENCES reference ON DELETE CASCADE,
	renumbered_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (source_id, external_id)
);

CREATE INDEX reference_alias_reference_idx ON reference_alias (reference_id);

CREATE TABLE version_status_event (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	version_id uuid NOT NULL REFERENCES reference_version ON DELETE CASCADE,
	status text NOT NULL
		CHECK (status IN ('draft', 'in_force', 'not_yet_in_force', 'superseded', 'withdrawn', 'repealed')),
	effective_at timestamptz NOT NULL,
	origin text NOT NULL CHECK (origin IN ('authority', 'succession', 'removal', 'calendar', 'operator', 'detected')),
	detected_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX version_status_event_version_idx ON version_status_event (version_id, effective_at);

CREATE TABLE reference_relation (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	from_reference_id uuid NOT NULL REFERENCES reference ON DELETE CASCADE,
	to_reference_id uuid NOT NULL REFERENCES reference ON DELETE CASCADE,
	kind text NOT NULL
		CHECK (kind IN ('amends', 'consolidates', 'corrects', 'supersedes', 'translates', 'same_as', 'withdraws')),
	origin text NOT NULL CHECK (origin IN ('authority', 'derived', 'operator')),
	created_at timestamptz NOT NULL DEFAULT now(),
	UNIQUE (from_reference_id, to_reference_id, kind),
	CHECK (from_reference_id <> to_reference_id)
);

CREATE INDEX reference_relation_to_idx ON reference_relation (to_reference_id);

CREATE TABLE reference_update (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	reference_id uuid NOT NULL REFERENCES reference ON DELETE CASCADE,
	run_item_id bigint,
	kind text NOT NULL CHECK (kind IN ('new_publication', 'revision', 'withdrawal', 'status_change')),
	update_type text NOT NULL CHECK (update_type ~ '^[a-z][a-z_]*$'),
	title text NOT NULL CHECK (title <> ''),
	short_summary text NOT NULL,
	summary text NOT NULL,
	content text,
	published_at timestamptz NOT NULL,
	published_basis text NOT NULL CHECK (published_basis IN ('stated', 'detected')),
	effective_at timestamptz,
	detected_at timestamptz NOT NULL DEFAULT now(),
	backfilled boolean NOT NULL,
	current_version_id uuid NOT NULL,
	previous_version_id uuid,
	retracted_at timestamptz,
	retraction_reason text,
	revision bigint NOT NULL DEFAULT 1,
	run_id uuid,
	duplicate_of_id uuid REFERENCES reference_update ON DELETE SET NULL,
	FOREIGN KEY (reference_id, current_version_id) REFERENCES reference_version (reference_id, id) ON DELETE CASCADE,
	FOREIGN KEY (reference_id, previous_version_id) REFERENCES reference_version (reference_id, id) ON DELETE CASCADE,
	CHECK ((retracted_at IS NULL) = (retraction_reason IS NULL)),
	CHECK (current_version_id <> previous_version_id),
	CHECK (kind <> 'new_publication' OR previous_version_id IS NULL),
	CHECK (kind <> 'revision' OR previous_version_id IS NOT NULL),
	CHECK (duplicate_of_id <> id)
);

COMMENT ON COLUMN reference_update.run_id IS
	'The run that made it, also where another reference''s item or a date gave rise to it';
COMMENT ON COLUMN reference_update.duplicate_of_id IS
	'The earlier update about the same act at another source: a workspace that sees that one does not see this one';

-- A version is created by exactly one update, and a run's item tells one story of a reference only once.
CREATE UNIQUE INDEX reference_update_creates_version_idx ON reference_update (current_version_id)
	WHERE kind IN ('new_publication', 'revision');
CREATE UNIQUE INDEX reference_update_item_idx ON reference_update (run_item_id, reference_id, kind);
CREATE INDEX reference_update_reference_idx ON reference_update (reference_id, published_at DESC);
CREATE INDEX reference_update_published_idx ON reference_update (published_at DESC, id);
CREATE INDEX reference_update_run_idx ON reference_update (run_id);
CREATE INDEX reference_update_duplicate_idx ON reference_update (duplicate_of_id) WHERE duplicate_of_id IS NOT NULL;

-- Relations that a listing states to a document that may not be known yet, or never.
CREATE TABLE stated_relation (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	reference_id uuid NOT NULL REFERENCES reference ON DELETE CASCADE,
	kind text NOT NULL
		CHECK (kind IN ('amends', 'consolidates', 'corrects', 'supersedes', 'translates', 'same_as', 'withdraws')),
	to_source_id text NOT NULL,
	to_external_id text NOT NULL CHECK (to_external_id <> ''),
	run_id uuid NOT NULL,
	stated_at timestamptz NOT NULL DEFAULT now(),
	settled_at timestamptz,
	UNIQUE (reference_id, kind, to_source_id, to_external_id)
);

COMMENT ON COLUMN stated_relation.settled_at IS
	'When all that follows from it was written; never for a document that no source of ours lists';

CREATE INDEX stated_relation_to_idx ON stated_relation (to_source_id, to_external_id) WHERE settled_at IS NULL;

-- Corrections of updates by operators, with the reason. Rows stay: somebody may ask about a retraction years later.
CREATE TABLE update_correction (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	action text NOT NULL CHECK (action IN ('retract', 'merge', 'restore')),
	merged_into uuid REFERENCES reference_update ON DELETE CASCADE,
	reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
	made_by text NOT NULL CHECK (made_by <> ''),
	made_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((action = 'merge') = (merged_into IS NOT NULL))
);

CREATE INDEX update_correction_update_idx ON update_correction (update_id);
CREATE INDEX update_correction_merged_into_idx ON update_correction (merged_into);

-- How the text of an update's version differs from the one before, word by word. A row is written with its update and
-- filled in by the run's next step, or by the next run.
CREATE TABLE redline (
	update_id uuid PRIMARY KEY REFERENCES reference_update ON DELETE CASCADE,
	status text NOT NULL DEFAULT 'generating' CHECK (status IN ('generating', 'completed', 'failed')),
	html text,
	file_sha256 text REFERENCES stored_file,
	materiality text CHECK (materiality IN ('bytes', 'furniture', 'text', 'status')),
	inserted integer CHECK (inserted >= 0),
	deleted integer CHECK (deleted >= 0),
	moved integer CHECK (moved >= 0),
	reason text,
	changed_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((status = 'completed') = (num_nonnulls(html, file_sha256) = 1)),
	CHECK ((status = 'completed') = (num_nonnulls(inserted, deleted, moved) = 3)),
	CHECK ((status = 'failed') = (reason IS NOT NULL))
);

COMMENT ON COLUMN redline.file_sha256 IS 'The HTML of a very long redline, instead of the column html';
COMMENT ON COLUMN redline.reason IS 'Why it failed, for operators';

CREATE INDEX redline_unfinished_idx ON redline (update_id) WHERE status <> 'completed';
