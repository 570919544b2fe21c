package io.regwatch.search;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Set;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Reads what workspaces follow. */
public final class Visibilities {

	private static final String SOURCES = """
			SELECT subscription.source_id
			FROM source_subscription AS subscription
			JOIN readable_source AS readable USING (workspace_id, source_id)
			WHERE subscription.workspace_id = :workspace AND subscription.status = 'subscribed'
			""";

	private static final String REFERENCES = """
			SELECT subscription.reference_id
			FROM reference_subscription AS subscription
			JOIN reference ON reference.id = subscription.reference_id
			JOIN readable_source AS readable USING (workspace_id, source_id)
			WHERE subscription.workspace_id = :workspace AND subscription.status = :status
			""";

	private final JdbcClient jdbc;

	Visibilities(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Reads the subscriptions of a workspace.
	 * @param workspaceId any
	 * @return what it follows now
	 */
	public Visibility of(UUID workspaceId) {
		Set<String> sources = this.jdbc.sql(SOURCES).param("workspace", workspaceId).query(Visibilities::first).set();
		return new Visibility(sources, references(workspaceId, "subscribed"), references(workspaceId, "unsubscribed"));
	}

	private Set<String> references(UUID workspaceId, String status) {
		return this.jdbc.sql(REFERENCES)
			.param("workspace", workspaceId)
			.param("status", status)
			.query(Visibilities::first)
			.set();
	}

	private static String first(ResultSet row, int number) throws SQLException {
		return row.getString(1);
	}

}
