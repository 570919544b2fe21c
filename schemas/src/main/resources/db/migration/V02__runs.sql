-- Workers, the runs of sources with their items and ledgers, and what could not be processed.

-- A worker is alive as long as its session holds the advisory lock (1, id); class 1 is reserved for workers.
CREATE TABLE worker (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	host text NOT NULL,
	pid bigint NOT NULL,
	started_at timestamptz NOT NULL DEFAULT now(),
	stopped_at timestamptz
);

COMMENT ON COLUMN worker.stopped_at IS 'When it was asked to stop; what it had leased when it ended is no crash';

CREATE FUNCTION worker_is_alive(worker integer) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (
	SELECT
	FROM pg_locks
	WHERE locktype = 'advisory' AND classid = 1 AND CAST(objid AS bigint) = worker AND objsubid = 2 AND granted
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database()));

CREATE TABLE run (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	source_id text NOT NULL REFERENCES source ON DELETE CASCADE,
	scheduled_at timestamptz NOT NULL,
	worker_id integer NOT NULL REFERENCES worker,
	backfill boolean NOT NULL,
	started_at timestamptz NOT NULL DEFAULT now(),
	finished_at timestamptz,
	UNIQUE (source_id, scheduled_at)
);

CREATE UNIQUE INDEX run_one_unfinished_per_source_idx ON run (source_id) WHERE finished_at IS NULL;

-- Unfinished runs that somebody stopped. Rows of their own: workers hold share locks of runs all the time.
CREATE TABLE run_stop (
	run_id uuid PRIMARY KEY REFERENCES run ON DELETE CASCADE,
	requested_at timestamptz NOT NULL DEFAULT now()
);

-- What a run of a source would have listed when an operator asked.
CREATE TABLE listing_preview (
	source_id text PRIMARY KEY REFERENCES source ON DELETE CASCADE,
	made_at timestamptz NOT NULL DEFAULT now(),
	preview jsonb NOT NULL
);

CREATE TABLE ledger (
	run_id uuid PRIMARY KEY REFERENCES run ON DELETE CASCADE,
	reported integer CHECK (reported >= 0),
	listed integer NOT NULL CHECK (listed >= 0),
	new integer NOT NULL DEFAULT 0 CHECK (new >= 0),
	changed integer NOT NULL DEFAULT 0 CHECK (changed >= 0),
	unchanged integer NOT NULL DEFAULT 0 CHECK (unchanged >= 0),
	gone integer NOT NULL DEFAULT 0 CHECK (gone >= 0),
	rejected integer NOT NULL DEFAULT 0 CHECK (rejected >= 0),
	unchecked integer NOT NULL DEFAULT 0 CHECK (unchecked >= 0),
	incomplete_reason text,
	shape jsonb NOT NULL DEFAULT '{"parts": [], "items": 0, "fields": {}}',
	closed_at timestamptz,
	CHECK (closed_at IS NULL OR listed = new + changed + unchanged + rejected),
	CHECK (incomplete_reason IS NULL OR gone = 0 OR unchecked > 0),
	CHECK (incomplete_reason IS NOT NULL OR unchecked = 0)
);

COMMENT ON COLUMN ledger.shape IS 'Pages of the lists, and how many items state which field: a later listing may lack some of them';

-- One row an item of a listing. Workers lease the rows at a stage, process them and move them to the next stage.
-- Half of each page is left for later versions of its rows, so that a lease changes no index.
CREATE TABLE run_item (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	run_id uuid NOT NULL REFERENCES run ON DELETE CASCADE,
	position integer NOT NULL CHECK (position >= 0),
	external_id text NOT NULL CHECK (external_id <> ''),
	former_external_id text CHECK (former_external_id <> external_id),
	origin text NOT NULL CHECK (origin IN ('listed', 'missing', 'revisited')),
	entry jsonb,
	stage text NOT NULL CHECK (stage IN ('fetch', 'extract', 'compare', 'done')),
	sha256 text REFERENCES stored_file,
	announced_type text,
	extractor_version text,
	leased_by integer,
	leased_at timestamptz,
	crash_count smallint NOT NULL DEFAULT 0 CHECK (crash_count >= 0),
	outcome text CHECK (outcome IN ('new', 'changed', 'unchanged', 'gone', 'rejected')),
	materiality text CHECK (materiality IN ('bytes', 'furniture', 'text', 'status')),
	reason text,
	detail text,
	done_at timestamptz,
	CHECK ((leased_by IS NULL) = (leased_at IS NULL)),
	CHECK (origin <> 'listed' OR entry IS NOT NULL),
	CHECK ((stage = 'done') = (done_at IS NOT NULL)),
	CHECK ((stage = 'done') = (outcome IS NOT NULL)),
	CHECK ((outcome IS NOT DISTINCT FROM 'rejected') = (reason IS NOT NULL)),
	CHECK (outcome IS DISTINCT FROM 'gone' OR origin <> 'listed')
) WITH (fillfactor = 50);

