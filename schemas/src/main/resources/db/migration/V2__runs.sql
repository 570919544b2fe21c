-- The batch side: who works, which run saw what, and what it could not take.

-- A worker lives as long as the advisory lock (1, id) of its session; class 1 is kept for workers.
CREATE TABLE worker (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	host text NOT NULL,
	pid bigint NOT NULL,
	started_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE run (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	source_id text NOT NULL REFERENCES source,
	scheduled_at timestamptz NOT NULL,
	worker_id integer NOT NULL REFERENCES worker,
	backfill boolean NOT NULL,
	started_at timestamptz NOT NULL DEFAULT now(),
	finished_at timestamptz,
	UNIQUE (source_id, scheduled_at)
);

CREATE UNIQUE INDEX run_one_unfinished_per_source_idx ON run (source_id) WHERE finished_at IS NULL;

CREATE TABLE ledger (
	run_id uuid PRIMARY KEY REFERENCES run ON DELETE CASCADE,
	reported integer CHECK (reported >= 0),
	listed integer NOT NULL CHECK (listed >= 0),
	new integer NOT NULL DEFAULT 0 CHECK (new >= 0),
	changed integer NOT NULL DEFAULT 0 CHECK (changed >= 0),
	unchanged integer NOT NULL DEFAULT 0 CHECK (unchanged >= 0),
	gone integer NOT NULL DEFAULT 0 CHECK (gone >= 0),
	rejected integer NOT NULL DEFAULT 0 CHECK (rejected >= 0),
	incomplete_reason text,
	closed_at timestamptz,
	CHECK (closed_at IS NULL OR listed = new + changed + unchanged + rejected),
	CHECK (incomplete_reason IS NULL OR gone = 0)
);

-- One row an item of a listing; a step claims rows at its stage and hands them to the next.
CREATE TABLE run_item (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	run_id uuid NOT NULL REFERENCES run ON DELETE CASCADE,
	position integer NOT NULL CHECK (position >= 0),
	external_id text NOT NULL CHECK (external_id <> ''),
	origin text NOT NULL CHECK (origin IN ('listed', 'missing')),
	entry jsonb,
	stage text NOT NULL CHECK (stage IN ('fetch', 'extract', 'compare', 'done')),
	sha256 text REFERENCES stored_file,
	announced_type text,
	extractor_version text,
	claimed_by bigint,
	disposition text CHECK (disposition IN ('new', 'changed', 'unchanged', 'gone', 'rejected')),
	materiality text CHECK (materiality IN ('bytes', 'furniture', 'text', 'status')),
	reason text,
	detail text,
	done_at timestamptz,
	UNIQUE (run_id, position),
	CHECK ((origin = 'listed') = (entry IS NOT NULL)),
	CHECK ((stage = 'done') = (done_at IS NOT NULL)),
	CHECK ((stage = 'done') = (disposition IS NOT NULL)),
	CHECK ((disposition IS NOT DISTINCT FROM 'rejected') = (reason IS NOT NULL)),
	CHECK (disposition IS DISTINCT FROM 'gone' OR origin = 'missing')
);

CREATE INDEX run_item_open_idx ON run_item (run_id, stage, position) WHERE stage <> 'done';

ALTER TABLE reference_update ADD CONSTRAINT reference_update_run_item_fk
	FOREIGN KEY (run_item_id) REFERENCES run_item ON DELETE SET NULL;

-- Every look at an item leaves a capture, whether or not anything came of it.
CREATE TABLE capture (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	run_item_id bigint UNIQUE REFERENCES run_item ON DELETE SET NULL,
	source_id text NOT NULL REFERENCES source,
	external_id text NOT NULL CHECK (external_id <> ''),
	url text NOT NULL CHECK (url <> ''),
	outcome text NOT NULL CHECK (outcome IN ('fetched', 'not_modified', 'refused', 'gone')),
	http_status integer,
	etag text,
	last_modified text,
	sha256 text REFERENCES stored_file,
	detail text,
	captured_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((outcome IN ('fetched', 'not_modified')) = (sha256 IS NOT NULL)),
	CHECK ((outcome = 'refused') = (detail IS NOT NULL))
);

CREATE INDEX capture_item_idx ON capture (source_id, external_id, captured_at DESC);

CREATE TABLE quarantine (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	source_id text NOT NULL REFERENCES source,
	external_id text NOT NULL CHECK (external_id <> ''),
	sha256 text REFERENCES stored_file,
	announced_type text,
	reason text NOT NULL,
	detail text NOT NULL,
	attempts integer NOT NULL DEFAULT 1 CHECK (attempts > 0),
	retry boolean NOT NULL DEFAULT false,
	first_seen_at timestamptz NOT NULL DEFAULT now(),
	last_seen_at timestamptz NOT NULL DEFAULT now(),
	resolved_at timestamptz
);

CREATE UNIQUE INDEX quarantine_open_idx ON quarantine (source_id, external_id) WHERE resolved_at IS NULL;
