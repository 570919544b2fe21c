-- Machine translations, which are shown beside the original and never in its place.
ALTER TABLE workspace
	ADD COLUMN language text CHECK (language ~ '^[a-zA-Z0-9-]{2,35}$');

COMMENT ON COLUMN workspace.language IS 'BCP 47; NULL if nothing is translated for the workspace';

-- Of titles and summaries, for all workspaces of a language.
CREATE TABLE update_translation (
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	language text NOT NULL,
	source_hash text NOT NULL CHECK (source_hash ~ '^[0-9a-f]{64}$'),
	title text CHECK (title <> ''),
	short_summary text CHECK (short_summary <> ''),
	summary text CHECK (summary <> ''),
	model text NOT NULL,
	prompt_version text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (update_id, language)
);

COMMENT ON TABLE update_translation IS 'A text that no faithful translation was made of is NULL';
COMMENT ON COLUMN update_translation.source_hash IS 'Of the texts that were translated; a translation of other texts is not shown';

-- Of an assessment's texts, for its workspace.
CREATE TABLE context_translation (
	workspace_id uuid NOT NULL,
	assessment_id uuid NOT NULL,
	language text NOT NULL,
	impact_summary text CHECK (impact_summary <> ''),
	suggested_actions text CHECK (suggested_actions <> ''),
	model text NOT NULL,
	prompt_version text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (workspace_id, assessment_id, language),
	FOREIGN KEY (workspace_id, assessment_id) REFERENCES assessment ON DELETE CASCADE
);

-- Updates that a run of a workspace has still to translate.
CREATE TABLE translation_item (
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	leased_by integer,
	leased_at timestamptz,
	crash_count smallint NOT NULL DEFAULT 0 CHECK (crash_count >= 0),
	PRIMARY KEY (workspace_id, update_id),
	CHECK ((leased_by IS NULL) = (leased_at IS NULL))
);

CREATE INDEX translation_item_update_idx ON translation_item (update_id);

CREATE FUNCTION translated_text_hash(title text, short_summary text, summary text) RETURNS text
	LANGUAGE sql STABLE
	RETURN encode(sha256(convert_to(title || E'\n' || short_summary || E'\n' || summary, 'UTF8')), 'hex');
