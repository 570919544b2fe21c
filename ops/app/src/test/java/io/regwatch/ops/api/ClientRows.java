package io.regwatch.ops.api;

import java.time.Duration;
import java.util.List;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.awaitility.Awaitility.await;

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
			SELECT 'request ' || coalesce(string_agg(CAST(t AS text), ',' ORDER BY kind, subject), '')
			FROM work_request t WHERE workspace_id IS NOT NULL AND kind <> 'generate_profile'
			""";

	private static final String OPEN = """
			SELECT count(*)
			FROM work_request
			WHERE workspace_id IS NOT NULL AND served_seq < requested_seq
			""";

	/** Waits until all that was asked for before is done. */
	static ClientRows of(PublishedApi.Api api) {
		JdbcClient jdbc = api.application().bean(JdbcClient.class);
		await().pollDelay(Duration.ZERO)
			.atMost(Duration.ofSeconds(30))
			.until(() -> jdbc.sql(OPEN).query(Long.class).single() == 0);
		return new ClientRows(jdbc.sql(FIND).query((row, number) -> row.getString(1)).list());
	}

}
