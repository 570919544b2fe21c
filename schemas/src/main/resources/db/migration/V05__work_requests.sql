-- Requests for work. Requests with the same key coalesce: each raises requested_version, work that starts records it as
-- started_version, and the work is triggered again as long as completed_version is behind requested_version.
CREATE TABLE work_request (
	kind text NOT NULL CHECK (kind IN
		('ingest', 'assist', 'assess', 'recommend', 'generate_profile', 'reconcile_index', 'purge', 'deliver_webhooks',
			'compare_versions', 'check_alerts', 'send_digest_mails', 'rebuild_index', 'preview_listing')),
	work_key text NOT NULL CHECK (work_key <> ''),
	workspace_id uuid REFERENCES workspace ON DELETE CASCADE,
	requested_version bigint NOT NULL DEFAULT 1 CHECK (requested_version > 0),
	started_version bigint CHECK (started_version > completed_version AND started_version <= requested_version),
	completed_version bigint NOT NULL DEFAULT 0 CHECK (completed_version >= 0),
	input jsonb,
	result jsonb,
	failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
	requested_at timestamptz NOT NULL DEFAULT now(),
	started_at timestamptz,
	scheduled_at timestamptz,
	trace_parent text,
	PRIMARY KEY (kind, work_key),
	CHECK (completed_version <= requested_version),
	CHECK ((started_version IS NULL) = (started_at IS NULL)),
	CHECK (kind = 'deliver_webhooks'
		OR (kind IN ('ingest', 'assist', 'compare_versions', 'reconcile_index', 'purge', 'check_alerts',
			'send_digest_mails', 'rebuild_index', 'preview_listing'))
			= (workspace_id IS NULL))
);

COMMENT ON COLUMN work_request.trace_parent IS 'Trace context of the latest request, as W3C names it; NULL if it is in no trace';
COMMENT ON COLUMN work_request.failures IS 'In a row';
COMMENT ON COLUMN work_request.scheduled_at IS 'The last moment of its schedule that has raised requested_version';
