package io.regwatch.api;

import java.util.List;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Everything that requests can change, to be compared; a profile that was refused by a
 * worker was asked for all the same.
 */
record ClientRows(List<String> tables) {

	/** A row that is written has the number of its transaction in its column xmin. */
	private static final String FIND = """
			SELECT concat_ws(' ', 'workspace', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM workspace
			UNION ALL
			SELECT concat_ws(' ', 'profile', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM profile
			UNION ALL
			SELECT concat_ws(' ', 'product', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM product
			UNION ALL
			SELECT concat_ws(' ', 'source', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM source_subscription
			UNION ALL
			SELECT concat_ws(' ', 'reference', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM reference_subscription
			UNION ALL
			SELECT concat_ws(' ', 'review', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM review
			UNION ALL
			SELECT concat_ws(' ', 'run', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM assessment_request
			UNION ALL
			SELECT concat_ws(' ', 'webhook', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM webhook_endpoint
			UNION ALL
			SELECT concat_ws(' ', 'search', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM saved_search
			UNION ALL
			SELECT concat_ws(' ', 'secret', count(*), sum(CAST(CAST(xmin AS text) AS bigint))) FROM webhook_secret
			UNION ALL
			SELECT concat_ws(' ', 'cursor', count(*), sum(hashtextextended(concat_ws(' ', endpoint_id, workspace_id, cursor), 0)))
			FROM webhook_cursor
			UNION ALL
			SELECT concat_ws(' ', 'request', count(*), sum(hashtextextended(concat_ws(' ', kind, work_key, requested_version), 0)))
			FROM work_request
			WHERE kind IN ('assess', 'recommend')
			""";

	static ClientRows of(PublishedApi.Api api) {
		return new ClientRows(
				api.application().bean(JdbcClient.class).sql(FIND).query((row, number) -> row.getString(1)).list());
	}

}