-- No other index has the order of the queue: a plan that took it would read all items that have left the stage.
CREATE INDEX run_item_open_idx ON run_item (run_id, stage, position) WHERE stage <> 'done';
CREATE INDEX run_item_run_idx ON run_item (run_id);

COMMENT ON COLUMN run_item.former_external_id IS
	'Id so far of the reference that an item with an unknown id is; NULL if its id is known or the document is new';
COMMENT ON COLUMN run_item.origin IS
	'Missing from a complete list, or revisited because it has left a feed: neither is counted as listed';
COMMENT ON COLUMN run_item.entry IS
	'As it is listed; for an item that is not listed but still there, as it was listed last';
COMMENT ON COLUMN run_item.leased_by IS 'The worker that processes it; the lease is valid while the worker is alive';
COMMENT ON COLUMN run_item.crash_count IS 'How many workers died while they had leased it, at this stage';

ALTER TABLE reference_update ADD CONSTRAINT reference_update_run_item_fk
	FOREIGN KEY (run_item_id) REFERENCES run_item ON DELETE SET NULL;

-- Every fetch of an item leaves a capture, whatever its outcome.
CREATE TABLE capture (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	run_item_id bigint UNIQUE REFERENCES run_item ON DELETE SET NULL,
	source_id text NOT NULL REFERENCES source ON DELETE CASCADE,
	external_id text NOT NULL CHECK (external_id <> ''),
	url text NOT NULL CHECK (url <> ''),
	outcome text NOT NULL CHECK (outcome IN ('fetched', 'not_modified', 'refused', 'gone')),
	http_status integer,
	etag text,
	last_modified text,
	sha256 text REFERENCES stored_file,
	detail text,
	captured_at timestamptz NOT NULL DEFAULT now(),
	hops text[],
	content_rule text,
	other_rule boolean NOT NULL DEFAULT false,
	CHECK ((outcome IN ('fetched', 'not_modified')) = (sha256 IS NOT NULL)),
	CHECK ((outcome = 'refused') = (detail IS NOT NULL))
);

COMMENT ON COLUMN capture.hops IS
	'Addresses asked, from the url to the end of the redirects, where the validators come from';

COMMENT ON COLUMN capture.content_rule IS
	'Hash of what the source says of the files that make a document; not of the part of a page, which is taken later';
COMMENT ON COLUMN capture.other_rule IS
	'Whether the file that the reference was last seen with is another one, by another content_rule: the two are not compared';

CREATE INDEX capture_item_idx ON capture (source_id, external_id, captured_at DESC);

CREATE TABLE quarantine (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	source_id text NOT NULL REFERENCES source ON DELETE CASCADE,
	external_id text NOT NULL CHECK (external_id <> ''),
	sha256 text REFERENCES stored_file,
	announced_type text,
	reason text NOT NULL,
	detail text NOT NULL,
	attempts integer NOT NULL DEFAULT 1 CHECK (attempts > 0),
	retry boolean NOT NULL DEFAULT false,
	first_seen_at timestamptz NOT NULL DEFAULT now(),
	last_seen_at timestamptz NOT NULL DEFAULT now(),
	resolved_at timestamptz,
	acknowledged_at timestamptz,
	acknowledged_by text,
	note text CHECK (length(note) BETWEEN 1 AND 1000),
	CHECK (num_nulls(acknowledged_at, acknowledged_by, note) IN (0, 3))
);

COMMENT ON COLUMN quarantine.acknowledged_at IS
	'When a person has decided to leave the item here: it raises no alert, unless it is rejected for another reason';

CREATE UNIQUE INDEX quarantine_open_idx ON quarantine (source_id, external_id) WHERE resolved_at IS NULL;

-- Anomalies of a run, one row a rule. Codes of rules are those of AnomalyRule.
CREATE TABLE run_anomaly (
	run_id uuid NOT NULL REFERENCES run ON DELETE CASCADE,
	rule text NOT NULL CHECK (rule ~ '^[a-z][a-z_]*$'),
	detail text NOT NULL CHECK (detail <> ''),
	noted_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (run_id, rule)
);

-- Pages of listings under way: an interrupted listing resumes after them. They are removed when the ledger is opened.
-- A crash of the database may lose them: they are requested again.
CREATE UNLOGGED TABLE listing_page (
	run_id uuid NOT NULL REFERENCES run ON DELETE CASCADE,
	address text NOT NULL,
	status integer NOT NULL,
	hops text[] NOT NULL,
	charset text,
	body bytea NOT NULL,
	read_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (run_id, address)
);

-- When the next request to a host may start, for all workers together. Unlogged: a crash of the server forgets waits of
-- seconds and what hosts repeat when they are asked again, and a reservation waits for no disk.
CREATE UNLOGGED TABLE host_pace (
	host text PRIMARY KEY,
	next_at timestamptz NOT NULL,
	blocked_until timestamptz,
	blocked_by integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN host_pace.host IS 'Name and port';
COMMENT ON COLUMN host_pace.blocked_until IS 'No request before this time (Retry-After)';
COMMENT ON COLUMN host_pace.blocked_by IS 'HTTP status of the response that required it; 0 if none did';
