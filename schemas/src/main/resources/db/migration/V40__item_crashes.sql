-- An item that is in hand whenever a worker dies may be what kills workers; being in hand once or twice is chance.

ALTER TABLE run_item ADD COLUMN crashes smallint NOT NULL DEFAULT 0 CHECK (crashes >= 0);

COMMENT ON COLUMN run_item.crashes IS 'How many workers died with it in hand, at this stage';

ALTER TABLE assessment_item RENAME COLUMN attempts TO crashes;

COMMENT ON COLUMN assessment_item.crashes IS 'How many workers died with it in hand';

UPDATE assessment_item
SET crashes = greatest(crashes - 1, 0)
WHERE state = 'open';
