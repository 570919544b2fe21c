-- What was odd about a run, one row a rule. Codes of rules are those of AnomalyRule.
CREATE TABLE run_anomaly (
	run_id uuid NOT NULL REFERENCES run ON DELETE CASCADE,
	rule text NOT NULL CHECK (rule ~ '^[a-z][a-z_]*$'),
	detail text NOT NULL CHECK (detail <> ''),
	noted_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (run_id, rule)
);
