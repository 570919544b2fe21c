-- What models and rules say: one digest an update, and per workspace a history of assessments.

CREATE TABLE digest (
	update_id uuid PRIMARY KEY REFERENCES reference_update ON DELETE CASCADE,
	short_summary text NOT NULL,
	summary text NOT NULL,
	findings jsonb NOT NULL,
	model text NOT NULL,
	prompt_version text NOT NULL,
	sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
	revision bigint NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE assessment_run (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	worker_id integer NOT NULL REFERENCES worker,
	requested_version bigint NOT NULL,
	reason text,
	started_at timestamptz NOT NULL DEFAULT now(),
	finished_at timestamptz
);

CREATE UNIQUE INDEX assessment_run_one_unfinished_per_workspace_idx ON assessment_run (workspace_id)
	WHERE finished_at IS NULL;

-- Append-only; one row of a workspace and update is the current one.
CREATE TABLE assessment (
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	id uuid NOT NULL DEFAULT uuidv7(),
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	run_id uuid NOT NULL REFERENCES assessment_run ON DELETE CASCADE,
	status text NOT NULL CHECK (status IN ('to_review', 'applicable', 'not_applicable', 'out_of_scope')),
	priority text NOT NULL CHECK (priority IN ('urgent', 'high', 'medium', 'low', 'none')),
	impact_summary text NOT NULL,
	suggested_actions text NOT NULL,
	evidence jsonb NOT NULL,
	reason_code text NOT NULL,
	fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
	model text NOT NULL,
	prompt_version text NOT NULL,
	tokens_in integer NOT NULL DEFAULT 0 CHECK (tokens_in >= 0),
	tokens_out integer NOT NULL DEFAULT 0 CHECK (tokens_out >= 0),
	current boolean NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (workspace_id, id),
	UNIQUE (workspace_id, update_id, run_id)
);

CREATE UNIQUE INDEX assessment_one_current_idx ON assessment (workspace_id, update_id) WHERE current;
CREATE INDEX assessment_update_idx ON assessment (update_id);

-- Work that was asked for. Requests for the same thing coalesce: each raises requested_version, a run remembers
-- the seq it started from, and whoever sees completed_version behind requested_version rings again.
CREATE TABLE work_request (
	kind text NOT NULL CHECK (kind IN ('ingest', 'assess', 'recommend', 'generate_profile')),
	subject text NOT NULL CHECK (subject <> ''),
	workspace_id uuid REFERENCES workspace ON DELETE CASCADE,
	requested_version bigint NOT NULL DEFAULT 1 CHECK (requested_version > 0),
	completed_version bigint NOT NULL DEFAULT 0 CHECK (completed_version >= 0),
	details jsonb,
	requested_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (kind, subject),
	CHECK (completed_version <= requested_version),
	CHECK ((kind = 'ingest') = (workspace_id IS NULL))
);
