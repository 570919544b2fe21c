-- The change feed: what changed, for clients that follow it. Triggers record changes in the transaction that makes them,
-- so that no writer can forget one. A single sequencer gives them their positions after the commit: a reader that has
-- read up to a position never misses a change that is committed later. Ids of a sequence alone do not have this
-- property, because a lower id can be committed after a higher one.

-- Recorded changes without a position. A transaction records equal changes once.
CREATE TABLE pending_change (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
	type text NOT NULL,
	workspace_id uuid REFERENCES workspace ON DELETE CASCADE,
	source_id text,
	reference_id uuid,
	update_id uuid,
	reason text,
	occurred_at timestamptz NOT NULL DEFAULT now(),
	UNIQUE NULLS NOT DISTINCT (transaction_id, update_id, reference_id, source_id, workspace_id, type),
	CHECK (num_nonnulls(source_id, reference_id) = 1),
	CHECK (update_id IS NULL OR reference_id IS NOT NULL)
);

CREATE INDEX pending_change_workspace_idx ON pending_change (workspace_id) WHERE workspace_id IS NOT NULL;

CREATE TABLE change_event (
	position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	type text NOT NULL CHECK (type IN ('update.created', 'update.changed', 'update.retracted', 'context.changed',
		'reference.changed', 'visibility.gained', 'visibility.lost', 'assessment.failed')),
	workspace_id uuid REFERENCES workspace ON DELETE CASCADE,
	source_id text,
	reference_id uuid,
	update_id uuid,
	reason text,
	occurred_at timestamptz NOT NULL,
	positioned_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	CHECK (num_nonnulls(source_id, reference_id) = 1),
	CHECK (update_id IS NULL OR reference_id IS NOT NULL)
);

COMMENT ON COLUMN change_event.workspace_id IS 'NULL for a change that all workspaces see that see the reference';
COMMENT ON COLUMN change_event.source_id IS 'Where the change concerns all references of a source and their updates';
COMMENT ON COLUMN change_event.positioned_at IS 'Never decreases with the position, so a time is a place in the feed';

CREATE INDEX change_event_positioned_idx ON change_event (positioned_at, position);

CREATE INDEX change_event_workspace_idx ON change_event (workspace_id) WHERE workspace_id IS NOT NULL;

-- Up to where changes were deleted after their retention period.
CREATE TABLE change_retention (
	single boolean PRIMARY KEY DEFAULT true CHECK (single),
	purged_position bigint NOT NULL DEFAULT 0,
	purged_until timestamptz NOT NULL DEFAULT '-infinity'
);

COMMENT ON COLUMN change_retention.purged_until IS 'When the last change that was deleted got its position';

INSERT INTO change_retention DEFAULT VALUES;

-- The positions of all changes. Requests of the API see only the changes of their workspace, and call these as the owner.

CREATE FUNCTION has_pending_change() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
BEGIN ATOMIC
	SELECT EXISTS (SELECT FROM pending_change);
END;

-- An update that is new or retracted has not changed besides. Times have the order of positions also where the clock is set
-- back.
CREATE FUNCTION assign_change_positions(max_changes bigint) RETURNS bigint LANGUAGE sql VOLATILE SECURITY DEFINER
BEGIN ATOMIC
	WITH moved AS (
		DELETE FROM pending_change
		WHERE id IN (SELECT id FROM pending_change ORDER BY id LIMIT max_changes)
		RETURNING *
	), present AS MATERIALIZED (
		SELECT greatest(clock_timestamp(),
			(SELECT positioned_at FROM change_event ORDER BY position DESC LIMIT 1)) AS time
	), positioned AS (
		INSERT INTO change_event (type, workspace_id, source_id, reference_id, update_id, reason, occurred_at, positioned_at)
		SELECT type, workspace_id, source_id, reference_id, update_id, reason, occurred_at, time
		FROM moved
		CROSS JOIN present
		WHERE type <> 'update.changed' OR NOT EXISTS (
			SELECT FROM moved AS other
			WHERE other.transaction_id = moved.transaction_id AND other.update_id = moved.update_id
				AND other.type IN ('update.created', 'update.retracted'))
		ORDER BY id)
	SELECT count(*)
	FROM moved;
