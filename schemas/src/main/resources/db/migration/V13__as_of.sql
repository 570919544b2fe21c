-- What was known at earlier moments, for questions as of a date. Status events, assessments, reviews and corrections are
-- append-only; of versions and updates, triggers keep the dates and retractions that were replaced.

CREATE TABLE past_version_date (
	version_id uuid NOT NULL REFERENCES reference_version ON DELETE CASCADE,
	known_until timestamptz NOT NULL DEFAULT now(),
	published_at timestamptz,
	effective_at timestamptz NOT NULL,
	effective_date_basis text NOT NULL,
	PRIMARY KEY (version_id, known_until)
);

COMMENT ON COLUMN past_version_date.known_until IS 'When the dates were replaced by those of the next row, or of the version';

CREATE TABLE past_update (
	update_id uuid NOT NULL REFERENCES reference_update ON DELETE CASCADE,
	known_until timestamptz NOT NULL DEFAULT now(),
	published_at timestamptz NOT NULL,
	retracted boolean NOT NULL,
	PRIMARY KEY (update_id, known_until)
);

CREATE FUNCTION keep_version_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO past_version_date (version_id, published_at, effective_at, effective_date_basis)
	VALUES (OLD.id, OLD.published_at, OLD.effective_at, OLD.effective_date_basis)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE TRIGGER keep_version_date AFTER UPDATE ON reference_version
FOR EACH ROW WHEN ((OLD.published_at, OLD.effective_at, OLD.effective_date_basis)
	IS DISTINCT FROM (NEW.published_at, NEW.effective_at, NEW.effective_date_basis))
EXECUTE FUNCTION keep_version_date();

CREATE FUNCTION keep_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO past_update (update_id, published_at, retracted)
	VALUES (OLD.id, OLD.published_at, OLD.retracted_at IS NOT NULL)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE TRIGGER keep_update AFTER UPDATE ON reference_update
FOR EACH ROW WHEN ((OLD.published_at, OLD.retracted_at) IS DISTINCT FROM (NEW.published_at, NEW.retracted_at))
EXECUTE FUNCTION keep_update();

-- The versions that were known at a moment, with the dates that were known then.
CREATE FUNCTION known_version(known_at timestamptz)
RETURNS TABLE (id uuid, reference_id uuid, ordinal integer, published_at timestamptz, effective_at timestamptz,
	effective_date_basis text) LANGUAGE sql STABLE AS $$
	SELECT version.id, version.reference_id, version.ordinal,
		CASE WHEN past.version_id IS NULL THEN version.published_at ELSE past.published_at END,
		coalesce(past.effective_at, version.effective_at),
		coalesce(past.effective_date_basis, version.effective_date_basis)
	FROM reference_version AS version
	LEFT JOIN LATERAL (
		SELECT *
		FROM past_version_date
		WHERE version_id = version.id AND known_until > $1
		ORDER BY known_until
		LIMIT 1) AS past ON true
	WHERE version.detected_at <= $1
$$;

-- The updates that were known at a moment and not retracted then, with the publication date that was known then.
CREATE FUNCTION known_update(known_at timestamptz)
RETURNS TABLE (id uuid, reference_id uuid, kind text, update_type text, title text, short_summary text, summary text,
	published_at timestamptz, current_version_id uuid, duplicate_of_id uuid) LANGUAGE sql STABLE AS $$
	SELECT reported.id, reported.reference_id, reported.kind, reported.update_type, reported.title,
		reported.short_summary, reported.summary, coalesce(past.published_at, reported.published_at),
		reported.current_version_id, reported.duplicate_of_id
	FROM reference_update AS reported
	LEFT JOIN LATERAL (
		SELECT *
		FROM past_update
		WHERE update_id = reported.id AND known_until > $1
		ORDER BY known_until
		LIMIT 1) AS past ON true
	WHERE reported.detected_at <= $1 AND NOT coalesce(past.retracted, reported.retracted_at IS NOT NULL)
