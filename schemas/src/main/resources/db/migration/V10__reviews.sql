-- Reviews: decisions of people about updates, which take precedence over the assessments of models and rules. Then the
-- assessment runs that clients request.

-- Append-only. The row with the highest version decides; a withdrawn one gives the decision back to the assessment.
CREATE TABLE review (
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	version integer NOT NULL CHECK (version > 0),
	id uuid NOT NULL UNIQUE DEFAULT uuidv7(),
	status text CHECK (status IN ('to_review', 'applicable', 'not_applicable', 'out_of_scope')),
	priority text CHECK (priority IN ('urgent', 'high', 'medium', 'low', 'none')),
	note text CHECK (length(note) <= 10000),
	reason_code text NOT NULL CHECK (reason_code ~ '^[a-z][a-z0-9_.]{0,99}$'),
	impact_summary text,
	suggested_actions text,
	based_on uuid,
	assessment_id uuid,
	text_md5 text NOT NULL,
	relations_md5 text NOT NULL,
	profile_version bigint NOT NULL,
	key_id text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (workspace_id, update_id, version),
	CHECK ((status IS NULL) = (priority IS NULL)),
	CHECK ((status IS NULL) = (impact_summary IS NULL)),
	CHECK ((status IS NULL) = (suggested_actions IS NULL)),
	CHECK (status IS NOT NULL OR note IS NULL)
);

CREATE INDEX review_update_idx ON review (update_id);

COMMENT ON COLUMN review.status IS 'NULL where the review before it was withdrawn';
COMMENT ON COLUMN review.based_on IS 'The context that the person saw: a review or an assessment; NULL for none';
COMMENT ON COLUMN review.assessment_id IS 'The current assessment at the time of the decision';
COMMENT ON COLUMN review.text_md5 IS 'Of the update, as in review_basis; another value later asks for a new review';
COMMENT ON COLUMN review.key_id IS 'The public id of the API key of the person''s client';

CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	RAISE EXCEPTION 'Table % is append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER review_append_only BEFORE UPDATE ON review
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The reviews that decide.
CREATE VIEW current_review WITH (security_invoker = true) AS
SELECT review.*
FROM review
WHERE review.status IS NOT NULL AND NOT EXISTS (
	SELECT FROM review AS later
	WHERE later.workspace_id = review.workspace_id AND later.update_id = review.update_id
		AND later.version > review.version
);

-- Hashes of what a person judges, to notice later that it has changed.
CREATE VIEW review_basis WITH (security_invoker = true) AS
SELECT u.id AS update_id,
	md5(concat_ws('|', u.kind, u.update_type, u.title, u.summary, u.content, u.published_at, u.effective_at,
		v.sha256, v.status, v.effective_at)) AS text_md5,
	md5(concat_ws('|', u.duplicate_of_id, (
		SELECT string_agg(concat_ws(' ', kind, from_reference_id, to_reference_id), ','
			ORDER BY kind, from_reference_id, to_reference_id)
		FROM reference_relation
		WHERE u.reference_id IN (from_reference_id, to_reference_id)))) AS relations_md5
FROM reference_update AS u
JOIN reference_version AS v ON v.id = u.current_version_id;

-- A random sample of what rules exclude, for people to review: of the updates of a workspace that were detected in a month
-- 2 %, and at least five. The order is that of a hash of their ids, so each reader finds the same sample.
CREATE VIEW exclusion_sample WITH (security_invoker = true) AS
SELECT workspace_id, update_id
FROM (
	SELECT assessment.workspace_id, assessment.update_id,
		row_number() OVER (PARTITION BY assessment.workspace_id, date_trunc('month', u.detected_at, 'UTC')
			ORDER BY md5(assessment.workspace_id::text || assessment.update_id::text)) AS place,
		count(*) OVER (PARTITION BY assessment.workspace_id, date_trunc('month', u.detected_at, 'UTC')) AS size
	FROM assessment
	JOIN reference_update AS u ON u.id = assessment.update_id AND u.retracted_at IS NULL
	WHERE assessment.current AND assessment.status IN ('out_of_scope', 'not_applicable')
		AND jsonb_path_exists(assessment.evidence, '$[*].rule')
) AS excluded
WHERE place <= greatest(5, ceil(size * 0.02));

-- Assessment runs that clients request. The id is that of the run once a worker has started it.
CREATE TABLE assessment_request (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	preview boolean NOT NULL,
	model text CHECK (model <> ''),
	forced boolean NOT NULL,
	since timestamptz,
	only_updates uuid[],
	budget_tokens bigint CHECK (budget_tokens >= 0),
	reason text,
	key_id text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	stop_requested_at timestamptz
);

CREATE INDEX assessment_request_workspace_idx ON assessment_request (workspace_id, created_at);

-- What a worker answers to a request that made no run, or whose run could not begin.
CREATE TABLE assessment_request_result (
	request_id uuid PRIMARY KEY REFERENCES assessment_request ON DELETE CASCADE,
	items integer CHECK (items >= 0),
	calls integer CHECK (calls >= 0),
	tokens bigint CHECK (tokens >= 0),
	problem text,
	created_at timestamptz NOT NULL DEFAULT now(),
	CHECK ((items IS NULL) = (calls IS NULL) AND (items IS NULL) = (tokens IS NULL)),
	CHECK ((items IS NULL) = (problem IS NOT NULL))
);

CREATE FUNCTION record_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change('context.changed', NEW.workspace_id, NULL, reference_id, id, NULL)
	FROM reference_update
	WHERE id = NEW.update_id;
	RETURN NULL;
END
$$;

CREATE TRIGGER record_review AFTER INSERT ON review
FOR EACH ROW EXECUTE FUNCTION record_review();
