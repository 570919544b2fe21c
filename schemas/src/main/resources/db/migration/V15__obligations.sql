-- Obligations that texts state, read by rules. Each reading has all obligations of the version that an update made, and
-- those that ended with it.
CREATE TABLE obligation_reading (
	update_id uuid PRIMARY KEY REFERENCES reference_update ON DELETE CASCADE,
	created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE obligation (
	update_id uuid NOT NULL REFERENCES obligation_reading ON DELETE CASCADE,
	id uuid NOT NULL,
	state text NOT NULL CHECK (state IN ('new', 'changed', 'unchanged', 'ended')),
	bearer text NOT NULL CHECK (bearer IN ('manufacturer', 'representative', 'importer', 'distributor', 'notified_body',
		'authority', 'user', 'unstated')),
	who text NOT NULL,
	what text NOT NULL,
	to_whom text NOT NULL,
	prohibited boolean NOT NULL,
	deadline_kind text CHECK (deadline_kind IN ('date', 'period', 'immediate')),
	deadline_words text,
	due_on date,
	period_amount integer CHECK (period_amount >= 0),
	period_unit text CHECK (period_unit IN ('hours', 'days', 'working_days', 'weeks', 'months', 'years')),
	period_event text,
	applies_from date,
	version_id uuid NOT NULL REFERENCES reference_version ON DELETE CASCADE,
	segment integer NOT NULL,
	page integer NOT NULL,
	start_offset integer NOT NULL,
	end_offset integer NOT NULL CHECK (end_offset > start_offset),
	quote text NOT NULL CHECK (quote <> ''),
	previous_id uuid,
	previous_quote text,
	PRIMARY KEY (update_id, id),
	CHECK ((deadline_kind IS NULL) = (deadline_words IS NULL)),
	CHECK ((deadline_kind IS NOT DISTINCT FROM 'date') = (due_on IS NOT NULL)),
	CHECK ((deadline_kind IS NOT DISTINCT FROM 'period') = (num_nonnulls(period_amount, period_unit, period_event) = 3)),
	CHECK ((state = 'changed') = (num_nonnulls(previous_id, previous_quote) = 2))
);

CREATE INDEX obligation_id_idx ON obligation (id);

CREATE INDEX obligation_version_idx ON obligation (version_id);

COMMENT ON COLUMN obligation.id IS 'Equal in all versions of a reference that state it in the same words';
COMMENT ON COLUMN obligation.state IS 'Compared with the version before; ended: only that one has it';
COMMENT ON COLUMN obligation.version_id IS 'Whose text is quoted: of an ended obligation the version before';
COMMENT ON COLUMN obligation.previous_id IS 'The obligation in the words of the version before';
