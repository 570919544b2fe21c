-- Profiles that are made for somebody who waits: asked for, then answered. The row goes with whoever takes the answer
-- or gives up, whichever comes first; so an answer that comes late finds nothing to be written to.
CREATE TABLE profile_generation (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	url text NOT NULL CHECK (url <> ''),
	state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'made', 'refused', 'failed')),
	message text,
	company_description text,
	markets text[],
	risk_classifications text[],
	device_characteristics text[],
	therapeutic_areas text[],
	product_names text[],
	product_descriptions text[],
	requested_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((state IN ('refused', 'failed')) = (message IS NOT NULL)),
	CHECK ((state = 'made') = (num_nonnulls(markets, risk_classifications, device_characteristics, therapeutic_areas,
		product_names, product_descriptions) = 6)),
	CHECK (cardinality(product_names) = cardinality(product_descriptions))
);

CREATE INDEX profile_generation_workspace_idx ON profile_generation (workspace_id);
