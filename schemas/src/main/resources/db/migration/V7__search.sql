-- An update is found by its digest's summary, so the digest counts its changes as other indexed rows do.
ALTER TABLE digest ADD COLUMN revision bigint NOT NULL DEFAULT 1;
