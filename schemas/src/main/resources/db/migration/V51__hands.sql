-- Workers that lend a hand with a run that is too long for one, be it an ingest or an assessment.
DROP TABLE assessment_hand;

CREATE TABLE hand (
	run_id uuid NOT NULL,
	worker_id integer NOT NULL REFERENCES worker,
	since timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (run_id, worker_id)
);

ALTER TABLE work_request
	DROP CONSTRAINT work_request_kind_check,
	DROP CONSTRAINT work_request_workspace_check,
	ADD CONSTRAINT work_request_kind_check
		CHECK (kind IN ('ingest', 'assist_extraction', 'assess', 'assist_assessment', 'recommend', 'generate_profile', 'reconcile_index', 'purge')),
	ADD CONSTRAINT work_request_workspace_check
		CHECK ((kind IN ('ingest', 'assist_extraction', 'reconcile_index', 'purge')) = (workspace_id IS NULL));
