-- The clients' side: who may read, and what each workspace follows.

CREATE TABLE client (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	name text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 200),
	created_at timestamptz NOT NULL DEFAULT now()
);

-- The clients that may see a source whose audience is 'clients'.
CREATE TABLE source_client (
	source_id text NOT NULL REFERENCES source ON DELETE CASCADE,
	client_id uuid NOT NULL REFERENCES client ON DELETE CASCADE,
	PRIMARY KEY (source_id, client_id)
);

CREATE TABLE api_key (
	public_id text PRIMARY KEY,
	client_id uuid NOT NULL REFERENCES client ON DELETE CASCADE,
	secret_sha256 bytea NOT NULL CHECK (length(secret_sha256) = 32),
	scopes text[] NOT NULL DEFAULT '{}' CHECK (scopes <@ ARRAY['read', 'write', 'review', 'admin']),
	workspace_ids uuid[] CHECK (cardinality(workspace_ids) > 0),
	created_at timestamptz NOT NULL DEFAULT now(),
	expires_at timestamptz,
	revoked_at timestamptz,
	last_used_at timestamptz,
	CHECK (expires_at > created_at)
);

COMMENT ON COLUMN api_key.scopes IS 'Empty for all';
COMMENT ON COLUMN api_key.workspace_ids IS 'NULL for all of the client; ids of deleted workspaces remain, so that the key never gets more rights';

CREATE INDEX api_key_client_idx ON api_key (client_id);

CREATE TABLE workspace (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	client_id uuid NOT NULL REFERENCES client,
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
	chat_enabled boolean NOT NULL DEFAULT true,
	regulatory_watch_enabled boolean NOT NULL DEFAULT true,
	created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX workspace_client_idx ON workspace (client_id);

CREATE TABLE profile (
	workspace_id uuid PRIMARY KEY REFERENCES workspace ON DELETE CASCADE,
	id uuid NOT NULL UNIQUE DEFAULT uuidv7(),
	company_description text CHECK (length(company_description) <= 10000),
	onboarding_completed boolean NOT NULL DEFAULT true,
	markets text[] NOT NULL DEFAULT '{}',
	risk_classifications text[] NOT NULL DEFAULT '{}',
	device_characteristics text[] NOT NULL DEFAULT '{}',
	therapeutic_areas text[] NOT NULL DEFAULT '{}',
	version bigint NOT NULL DEFAULT 1,
	changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE product (
	workspace_id uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
	id uuid NOT NULL DEFAULT uuidv7(),
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
	description text NOT NULL CHECK (length(description) <= 10000),
	position integer NOT NULL CHECK (position >= 0),
	PRIMARY KEY (workspace_id, id),
	UNIQUE (workspace_id, position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE source_subscription (
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	source_id text NOT NULL REFERENCES source ON DELETE CASCADE,
	status text NOT NULL CHECK (status IN ('subscribed', 'unsubscribed')),
	recommendation text,
	changed_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (workspace_id, source_id)
);

CREATE INDEX source_subscription_source_idx ON source_subscription (source_id);

CREATE TABLE reference_subscription (
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	reference_id uuid NOT NULL REFERENCES reference ON DELETE CASCADE,
	status text NOT NULL CHECK (status IN ('subscribed', 'unsubscribed')),
	changed_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (workspace_id, reference_id)
);

CREATE INDEX reference_subscription_reference_idx ON reference_subscription (reference_id);

-- The key that signs the addresses of shared files, in all processes that serve the API.
CREATE TABLE signing_secret (
	single boolean PRIMARY KEY DEFAULT true CHECK (single),
	secret bytea NOT NULL CHECK (length(secret) = 32),
	created_at timestamptz NOT NULL DEFAULT now()
);
