-- Who is at the digest of an update. A row goes with the digest that is written, or with whoever gives up; a dead worker's
-- is taken over. So each update is digested once, however many workspaces wait for it.
CREATE TABLE digest_claim (
	update_id uuid PRIMARY KEY REFERENCES reference_update ON DELETE CASCADE,
	worker_id integer NOT NULL REFERENCES worker,
	claimed_at timestamptz NOT NULL DEFAULT now()
);
