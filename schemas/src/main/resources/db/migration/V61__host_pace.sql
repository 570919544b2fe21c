-- When the next request to a host may start, for all workers together.
CREATE TABLE host_pace (
	host text PRIMARY KEY,
	next_at timestamptz NOT NULL,
	blocked_until timestamptz,
	blocked_by integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN host_pace.host IS 'Name and port';
COMMENT ON COLUMN host_pace.blocked_until IS 'Until when the host asked not to be asked (Retry-After)';
COMMENT ON COLUMN host_pace.blocked_by IS 'Status of HTTP with which it asked for that';
