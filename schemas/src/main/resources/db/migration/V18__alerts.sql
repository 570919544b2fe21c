-- Alerts to operators. An alert is open as long as its incident lasts; there is one open alert of a rule and subject.
CREATE TABLE alert (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	rule text NOT NULL CHECK (rule ~ '^[a-z][a-z_]*$'),
	subject text NOT NULL,
	message text NOT NULL CHECK (message <> ''),
	opened_at timestamptz NOT NULL DEFAULT now(),
	closed_at timestamptz
);

CREATE UNIQUE INDEX alert_open_idx ON alert (rule, subject) WHERE closed_at IS NULL;

COMMENT ON COLUMN alert.subject IS 'Id of the source that it is about; empty if it is about the installation';

-- What was sent. A row is written after the receiver has accepted the message.
CREATE TABLE alert_delivery (
	alert_id uuid NOT NULL REFERENCES alert ON DELETE CASCADE,
	event text NOT NULL CHECK (event IN ('opened', 'closed')),
	channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
	delivered_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (alert_id, event, channel)
);
