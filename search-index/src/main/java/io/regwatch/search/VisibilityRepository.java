package io.regwatch.search;

import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Reads the subscriptions of workspaces. */
public final class VisibilityRepository {

	private static final String FIND = """
			SELECT 'source' AS kind, subscription.source_id AS id
			FROM source_subscription AS subscription
			JOIN readable_source AS readable USING (workspace_id, source_id)
			WHERE subscription.workspace_id = :workspace AND subscription.status = 'subscribed'
			UNION ALL
			SELECT subscription.status, CAST(subscription.reference_id AS text)
			FROM reference_subscription AS subscription
			JOIN reference ON reference.id = subscription.reference_id
			JOIN readable_source AS readable USING (workspace_id, source_id)
			WHERE subscription.workspace_id = :workspace
			""";

	private final JdbcClient jdbc;

	VisibilityRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Reads the subscriptions of a workspace.
	 * @param workspaceId any
	 * @return its current subscriptions
	 */
	public Visibility of(UUID workspaceId) {
		Map<String, Set<String>> ids = this.jdbc.sql(FIND)
			.param("workspace", workspaceId)
			.query((row, number) -> Map.entry(row.getString("kind"), row.getString("id")))
			.list()
			.stream()
			.collect(Collectors.groupingBy(Map.Entry::getKey,
					Collectors.mapping(Map.Entry::getValue, Collectors.toSet())));
		return new Visibility(ids.getOrDefault("source", Set.of()), ids.getOrDefault("subscribed", Set.of()),
				ids.getOrDefault("unsubscribed", Set.of()));
	}

}
