-- What a run of assessments is to do, item by item, and what it may take: who goes on with it asks for nothing twice.

ALTER TABLE assessment_run
	ADD COLUMN model text CHECK (model <> ''),
	ADD COLUMN forced boolean NOT NULL DEFAULT false,
	ADD COLUMN since timestamptz,
	ADD COLUMN only_updates uuid[],
	ADD COLUMN budget_tokens bigint CHECK (budget_tokens >= 0),
	ADD COLUMN reserved_tokens bigint NOT NULL DEFAULT 0 CHECK (reserved_tokens >= 0),
	ADD COLUMN used_tokens bigint NOT NULL DEFAULT 0 CHECK (used_tokens >= 0);

COMMENT ON COLUMN assessment_run.model IS 'The model that was named for this run; NULL for the configured one';
COMMENT ON COLUMN assessment_run.forced IS 'Whether unchanged updates are judged again, too';
COMMENT ON COLUMN assessment_run.budget_tokens IS 'NULL for no limit; only with one are the next two counted';
COMMENT ON COLUMN assessment_run.reserved_tokens IS
	'Set aside for calls under way; what a killed worker had set aside stays so, as its calls may have been made';

CREATE TABLE assessment_item (
	run_id uuid NOT NULL REFERENCES assessment_run ON DELETE CASCADE,
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	rank smallint NOT NULL,
	state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'left', 'failed')),
	claimed_by bigint,
	attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
	reason text,
	done_at timestamptz,
	PRIMARY KEY (run_id, update_id),
	CHECK ((state = 'open') = (done_at IS NULL)),
	CHECK ((state IN ('left', 'failed')) = (reason IS NOT NULL))
);

CREATE INDEX assessment_item_open_idx ON assessment_item (run_id, rank, update_id DESC) WHERE state = 'open';
CREATE INDEX assessment_item_update_idx ON assessment_item (update_id);

ALTER TABLE assessment ADD COLUMN cost numeric(14, 8) CHECK (cost >= 0);

COMMENT ON COLUMN assessment.cost IS 'In US dollars; NULL if the model''s prices are not known';

CREATE INDEX assessment_history_idx ON assessment (workspace_id, update_id, created_at DESC);
CREATE INDEX assessment_run_idx ON assessment (run_id);
