-- People who use the console, and their sessions.

CREATE TABLE console_user (
	name text PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9._@-]{0,99}$'),
	password text CHECK (password ~ '^\{\w+\}'),
	role text NOT NULL CHECK (role IN ('viewer', 'analyst', 'operator', 'admin')),
	client_id uuid REFERENCES client ON DELETE CASCADE,
	disabled_at timestamptz,
	last_sign_in_at timestamptz,
	created_at timestamptz NOT NULL DEFAULT now(),
	CHECK (client_id IS NULL OR role IN ('viewer', 'analyst'))
);

CREATE INDEX console_user_client_idx ON console_user (client_id);

COMMENT ON COLUMN console_user.password IS 'Hash with the name of its algorithm, such as {bcrypt}; NULL for people who sign in by OpenID Connect';
COMMENT ON COLUMN console_user.client_id IS 'The only client whose workspaces the person sees; NULL for all';

-- Wrong passwords in a row. They are counted for each network, so that a stranger elsewhere cannot keep a person out.
CREATE TABLE sign_in_failure (
	person text NOT NULL REFERENCES console_user ON DELETE CASCADE,
	network text NOT NULL,
	failures integer NOT NULL CHECK (failures > 0),
	blocked_until timestamptz,
	last_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (person, network)
);

CREATE INDEX sign_in_failure_time_idx ON sign_in_failure (last_at);

COMMENT ON COLUMN sign_in_failure.network IS 'An IPv4 address, or the first 64 bits of an IPv6 address';

-- Of Spring Session, with its columns.
CREATE TABLE console_session (
	primary_id char(36) PRIMARY KEY,
	session_id char(36) NOT NULL UNIQUE,
	creation_time bigint NOT NULL,
	last_access_time bigint NOT NULL,
	max_inactive_interval int NOT NULL,
	expiry_time bigint NOT NULL,
	principal_name varchar(100)
);

CREATE INDEX console_session_expiry_idx ON console_session (expiry_time);
CREATE INDEX console_session_principal_idx ON console_session (principal_name);

CREATE TABLE console_session_attributes (
	session_primary_id char(36) NOT NULL REFERENCES console_session ON DELETE CASCADE,
	attribute_name varchar(200) NOT NULL,
	attribute_bytes bytea NOT NULL,
	PRIMARY KEY (session_primary_id, attribute_name)
);
