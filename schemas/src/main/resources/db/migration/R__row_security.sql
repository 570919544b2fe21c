-- Row-level security: a second wall between clients. Each table with rows of clients or workspaces is named here. Requests of
-- the API read and write as the role regwatch_api, which sees the rows of the client and workspace that two settings of the
-- session name, and none without them. So a statement that forgets to name the workspace finds no foreign row. Jobs, commands
-- and the console use the owner of the tables, to whom the policies do not apply.
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'regwatch_api') THEN
		CREATE ROLE regwatch_api NOLOGIN;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
	-- Another database of the server has just got it.
END $$;

DO $$
BEGIN
	IF NOT pg_has_role(current_user, 'regwatch_api', 'SET') THEN
		GRANT regwatch_api TO CURRENT_USER;
	END IF;
END $$;

CREATE OR REPLACE FUNCTION request_client() RETURNS uuid LANGUAGE sql STABLE
RETURN CAST(nullif(current_setting('regwatch.client', true), '') AS uuid);

-- NULL for requests to all workspaces of the client.
CREATE OR REPLACE FUNCTION request_workspace() RETURNS uuid LANGUAGE sql STABLE
RETURN CAST(nullif(current_setting('regwatch.workspace', true), '') AS uuid);

-- Of the key that is being checked: until then the client is not known.
CREATE OR REPLACE FUNCTION workspace_of_client(workspace uuid, client uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
BEGIN ATOMIC
	SELECT id FROM workspace WHERE id = workspace_of_client.workspace AND client_id = client;
END;

-- Rows of clients

ALTER TABLE client ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_client ON client;
CREATE POLICY own_client ON client USING (id = request_client());

DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['workspace', 'source_client', 'webhook_endpoint', 'audit_event', 'idempotent_request'] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
		EXECUTE format('DROP POLICY IF EXISTS own_client ON %I', name);
		EXECUTE format('CREATE POLICY own_client ON %I USING (client_id = request_client())', name);
	END LOOP;
	FOREACH name IN ARRAY ARRAY['webhook_secret', 'webhook_delivery'] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
		EXECUTE format('DROP POLICY IF EXISTS own_client ON %I', name);
		EXECUTE format('CREATE POLICY own_client ON %I USING (endpoint_id IN (SELECT id FROM webhook_endpoint))', name);
	END LOOP;
END $$;

-- Rows of workspaces that requests without a workspace use, too

ALTER TABLE saved_search ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_client ON saved_search;
CREATE POLICY own_client ON saved_search USING (workspace_id IN (SELECT id FROM workspace));

ALTER TABLE webhook_cursor ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_client ON webhook_cursor;
CREATE POLICY own_client ON webhook_cursor USING (workspace_id IN (SELECT id FROM workspace));

ALTER TABLE work_request ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_client ON work_request;
CREATE POLICY own_client ON work_request
	USING (workspace_id IS NULL OR workspace_id IN (SELECT id FROM workspace));

ALTER TABLE model_spend ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_client ON model_spend;
CREATE POLICY own_client ON model_spend
	USING (num_nonnulls(client_id, workspace_id) = 0 OR client_id = request_client()
		OR workspace_id IN (SELECT id FROM workspace));

-- Rows of the workspace that a request names. A new workspace is made by a request that names none.

DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['profile', 'product', 'source_subscription', 'reference_subscription', 'assessment_run',
			'assessment', 'assessment_request', 'review', 'context_translation', 'translation_item'] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
		EXECUTE format('DROP POLICY IF EXISTS own_workspace ON %I', name);
		EXECUTE format('CREATE POLICY own_workspace ON %I USING (workspace_id = request_workspace())', name);
		EXECUTE format('DROP POLICY IF EXISTS new_workspace ON %I', name);
		EXECUTE format('CREATE POLICY new_workspace ON %I FOR INSERT
			WITH CHECK (request_workspace() IS NULL AND workspace_id IN (SELECT id FROM workspace))', name);
	END LOOP;
END $$;

ALTER TABLE assessment_item ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_workspace ON assessment_item;
CREATE POLICY own_workspace ON assessment_item USING (run_id IN (SELECT id FROM assessment_run));

ALTER TABLE assessment_request_result ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_workspace ON assessment_request_result;
CREATE POLICY own_workspace ON assessment_request_result USING (request_id IN (SELECT id FROM assessment_request));

ALTER TABLE change_event ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_workspace ON change_event;
CREATE POLICY own_workspace ON change_event USING (workspace_id = request_workspace() OR workspace_id IS NULL);

-- Changes are recorded for all who see a reference, and get their positions in the order of all workspaces.
ALTER TABLE pending_change ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS recorded ON pending_change;
CREATE POLICY recorded ON pending_change FOR INSERT WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO regwatch_api;
GRANT SELECT, USAGE ON ALL SEQUENCES IN SCHEMA public TO regwatch_api;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO regwatch_api;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, USAGE ON SEQUENCES TO regwatch_api;

-- What only the console and the migration use.
REVOKE ALL ON console_user, sign_in_failure, console_session, console_session_attributes, saved_filter, inbox_visit,
	digest_mail, flyway_schema_history FROM regwatch_api;