END;

CREATE FUNCTION last_change_position() RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER
BEGIN ATOMIC
	SELECT greatest(purged_position, (SELECT max(position) FROM change_event))
	FROM change_retention;
END;

-- The change before those since a time; NULL if some of them were deleted.
CREATE FUNCTION change_position_before(since timestamptz) RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER
BEGIN ATOMIC
	SELECT coalesce(
		(SELECT position FROM change_event WHERE positioned_at < since ORDER BY positioned_at DESC, position DESC LIMIT 1),
		purged_position)
	FROM change_retention
	WHERE purged_until < since;
END;

CREATE FUNCTION record_change(type text, workspace uuid, source text, reference uuid, update uuid, reason text)
RETURNS void LANGUAGE sql AS $$
	INSERT INTO pending_change (type, workspace_id, source_id, reference_id, update_id, reason)
	VALUES ($1, $2, $3, $4, $5, $6)
	ON CONFLICT DO NOTHING
$$;

-- Updates

CREATE FUNCTION record_new_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change('update.created', NULL, NULL, NEW.reference_id, NEW.id, NULL);
	RETURN NULL;
END
$$;

CREATE TRIGGER record_new_update AFTER INSERT ON reference_update
FOR EACH ROW EXECUTE FUNCTION record_new_update();

CREATE FUNCTION record_changed_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.retracted_at IS NULL AND NEW.retracted_at IS NOT NULL THEN
		PERFORM record_change('update.retracted', NULL, NULL, NEW.reference_id, NEW.id, NEW.retraction_reason);
	ELSE
		PERFORM record_change('update.changed', NULL, NULL, NEW.reference_id, NEW.id, NULL);
	END IF;
	-- A duplicate is shown while its twin is retracted.
	PERFORM record_change('update.changed', NULL, NULL, repeated.reference_id, repeated.id, NULL)
	FROM reference_update AS repeated
	WHERE repeated.duplicate_of_id = NEW.id AND (OLD.retracted_at IS NULL) <> (NEW.retracted_at IS NULL);
	RETURN NULL;
END
$$;

CREATE TRIGGER record_changed_update AFTER UPDATE ON reference_update
FOR EACH ROW WHEN (
	(OLD.kind, OLD.update_type, OLD.title, OLD.short_summary, OLD.summary, OLD.content, OLD.published_at,
		OLD.current_version_id, OLD.previous_version_id, OLD.retracted_at, OLD.retraction_reason, OLD.duplicate_of_id)
	IS DISTINCT FROM
	(NEW.kind, NEW.update_type, NEW.title, NEW.short_summary, NEW.summary, NEW.content, NEW.published_at,
		NEW.current_version_id, NEW.previous_version_id, NEW.retracted_at, NEW.retraction_reason, NEW.duplicate_of_id))
EXECUTE FUNCTION record_changed_update();

CREATE FUNCTION record_changed_part_of_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change('update.changed', NULL, NULL, reference_id, id, NULL)
	FROM reference_update
	WHERE id = NEW.update_id;
	RETURN NULL;
END
$$;

CREATE TRIGGER record_digest AFTER INSERT OR UPDATE ON digest
FOR EACH ROW EXECUTE FUNCTION record_changed_part_of_update();

CREATE TRIGGER record_redline AFTER UPDATE ON redline
FOR EACH ROW WHEN ((OLD.status, OLD.html, OLD.file_sha256) IS DISTINCT FROM (NEW.status, NEW.html, NEW.file_sha256))
EXECUTE FUNCTION record_changed_part_of_update();

-- References

CREATE FUNCTION record_changed_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change('reference.changed', NULL, NULL, NEW.id, NULL, NULL);
	-- An update shows its reference.
	IF TG_OP = 'UPDATE' AND (OLD.external_id, OLD.type, OLD.title) IS DISTINCT FROM (NEW.external_id, NEW.type, NEW.title) THEN
		PERFORM record_change('update.changed', NULL, NULL, NEW.id, id, NULL)
		FROM reference_update
		WHERE reference_id = NEW.id;
	END IF;
	RETURN NULL;
