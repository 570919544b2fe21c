-- Pages of listings that are under way: one that is interrupted goes on behind them. They go when its ledger is opened,
-- and may be lost in a crash of the database: they are only asked for again.
CREATE UNLOGGED TABLE listing_page (
	run_id uuid NOT NULL REFERENCES run ON DELETE CASCADE,
	address text NOT NULL,
	status integer NOT NULL,
	hops text[] NOT NULL,
	charset text,
	body bytea NOT NULL,
	read_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (run_id, address)
);
