-- Who sees what: the one place where the rule stands. Views apply the row-level security of their reader.

-- A source is readable for everyone, or for the clients that are named.
CREATE OR REPLACE VIEW readable_source WITH (security_invoker = true) AS
SELECT workspace.id AS workspace_id, source.id AS source_id
FROM workspace
CROSS JOIN source
WHERE source.audience = 'public' OR EXISTS (
	SELECT FROM source_client AS named
	WHERE named.source_id = source.id AND named.client_id = workspace.client_id
);

-- A reference is visible when its source is subscribed and it is not explicitly unsubscribed, or when it is explicitly
-- subscribed: what is said of the reference itself comes first.
CREATE OR REPLACE VIEW visible_reference WITH (security_invoker = true) AS
SELECT readable.workspace_id, reference.id AS reference_id
FROM reference
JOIN readable_source AS readable ON readable.source_id = reference.source_id
LEFT JOIN source_subscription AS by_source
	ON by_source.workspace_id = readable.workspace_id AND by_source.source_id = reference.source_id
LEFT JOIN reference_subscription AS by_reference
	ON by_reference.workspace_id = readable.workspace_id AND by_reference.reference_id = reference.id
WHERE coalesce(by_reference.status, by_source.status) = 'subscribed';

-- An act that two sources tell of is listed once. Whoever follows only the second source learns it there.
CREATE OR REPLACE VIEW duplicate_update WITH (security_invoker = true) AS
SELECT visible.workspace_id, repeated.id AS update_id
FROM reference_update AS repeated
JOIN reference_update AS twin ON twin.id = repeated.duplicate_of_id AND twin.retracted_at IS NULL
JOIN visible_reference AS visible ON visible.reference_id = twin.reference_id;