END
$$;

CREATE TRIGGER record_new_reference AFTER INSERT ON reference
FOR EACH ROW EXECUTE FUNCTION record_changed_reference();

CREATE TRIGGER record_changed_reference AFTER UPDATE ON reference
FOR EACH ROW WHEN ((OLD.external_id, OLD.type, OLD.title, OLD.description, OLD.url)
	IS DISTINCT FROM (NEW.external_id, NEW.type, NEW.title, NEW.description, NEW.url))
EXECUTE FUNCTION record_changed_reference();

CREATE FUNCTION record_changed_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change('reference.changed', NULL, NULL, NEW.reference_id, NULL, NULL);
	RETURN NULL;
END
$$;

CREATE TRIGGER record_new_version AFTER INSERT ON reference_version
FOR EACH ROW EXECUTE FUNCTION record_changed_version();

CREATE TRIGGER record_changed_version AFTER UPDATE ON reference_version
FOR EACH ROW WHEN ((OLD.status, OLD.effective_at, OLD.url, OLD.sha256)
	IS DISTINCT FROM (NEW.status, NEW.effective_at, NEW.url, NEW.sha256))
EXECUTE FUNCTION record_changed_version();

-- Sources: title and rights show in all references and updates

CREATE FUNCTION follows(workspace uuid, source text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (
		SELECT FROM source_subscription
		WHERE source_subscription.workspace_id = $1 AND source_subscription.source_id = $2 AND status = 'subscribed')
	OR EXISTS (
		SELECT FROM reference_subscription
		JOIN reference ON reference.id = reference_subscription.reference_id
		WHERE reference_subscription.workspace_id = $1 AND reference.source_id = $2 AND status = 'subscribed')
$$;

CREATE FUNCTION record_changed_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.title, OLD.geography, OLD.institution_name, OLD.redistribution)
			IS DISTINCT FROM (NEW.title, NEW.geography, NEW.institution_name, NEW.redistribution) THEN
		PERFORM record_change('reference.changed', NULL, NEW.id, NULL, NULL, NULL);
	END IF;
	IF OLD.audience <> NEW.audience THEN
		PERFORM record_change(CASE WHEN NEW.audience = 'public' THEN 'visibility.gained' ELSE 'visibility.lost' END,
			workspace.id, NEW.id, NULL, NULL, NULL)
		FROM workspace
		WHERE follows(workspace.id, NEW.id) AND NOT EXISTS (
			SELECT FROM source_client
			WHERE source_client.source_id = NEW.id AND source_client.client_id = workspace.client_id);
	END IF;
	RETURN NULL;
END
$$;

CREATE TRIGGER record_changed_source AFTER UPDATE ON source
FOR EACH ROW WHEN ((OLD.title, OLD.geography, OLD.institution_name, OLD.redistribution, OLD.audience)
	IS DISTINCT FROM (NEW.title, NEW.geography, NEW.institution_name, NEW.redistribution, NEW.audience))
EXECUTE FUNCTION record_changed_source();

-- What a deleted source published is gone: each workspace that saw it has a change of its own, because later nobody can
-- tell who saw it.
CREATE FUNCTION record_deleted_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change('update.retracted', visible.workspace_id, NULL, reference.id, reported.id,
		format('Source ''%s'' was deleted', OLD.id))
	FROM reference
	JOIN visible_reference AS visible ON visible.reference_id = reference.id
	JOIN reference_update AS reported ON reported.reference_id = reference.id AND reported.retracted_at IS NULL
	WHERE reference.source_id = OLD.id AND NOT EXISTS (
		SELECT FROM duplicate_update AS duplicate
		WHERE duplicate.workspace_id = visible.workspace_id AND duplicate.update_id = reported.id);
	PERFORM record_change('visibility.lost', visible.workspace_id, NULL, reference.id, NULL, NULL)
	FROM reference
	JOIN visible_reference AS visible ON visible.reference_id = reference.id
	WHERE reference.source_id = OLD.id;
	RETURN OLD;
