-- What the addresses of shared files are signed with, by all processes that serve the API.

CREATE TABLE signing_secret (
	single boolean PRIMARY KEY DEFAULT true CHECK (single),
	secret bytea NOT NULL CHECK (length(secret) = 32),
	created_at timestamptz NOT NULL DEFAULT now()
);
