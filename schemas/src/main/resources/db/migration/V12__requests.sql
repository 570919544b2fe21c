-- The audit log: each API call, each form of the console and each command for keys that may change something, recorded
-- before it is handled, and each such API call that is refused. A call without status was interrupted: its effect is
-- unknown. There are no foreign keys, because the log outlives keys, workspaces and clients.
CREATE TABLE audit_event (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	occurred_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	client_id uuid,
	key_id text NOT NULL,
	address text NOT NULL,
	method text NOT NULL,
	path text NOT NULL,
	workspace_id uuid,
	status integer CHECK (status BETWEEN 100 AND 599)
);

CREATE INDEX audit_event_client_idx ON audit_event (client_id, id);

COMMENT ON COLUMN audit_event.client_id IS 'Of the key or workspace; NULL for what operators do in the console';
COMMENT ON COLUMN audit_event.key_id IS 'The public id of the API key, person: and the name of a console user, or operator: and the system user who ran a command';

-- Append-only: only the status of a call is added, once.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.status IS NULL
			AND (OLD.id, OLD.occurred_at, OLD.client_id, OLD.key_id, OLD.address, OLD.method, OLD.path, OLD.workspace_id)
				IS NOT DISTINCT FROM
				(NEW.id, NEW.occurred_at, NEW.client_id, NEW.key_id, NEW.address, NEW.method, NEW.path, NEW.workspace_id) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'The audit log is append-only';
END
$$;

CREATE TRIGGER refuse_audit_change BEFORE UPDATE OR DELETE ON audit_event
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER refuse_audit_truncate BEFORE TRUNCATE ON audit_event
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Responses to requests with an idempotency key. A row without status belongs to a request that is being handled, or
-- that was interrupted. Deleted after the retention period.
CREATE TABLE idempotent_request (
	client_id uuid NOT NULL REFERENCES client ON DELETE CASCADE,
	key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
	workspace_id uuid REFERENCES workspace ON DELETE CASCADE,
	created_at timestamptz NOT NULL DEFAULT now(),
	fingerprint bytea,
	status integer CHECK (status BETWEEN 200 AND 299),
	media_type text,
	body bytea,
	encrypted boolean NOT NULL DEFAULT false,
	PRIMARY KEY (client_id, key),
	CHECK ((status IS NULL) = (fingerprint IS NULL) AND (status IS NULL) = (body IS NULL))
);

CREATE INDEX idempotent_request_time_idx ON idempotent_request (created_at);

CREATE INDEX idempotent_request_workspace_idx ON idempotent_request (workspace_id) WHERE workspace_id IS NOT NULL;

-- The response to the request that created a workspace has its name.
CREATE FUNCTION forget_created_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM idempotent_request
	WHERE client_id = OLD.client_id AND workspace_id IS NULL AND NOT encrypted
		AND position(convert_to(OLD.id::text, 'UTF8') IN body) > 0;
	RETURN NULL;
END $$;

CREATE TRIGGER forget_created_workspace AFTER DELETE ON workspace
FOR EACH ROW EXECUTE FUNCTION forget_created_workspace();

COMMENT ON COLUMN idempotent_request.workspace_id IS 'That the path names; NULL if it names none';

COMMENT ON COLUMN idempotent_request.encrypted IS 'Whether the body has a secret, and is encrypted with the id of the key before it';

COMMENT ON COLUMN idempotent_request.fingerprint IS 'SHA-256 of method, path, query and body';
