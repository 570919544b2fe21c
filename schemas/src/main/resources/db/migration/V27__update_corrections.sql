-- What operators did to updates, and why. Rows stay: a retraction may be asked about years later.
CREATE TABLE update_correction (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	action text NOT NULL CHECK (action IN ('retract', 'merge', 'restore')),
	merged_into uuid REFERENCES reference_update ON DELETE CASCADE,
	reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
	made_by text NOT NULL CHECK (made_by <> ''),
	made_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((action = 'merge') = (merged_into IS NOT NULL))
);

CREATE INDEX update_correction_update_idx ON update_correction (update_id);
CREATE INDEX update_correction_merged_into_idx ON update_correction (merged_into);
