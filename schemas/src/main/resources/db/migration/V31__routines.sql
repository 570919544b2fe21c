-- Work that nobody asks for, and that belongs to no workspace.
ALTER TABLE work_request
	DROP CONSTRAINT work_request_kind_check,
	DROP CONSTRAINT work_request_check1,
	ADD CONSTRAINT work_request_kind_check
		CHECK (kind IN ('ingest', 'assess', 'recommend', 'generate_profile', 'reconcile_index', 'purge')),
	ADD CONSTRAINT work_request_workspace_check
		CHECK ((kind IN ('ingest', 'reconcile_index', 'purge')) = (workspace_id IS NULL));