END
$$;

CREATE TRIGGER record_deleted_source BEFORE DELETE ON source
FOR EACH ROW EXECUTE FUNCTION record_deleted_source();

CREATE FUNCTION record_changed_audience() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change(CASE TG_OP WHEN 'INSERT' THEN 'visibility.gained' ELSE 'visibility.lost' END,
		workspace.id, changed.source_id, NULL, NULL, NULL)
	FROM changed
	JOIN workspace ON workspace.client_id = changed.client_id
	WHERE follows(workspace.id, changed.source_id);
	RETURN NULL;
END
$$;

CREATE TRIGGER record_named_client AFTER INSERT ON source_client
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_audience();

CREATE TRIGGER record_removed_client AFTER DELETE ON source_client
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_audience();

-- Subscriptions. A workspace that is being deleted has no feed.

CREATE FUNCTION record_source_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change(CASE WHEN TG_OP = 'INSERT' THEN 'visibility.gained' ELSE 'visibility.lost' END, workspace.id,
		changed.source_id, NULL, NULL, NULL)
	FROM changed
	JOIN workspace ON workspace.id = changed.workspace_id
	WHERE changed.status = 'subscribed';
	RETURN NULL;
END
$$;

CREATE FUNCTION record_changed_source_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change(CASE WHEN changed.status = 'subscribed' THEN 'visibility.gained' ELSE 'visibility.lost' END,
		changed.workspace_id, changed.source_id, NULL, NULL, NULL)
	FROM changed
	JOIN former ON former.workspace_id = changed.workspace_id AND former.source_id = changed.source_id
	WHERE former.status <> changed.status;
	RETURN NULL;
END
$$;

CREATE TRIGGER record_new_source_subscriptions AFTER INSERT ON source_subscription
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_source_subscriptions();

CREATE TRIGGER record_changed_source_subscriptions AFTER UPDATE ON source_subscription
REFERENCING OLD TABLE AS former NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_source_subscriptions();

CREATE TRIGGER record_removed_source_subscriptions AFTER DELETE ON source_subscription
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_source_subscriptions();

CREATE FUNCTION record_reference_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change(CASE WHEN (TG_OP = 'INSERT') = (changed.status = 'subscribed') THEN 'visibility.gained'
		ELSE 'visibility.lost' END, workspace.id, NULL, changed.reference_id, NULL, NULL)
	FROM changed
	JOIN workspace ON workspace.id = changed.workspace_id;
	RETURN NULL;
END
$$;

CREATE FUNCTION record_changed_reference_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change(CASE WHEN changed.status = 'subscribed' THEN 'visibility.gained' ELSE 'visibility.lost' END,
		changed.workspace_id, NULL, changed.reference_id, NULL, NULL)
	FROM changed
	JOIN former ON former.workspace_id = changed.workspace_id AND former.reference_id = changed.reference_id
	WHERE former.status <> changed.status;
	RETURN NULL;
END
$$;

CREATE TRIGGER record_new_reference_subscriptions AFTER INSERT ON reference_subscription
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_reference_subscriptions();

CREATE TRIGGER record_changed_reference_subscriptions AFTER UPDATE ON reference_subscription
REFERENCING OLD TABLE AS former NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_reference_subscriptions();

CREATE TRIGGER record_removed_reference_subscriptions AFTER DELETE ON reference_subscription
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_reference_subscriptions();

-- Assessments. One that repeats the result before it changes nothing. Ids have the order in which assessments are written;
-- created_at is when their transactions began.

