-- Workers that lend a hand with a run that is too long for one. What they claim is claimed by their id, below zero.
CREATE TABLE assessment_hand (
	run_id uuid NOT NULL REFERENCES assessment_run ON DELETE CASCADE,
	worker_id integer NOT NULL REFERENCES worker,
	since timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (run_id, worker_id)
);

ALTER TABLE work_request
	DROP CONSTRAINT work_request_kind_check,
	ADD CONSTRAINT work_request_kind_check
		CHECK (kind IN ('ingest', 'assess', 'assist_assessment', 'recommend', 'generate_profile', 'reconcile_index', 'purge'));
