-- Where the effective date of a version comes from: the listing, the text, the publication, or nowhere.
DO $$
DECLARE
	old record;
BEGIN
	FOR old IN
		SELECT conrelid::regclass AS relation, conname AS name
		FROM pg_constraint
		WHERE contype = 'c' AND (
			(conrelid = 'reference_version'::regclass AND pg_get_constraintdef(oid) LIKE '%effective_basis%')
			OR (conrelid = 'version_status_event'::regclass AND pg_get_constraintdef(oid) LIKE '%origin%'))
	LOOP
		EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', old.relation, old.name);
	END LOOP;
END
$$;

UPDATE reference_version
SET effective_basis = CASE effective_basis
	WHEN 'stated' THEN 'listing'
	WHEN 'published' THEN 'publication'
	ELSE 'unknown' END;

ALTER TABLE reference_version RENAME COLUMN effective_basis TO effective_date_basis;

ALTER TABLE reference_version
	ADD CONSTRAINT reference_version_effective_date_basis_check
		CHECK (effective_date_basis IN ('listing', 'text', 'publication', 'unknown')),
	ADD CONSTRAINT reference_version_publication_check
		CHECK (effective_date_basis <> 'publication' OR published_at IS NOT NULL);

COMMENT ON COLUMN reference_version.effective_at IS
	'From when it applies; when it was detected if effective_date_basis is unknown';

ALTER TABLE version_status_event
	ADD CONSTRAINT version_status_event_origin_check
		CHECK (origin IN ('authority', 'succession', 'removal', 'calendar', 'operator', 'detected'));
