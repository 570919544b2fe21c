package io.regwatch.api.subscription;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.error.NoAccessException;
import io.regwatch.schema.Coded;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The rows of what workspaces follow. */
@Repository
class SubscriptionTables {

	private static final String FIND_SOURCES = """
			SELECT source.id AS source_id, source.title AS source_title, source.geography,
				coalesce(subscription.status, 'unsubscribed') AS status
			FROM source
			JOIN readable_source AS readable ON readable.source_id = source.id AND readable.workspace_id = :workspace
			LEFT JOIN source_subscription AS subscription
				ON subscription.source_id = source.id AND subscription.workspace_id = readable.workspace_id
			ORDER BY source.geography, source.title, source.id
			""";

	private static final String FIND_REFERENCES = """
			SELECT reference.id AS reference_id, reference.title AS reference_title,
				reference.external_id AS reference_external_id, reference.source_id, subscription.status
			FROM reference_subscription AS subscription
			JOIN reference ON reference.id = subscription.reference_id
			JOIN readable_source AS readable
				ON readable.source_id = reference.source_id AND readable.workspace_id = subscription.workspace_id
			WHERE subscription.workspace_id = :workspace
			ORDER BY reference.title, reference.id
			""";

	private static final String LOCK = """
			SELECT id
			FROM workspace
			WHERE id = :workspace
			FOR UPDATE
			""";

	private static final String UNKNOWN_REFERENCES = """
			SELECT given.id
			FROM unnest(CAST(:ids AS uuid[])) AS given (id)
			WHERE NOT EXISTS (
				SELECT FROM reference
				JOIN readable_source AS readable ON readable.source_id = reference.source_id
				WHERE reference.id = given.id AND readable.workspace_id = :workspace
			)
			ORDER BY given.id
			""";

	private static final String SAVE_SOURCES = """
			INSERT INTO source_subscription (workspace_id, source_id, status)
			SELECT :workspace, given.id, given.status
			FROM unnest(:ids, :statuses) AS given (id, status)
			ON CONFLICT (workspace_id, source_id) DO UPDATE
			SET status = excluded.status, recommendation = NULL, changed_at = now()
			""";

	private static final String SAVE_REFERENCES = """
			INSERT INTO reference_subscription (workspace_id, reference_id, status)
			SELECT :workspace, given.id, given.status
			FROM unnest(CAST(:ids AS uuid[]), :statuses) AS given (id, status)
			ON CONFLICT (workspace_id, reference_id) DO UPDATE
			SET status = excluded.status, changed_at = now()
			""";

	private final JdbcClient jdbc;

	SubscriptionTables(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	Subscriptions find(UUID workspace) {
		return new Subscriptions(
				this.jdbc.sql(FIND_SOURCES).param("workspace", workspace).query(SubscriptionTables::source).list(),
				this.jdbc.sql(FIND_REFERENCES)
					.param("workspace", workspace)
					.query(SubscriptionTables::reference)
					.list());
	}

	/** Applies all changes, or none. */
	@Transactional
	void apply(UUID workspace, Changes changes) {
		if (this.jdbc.sql(LOCK).param("workspace", workspace).query(UUID.class).optional().isEmpty()) {
			throw new NoAccessException();
		}
		requireKnown(workspace, changes);
		save(SAVE_SOURCES, workspace, changes.sources());
		save(SAVE_REFERENCES, workspace, changes.references());
	}

	private void requireKnown(UUID workspace, Changes changes) {
		List<String> known = find(workspace).sources().stream().map(Subscriptions.OfSource::sourceId).toList();
		List<String> sources = changes.sources().keySet().stream().filter((id) -> !known.contains(id)).toList();
		if (!sources.isEmpty()) {
			throw Changes.unknown("source", sources);
		}
		List<String> references = this.jdbc.sql(UNKNOWN_REFERENCES)
			.param("ids", texts(changes.references().keySet()))
			.param("workspace", workspace)
			.query((row, number) -> row.getString("id"))
			.list();
		if (!references.isEmpty()) {
			throw Changes.unknown("reference", references);
		}
	}

	private void save(String statement, UUID workspace, Map<?, String> changes) {
		this.jdbc.sql(statement)
			.param("workspace", workspace)
			.param("ids", texts(changes.keySet()))
			.param("statuses", texts(changes.values()))
			.update();
	}

	private static String[] texts(Collection<?> values) {
		return values.stream().map(Object::toString).toArray(String[]::new);
	}

	private static Subscriptions.OfSource source(ResultSet row, int number) throws SQLException {
		return new Subscriptions.OfSource(row.getString("source_id"), row.getString("source_title"),
				row.getString("geography"), Coded.of(SubscriptionStatus.class, row.getString("status")));
	}

	private static Subscriptions.OfReference reference(ResultSet row, int number) throws SQLException {
		return new Subscriptions.OfReference(row.getObject("reference_id", UUID.class),
				row.getString("reference_title"), row.getString("reference_external_id"), row.getString("source_id"),
				Coded.of(SubscriptionStatus.class, row.getString("status")));
	}

}
