-- Webhooks: endpoints of clients to which the changes of their workspaces are posted.
CREATE TABLE webhook_endpoint (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	client_id uuid NOT NULL REFERENCES client ON DELETE CASCADE,
	workspace_id uuid REFERENCES workspace ON DELETE CASCADE,
	url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
	events text[] NOT NULL DEFAULT '{}',
	created_at timestamptz NOT NULL DEFAULT now(),
	disabled_at timestamptz,
	disabled_reason text,
	CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL))
);

CREATE INDEX webhook_endpoint_client_idx ON webhook_endpoint (client_id);

CREATE INDEX webhook_endpoint_workspace_idx ON webhook_endpoint (workspace_id) WHERE workspace_id IS NOT NULL;

COMMENT ON COLUMN webhook_endpoint.workspace_id IS 'NULL for all workspaces of the client, later ones included';
COMMENT ON COLUMN webhook_endpoint.events IS 'Types of the changes that are delivered; empty for all';

-- Each message is signed with all secrets of its endpoint that have not expired: during a rotation there are two.
CREATE TABLE webhook_secret (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
	secret bytea NOT NULL CHECK (length(secret) > 64),
	created_at timestamptz NOT NULL DEFAULT now(),
	expires_at timestamptz
);

COMMENT ON COLUMN webhook_secret.secret IS 'Encrypted: 8 bytes of the id of the key, then the ciphertext; longer than any plain secret';

CREATE INDEX webhook_secret_endpoint_idx ON webhook_secret (endpoint_id);

-- Up to where the changes of a workspace are delivered. A message is sent only after the one before was accepted.
CREATE TABLE webhook_cursor (
	endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	cursor text NOT NULL,
	replays bigint NOT NULL DEFAULT 0,
	requested_position bigint NOT NULL DEFAULT 0,
	failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
	failing_since timestamptz,
	PRIMARY KEY (endpoint_id, workspace_id),
	CHECK ((failures = 0) = (failing_since IS NULL))
);

CREATE INDEX webhook_cursor_workspace_idx ON webhook_cursor (workspace_id);

COMMENT ON COLUMN webhook_cursor.replays IS 'A delivery in progress does not move a cursor that was reset meanwhile, even to the same place';
COMMENT ON COLUMN webhook_cursor.requested_position IS 'The position of the last change when work was last requested';
COMMENT ON COLUMN webhook_cursor.failures IS 'Of the next message, in a row';

-- Attempts to deliver. Deleted after the retention period.
CREATE TABLE webhook_delivery (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
	workspace_id uuid,
	message_id text NOT NULL,
	type text NOT NULL,
	attempt integer NOT NULL CHECK (attempt > 0),
	status integer,
	problem text,
	duration_millis bigint NOT NULL CHECK (duration_millis >= 0),
	attempted_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((status IS NULL) = (problem IS NOT NULL))
);

CREATE INDEX webhook_delivery_endpoint_idx ON webhook_delivery (endpoint_id, id);

CREATE INDEX webhook_delivery_time_idx ON webhook_delivery (attempted_at);

-- A new workspace is delivered from its beginning to the endpoints for all workspaces of its client.
CREATE FUNCTION add_webhook_cursors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO webhook_cursor (endpoint_id, workspace_id, cursor)
	SELECT webhook_endpoint.id, NEW.id, 'c' || last_change_position()
	FROM webhook_endpoint
	WHERE webhook_endpoint.client_id = NEW.client_id AND webhook_endpoint.workspace_id IS NULL;
	RETURN NULL;
END
$$;

CREATE TRIGGER webhook_cursors AFTER INSERT ON workspace
FOR EACH ROW EXECUTE FUNCTION add_webhook_cursors();
