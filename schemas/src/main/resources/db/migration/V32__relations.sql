-- What a listing says that an item is to another document, which may not be known yet, or never.
CREATE TABLE stated_relation (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	reference_id uuid NOT NULL REFERENCES reference ON DELETE CASCADE,
	kind text NOT NULL
		CHECK (kind IN ('amends', 'consolidates', 'corrects', 'supersedes', 'translates', 'same_as', 'withdraws')),
	to_source_id text NOT NULL,
	to_external_id text NOT NULL CHECK (to_external_id <> ''),
	run_id uuid NOT NULL,
	told_at timestamptz NOT NULL DEFAULT now(),
	settled_at timestamptz,
	UNIQUE (reference_id, kind, to_source_id, to_external_id)
);

COMMENT ON COLUMN stated_relation.settled_at IS
	'When all that follows from it was written; never for a document that no source of ours lists';

CREATE INDEX stated_relation_to_idx ON stated_relation (to_source_id, to_external_id) WHERE settled_at IS NULL;

ALTER TABLE reference_relation
	DROP CONSTRAINT reference_relation_kind_check,
	ADD CONSTRAINT reference_relation_kind_check
		CHECK (kind IN ('amends', 'consolidates', 'corrects', 'supersedes', 'translates', 'same_as', 'withdraws'));

-- An update that another reference's item gives rise to, or a date, belongs to a run all the same.
ALTER TABLE reference_update
	ADD COLUMN run_id uuid,
	ADD COLUMN duplicate_of_id uuid REFERENCES reference_update ON DELETE SET NULL,
	ADD CHECK (duplicate_of_id <> id);

COMMENT ON COLUMN reference_update.duplicate_of_id IS
	'The update that told of the same act before, at another source: who sees that one need not see this one';

UPDATE reference_update
SET run_id = run_item.run_id
FROM run_item
WHERE run_item.id = reference_update.run_item_id;

CREATE INDEX reference_update_run_idx ON reference_update (run_id);
CREATE INDEX reference_update_twin_idx ON reference_update (duplicate_of_id) WHERE duplicate_of_id IS NOT NULL;
