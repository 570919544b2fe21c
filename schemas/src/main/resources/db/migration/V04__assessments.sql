-- Results of models and rules: one digest an update, and a history of assessments for each workspace.

CREATE TABLE digest (
	update_id uuid PRIMARY KEY REFERENCES reference_update ON DELETE CASCADE,
	short_summary text NOT NULL,
	summary text NOT NULL,
	findings jsonb NOT NULL,
	model text NOT NULL,
	prompt_version text NOT NULL,
	sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
	revision bigint NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	embeddings jsonb
);

COMMENT ON COLUMN digest.embeddings IS
	'Embeddings of the most relevant passages by their ordinals: {"model": "…", "passages": {"3": "base64 …"}}';

-- Updates whose digest some run waits for. A row is removed with the digest that is written.
CREATE TABLE digest_item (
	update_id uuid PRIMARY KEY REFERENCES reference_update ON DELETE CASCADE,
	leased_by integer,
	leased_at timestamptz,
	crash_count smallint NOT NULL DEFAULT 0 CHECK (crash_count >= 0),
	failure text CHECK (failure <> ''),
	CHECK ((leased_by IS NULL) = (leased_at IS NULL))
);

COMMENT ON COLUMN digest_item.failure IS
	'Why the last attempt made no digest: text_too_complex, text_unreadable, …; NULL if none failed';

CREATE TABLE assessment_run (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	worker_id integer NOT NULL REFERENCES worker,
	requested_version bigint NOT NULL,
	reason text,
	started_at timestamptz NOT NULL DEFAULT now(),
	finished_at timestamptz,
	model text CHECK (model <> ''),
	forced boolean NOT NULL DEFAULT false,
	since timestamptz,
	only_updates uuid[],
	budget_tokens bigint CHECK (budget_tokens >= 0),
	reserved_tokens bigint NOT NULL DEFAULT 0 CHECK (reserved_tokens >= 0),
	used_tokens bigint NOT NULL DEFAULT 0 CHECK (used_tokens >= 0)
);

COMMENT ON COLUMN assessment_run.model IS 'The model requested for this run; NULL for the configured one';
COMMENT ON COLUMN assessment_run.forced IS 'Whether unchanged updates are assessed again, too';
COMMENT ON COLUMN assessment_run.budget_tokens IS 'NULL for no limit; the next two are counted only with one';
COMMENT ON COLUMN assessment_run.reserved_tokens IS
	'Reserved for calls under way; a killed worker''s reservation stays, as its calls may have been made';


CREATE UNIQUE INDEX assessment_run_one_unfinished_per_workspace_idx ON assessment_run (workspace_id)
	WHERE finished_at IS NULL;

-- The updates that a run assesses. Workers lease the open ones.
CREATE TABLE assessment_item (
	run_id uuid NOT NULL REFERENCES assessment_run ON DELETE CASCADE,
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	rank smallint NOT NULL,
	state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'skipped', 'failed')),
	leased_by integer,
	leased_at timestamptz,
	crash_count smallint NOT NULL DEFAULT 0 CHECK (crash_count >= 0),
	reason text,
	done_at timestamptz,
	PRIMARY KEY (run_id, update_id),
	CHECK ((leased_by IS NULL) = (leased_at IS NULL)),
	CHECK ((state = 'open') = (done_at IS NULL)),
	CHECK ((state IN ('skipped', 'failed')) = (reason IS NOT NULL))
);

COMMENT ON COLUMN assessment_item.leased_by IS 'The worker that assesses it, or has assessed it';
COMMENT ON COLUMN assessment_item.crash_count IS 'How many workers died while they had leased it';

CREATE INDEX assessment_item_open_idx ON assessment_item (run_id, rank, update_id DESC) WHERE state = 'open';
CREATE INDEX assessment_item_update_idx ON assessment_item (update_id);

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
	-- An assessment of an earlier version than the profile's is stale from the moment of the change.
	profile_version bigint NOT NULL DEFAULT 1,
	model text NOT NULL,
	prompt_version text NOT NULL,
	tokens_in integer NOT NULL DEFAULT 0 CHECK (tokens_in >= 0),
	tokens_out integer NOT NULL DEFAULT 0 CHECK (tokens_out >= 0),
	current boolean NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	cost numeric(14, 8) CHECK (cost >= 0),
	PRIMARY KEY (workspace_id, id),
	UNIQUE (workspace_id, update_id, run_id)
);

CREATE UNIQUE INDEX assessment_one_current_idx ON assessment (workspace_id, update_id) WHERE current;
CREATE INDEX assessment_update_idx ON assessment (update_id);
CREATE INDEX assessment_history_idx ON assessment (workspace_id, update_id, created_at DESC);
CREATE INDEX assessment_run_idx ON assessment (run_id);

COMMENT ON COLUMN assessment.cost IS 'In US dollars; NULL if the model''s prices are not known';

-- Tokens that models used or have reserved in a day (UTC): of a workspace, of a client, or, without either, of all.
CREATE TABLE model_spend (
	day date NOT NULL,
	client_id uuid REFERENCES client ON DELETE CASCADE,
	workspace_id uuid REFERENCES workspace ON DELETE CASCADE,
	tokens bigint NOT NULL CHECK (tokens >= 0),
	CHECK (client_id IS NULL OR workspace_id IS NULL),
	UNIQUE NULLS NOT DISTINCT (day, client_id, workspace_id)
);

COMMENT ON TABLE model_spend IS
	'A killed worker''s reservation stays, as its calls may have been made. What a deleted workspace used stays its client''s.';
