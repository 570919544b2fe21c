-- How the text of an update's version differs from the one before, word by word. A row is written with its update and
-- filled in by the run's next step, or by the next run.
CREATE TABLE redline (
	update_id uuid PRIMARY KEY REFERENCES reference_update ON DELETE CASCADE,
	status text NOT NULL DEFAULT 'generating' CHECK (status IN ('generating', 'completed', 'failed')),
	html text,
	file_sha256 text REFERENCES stored_file,
	materiality text CHECK (materiality IN ('bytes', 'furniture', 'text')),
	inserted integer CHECK (inserted >= 0),
	deleted integer CHECK (deleted >= 0),
	moved integer CHECK (moved >= 0),
	reason text,
	changed_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((status = 'completed') = (num_nonnulls(html, file_sha256) = 1)),
	CHECK ((status = 'completed') = (num_nonnulls(inserted, deleted, moved) = 3)),
	CHECK ((status = 'failed') = (reason IS NOT NULL))
);

COMMENT ON COLUMN redline.file_sha256 IS 'The HTML of a very long redline, instead of the column html';
COMMENT ON COLUMN redline.reason IS 'Why it failed, for operators';

CREATE INDEX redline_unfinished_idx ON redline (update_id) WHERE status <> 'completed';

INSERT INTO redline (update_id)
SELECT id
FROM reference_update
WHERE previous_version_id IS NOT NULL;