CREATE FUNCTION record_contexts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change('context.changed', added.workspace_id, NULL, reference_update.reference_id, added.update_id, NULL)
	FROM added
	JOIN reference_update ON reference_update.id = added.update_id
	LEFT JOIN LATERAL (
		SELECT status, priority, impact_summary, suggested_actions, reason_code, evidence
		FROM assessment AS earlier
		WHERE earlier.workspace_id = added.workspace_id AND earlier.update_id = added.update_id AND earlier.id <> added.id
		ORDER BY earlier.id DESC
		LIMIT 1) AS earlier ON true
	WHERE added.current
		AND (added.status, added.priority, added.impact_summary, added.suggested_actions, added.reason_code, added.evidence)
		IS DISTINCT FROM (earlier.status, earlier.priority, earlier.impact_summary, earlier.suggested_actions,
			earlier.reason_code, earlier.evidence);
	RETURN NULL;
END
$$;

CREATE TRIGGER record_contexts AFTER INSERT ON assessment
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_contexts();

CREATE FUNCTION record_failed_assessment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM record_change('assessment.failed', assessment_run.workspace_id, NULL, reference_update.reference_id,
		reference_update.id, NULL)
	FROM assessment_run, reference_update
	WHERE assessment_run.id = NEW.run_id AND reference_update.id = NEW.update_id;
	RETURN NULL;
END
$$;

CREATE TRIGGER record_failed_assessment AFTER UPDATE OF state ON assessment_item
FOR EACH ROW WHEN (NEW.state = 'failed' AND OLD.state <> 'failed')
EXECUTE FUNCTION record_failed_assessment();

-- What the feed names from one position to another, and when it was named last, for lists. A change of a source, or of the
-- visibility of a reference, concerns all its updates and their duplicates, which are shown while the reference is hidden.

CREATE FUNCTION changed_update(workspace uuid, first_position bigint, last_position bigint)
RETURNS TABLE (update_id uuid, changed_at timestamptz) LANGUAGE sql STABLE AS $$
	WITH change AS MATERIALIZED (
		SELECT type, source_id, reference_id, update_id, max(positioned_at) AS positioned_at
		FROM change_event
		WHERE position BETWEEN $2 AND $3 AND (workspace_id = $1 OR workspace_id IS NULL)
		GROUP BY type, source_id, reference_id, update_id
	), concerned AS (
		SELECT reference.id, change.positioned_at, change.type
		FROM change
		JOIN reference ON reference.source_id = change.source_id
		UNION ALL
		SELECT reference_id, positioned_at, type
		FROM change
		WHERE update_id IS NULL AND type IN ('visibility.gained', 'visibility.lost')
	), reported AS (
		SELECT reference_update.id, concerned.positioned_at, concerned.type
		FROM concerned
		JOIN reference_update ON reference_update.reference_id = concerned.id
	)
	SELECT id, max(positioned_at)
	FROM (
		SELECT update_id AS id, positioned_at
		FROM change
		WHERE update_id IS NOT NULL
		UNION ALL
		SELECT id, positioned_at
		FROM reported
		WHERE type <> 'visibility.lost'
		UNION ALL
		SELECT repeated.id, reported.positioned_at
		FROM reported
		JOIN reference_update AS repeated ON repeated.duplicate_of_id = reported.id) AS named
	GROUP BY id
$$;

-- A reference shows its updates, but not their contexts.
CREATE FUNCTION changed_reference(workspace uuid, first_position bigint, last_position bigint)
RETURNS TABLE (reference_id uuid, changed_at timestamptz) LANGUAGE sql STABLE AS $$
	WITH change AS MATERIALIZED (
		SELECT source_id, reference_id, max(positioned_at) AS positioned_at
		FROM change_event
		WHERE position BETWEEN $2 AND $3 AND (workspace_id = $1 OR workspace_id IS NULL)
			AND type NOT IN ('context.changed', 'assessment.failed', 'visibility.lost')
		GROUP BY source_id, reference_id
	)
	SELECT id, max(positioned_at)
	FROM (
		SELECT reference_id AS id, positioned_at
		FROM change
		WHERE reference_id IS NOT NULL
		UNION ALL
		SELECT reference.id, positioned_at
		FROM change
		JOIN reference ON reference.source_id = change.source_id) AS named
	GROUP BY id
$$;
