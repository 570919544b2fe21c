-- What became of requested work: which requests the work under way serves, and how often it failed in a row.
ALTER TABLE work_request
	ADD COLUMN started_version bigint CHECK (started_version > completed_version AND started_version <= requested_version),
	ADD COLUMN started_at timestamptz,
	ADD COLUMN failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
	ADD COLUMN scheduled_at timestamptz,
	ADD CHECK ((started_version IS NULL) = (started_at IS NULL));

COMMENT ON COLUMN work_request.scheduled_at IS 'The last moment of its schedule that has raised requested_version';

-- Quartz would insert them when it first needs them; two that do so at once break the transaction of the second.
INSERT INTO qrtz_locks (sched_name, lock_name)
SELECT scheduler, lock
FROM unnest(ARRAY['batch', 'interactive']) AS scheduler
CROSS JOIN unnest(ARRAY['TRIGGER_ACCESS', 'STATE_ACCESS']) AS lock;
