package io.regwatch.api;

import java.util.List;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Everything that requests can change, to be compared; a profile that was refused by a
 * worker was asked for all the same.
 */
record ClientRows(List<String> tables) {

	private static final String FIND = """
			SELECT 'workspace ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY id), '') FROM workspace t
			UNION ALL
			SELECT 'profile ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY id), '') FROM profile t
			UNION ALL
			SELECT 'product ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY id), '') FROM product t
			UNION ALL
			SELECT 'source ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY workspace_id, source_id), '')
			FROM source_subscription t
			UNION ALL
			SELECT 'reference ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY workspace_id, reference_id), '')
			FROM reference_subscription t
			UNION ALL
			SELECT 'review ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY id), '') FROM review t
			UNION ALL
			SELECT 'run ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY id), '') FROM assessment_request t
			UNION ALL
			SELECT 'webhook ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY id), '') FROM webhook_endpoint t
			UNION ALL
			SELECT 'search ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY id), '') FROM saved_search t
			UNION ALL
			SELECT 'secret ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY id), '') FROM webhook_secret t
			UNION ALL
			SELECT 'cursor ' || coalesce(string_agg(concat_ws(' ', endpoint_id, workspace_id, cursor), ',' ORDER BY endpoint_id, workspace_id), '')
			FROM webhook_cursor t
			UNION ALL
			SELECT 'request ' || coalesce(string_agg(concat_ws(' ', kind, work_key, requested_version), ',' ORDER BY kind, work_key), '')
			FROM work_request WHERE kind IN ('assess', 'recommend')
			""";

	static ClientRows of(PublishedApi.Api api) {
		return new ClientRows(
				api.application().bean(JdbcClient.class).sql(FIND).query((row, number) -> row.getString(1)).list());
	}

}