$$;

-- The versions of references that were in force at one moment, by what was known at another one. Of a reference, that is
-- the last version that had come into force and had not ended.
-- An operator's event takes the place of the one before, whose update was retracted. A version comes into force on its
-- effective date, which may have been corrected. It ends when its successor comes into force, or by a withdrawal or
-- repeal, unless it was reinstated.
CREATE FUNCTION version_in_force(reference_ids uuid[], as_of timestamptz, known_at timestamptz)
RETURNS TABLE (reference_id uuid, version_id uuid) LANGUAGE sql STABLE AS $$
	WITH version AS MATERIALIZED (
		SELECT *
		FROM known_version($3) AS known
		WHERE known.reference_id = ANY ($1)
	), recorded AS (
		SELECT event.version_id, event.status, event.effective_at, event.origin, event.detected_at, version.effective_at AS start_at,
			row_number() OVER known AS number, lead(event.origin) OVER known AS next_origin,
			array_agg(event.effective_at) FILTER (WHERE event.origin <> 'operator') OVER known AS dates
		FROM version
		JOIN version_status_event AS event ON event.version_id = version.id AND event.detected_at <= $3
		WINDOW known AS (PARTITION BY event.version_id ORDER BY event.detected_at, event.id)
	), event AS MATERIALIZED (
		SELECT version_id, status, origin, number, detected_at, start_at,
			CASE WHEN origin = 'operator' THEN dates[cardinality(dates)] ELSE effective_at END AS effective_at
		FROM recorded
		WHERE next_origin IS DISTINCT FROM 'operator'
	), law AS MATERIALIZED (
		SELECT version.id, version.reference_id, version.ordinal, version.effective_at AS start_at
		FROM version
		WHERE EXISTS (
				SELECT FROM event
				WHERE event.version_id = version.id AND (event.status IN ('in_force', 'not_yet_in_force')
					OR (event.status = 'superseded' AND event.number = 1)))
			AND NOT EXISTS (
				-- Replaced before it came into force.
				SELECT FROM event
				WHERE event.version_id = version.id AND event.status = 'superseded' AND event.number > 1
					AND event.detected_at < version.effective_at AND NOT EXISTS (
						SELECT FROM event AS applied
						WHERE applied.version_id = version.id AND applied.status = 'in_force'))
	)
	SELECT law.reference_id, law.id
	FROM law
	WHERE law.start_at <= $2
		AND NOT EXISTS (
			SELECT FROM law AS successor
			WHERE successor.reference_id = law.reference_id AND successor.ordinal > law.ordinal
				AND successor.start_at <= $2)
		AND NOT EXISTS (
			SELECT FROM event AS ended
			WHERE ended.version_id = law.id AND ended.effective_at <= $2
				AND (ended.status IN ('withdrawn', 'repealed')
					OR (ended.status = 'superseded' AND ended.origin <> 'succession' AND ended.number > 1))
				AND NOT EXISTS (
					SELECT FROM event AS reinstated
					WHERE reinstated.version_id = law.id AND reinstated.number > ended.number
						AND reinstated.status = 'in_force' AND reinstated.effective_at <= $2))
$$;

-- Redlines between any two versions of a reference, made on request. The html of a very long one is a file.
CREATE TABLE version_redline (
	from_version_id uuid NOT NULL REFERENCES reference_version ON DELETE CASCADE,
	to_version_id uuid NOT NULL REFERENCES reference_version ON DELETE CASCADE,
	status text NOT NULL CHECK (status IN ('completed', 'failed')),
	html text,
	file_sha256 text REFERENCES stored_file,
	reason text,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (from_version_id, to_version_id),
	CHECK (from_version_id <> to_version_id),
	CHECK ((status = 'completed') = (num_nonnulls(html, file_sha256) = 1)),
	CHECK ((status = 'failed') = (reason IS NOT NULL))
);

CREATE INDEX version_redline_to_idx ON version_redline (to_version_id);
