package io.regwatch.api.subscription;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;

import org.springframework.security.access.AccessDeniedException;
import io.regwatch.api.RetriedTransaction;
import io.regwatch.store.SourceSubscriptions;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The subscriptions of workspaces. */
@Repository
class SubscriptionRepository {

	// Aliases are names of record components: other columns cost an exception a row.
	private static final String FIND_SOURCES = """
			SELECT source.id AS sourceId, source.title AS sourceTitle, source.geography,
				coalesce(subscription.status, 'unsubscribed') AS status
			FROM source
			JOIN readable_source AS readable ON readable.source_id = source.id AND readable.workspace_id = :workspace
			LEFT JOIN source_subscription AS subscription
				ON subscription.source_id = source.id AND subscription.workspace_id = readable.workspace_id
			ORDER BY source.geography, source.title, source.id
			""";

	private static final String FIND_REFERENCES = """
			SELECT reference.id AS referenceId, reference.title AS referenceTitle,
				reference.external_id AS referenceExternalId, reference.source_id AS sourceId, subscription.status
			FROM reference_subscription AS subscription
			JOIN reference ON reference.id = subscription.reference_id
			JOIN readable_source AS readable
				ON readable.source_id = reference.source_id AND readable.workspace_id = subscription.workspace_id
			WHERE subscription.workspace_id = :workspace
			ORDER BY reference.title, reference.id
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

	private static final String DESCRIBED = """
			SELECT cardinality(markets || risk_classifications || device_characteristics || therapeutic_areas) > 0
				OR btrim(coalesce(company_description, '')) <> ''
				OR EXISTS (SELECT FROM product WHERE product.workspace_id = profile.workspace_id)
			FROM profile
			WHERE workspace_id = :workspace
			""";

	private static final String SAVE_REFERENCES = """
			INSERT INTO reference_subscription (workspace_id, reference_id, status)
			SELECT :workspace, given.id, given.status
			FROM unnest(CAST(:ids AS uuid[]), :statuses) AS given (id, status)
			ON CONFLICT (workspace_id, reference_id) DO UPDATE
			SET status = excluded.status, changed_at = now()
			""";

	private final JdbcClient jdbc;

	private final SourceSubscriptions sources;

	private final WorkQueue work;

	SubscriptionRepository(JdbcClient jdbc, SourceSubscriptions sources, WorkQueue work) {
		this.jdbc = jdbc;
		this.sources = sources;
		this.work = work;
	}

	Subscriptions find(UUID workspace) {
		return new Subscriptions(new ArrayList<>(
				this.jdbc.sql(FIND_SOURCES).param("workspace", workspace).query(Subscriptions.OfSource.class).list()),
				new ArrayList<>(this.jdbc.sql(FIND_REFERENCES)
					.param("workspace", workspace)
					.query(Subscriptions.OfReference.class)
					.list()));
	}

	/**
	 * Applies all changes and requests an assessment, or changes nothing.
	 * @param precondition throws an exception if it is not fulfilled by the present state
	 */
	@RetriedTransaction
	void apply(UUID workspace, SubscriptionChanges changes, Consumer<Subscriptions> precondition) {
		lock(workspace);
		Subscriptions present = find(workspace);
		precondition.accept(present);
		requireKnown(workspace, present, changes);
		this.sources.choose(workspace, changes.sources());
		save(workspace, changes.references());
		this.work.request(WorkKind.ASSESS, workspace.toString(), workspace);
	}

	/**
	 * Requests a recommendation, unless the profile says nothing from which one follows.
	 */
	@RetriedTransaction
	boolean generate(UUID workspace) {
		lock(workspace);
		boolean described = this.jdbc.sql(DESCRIBED).param("workspace", workspace).query(Boolean.class).single();
		if (described) {
			this.work.request(WorkKind.RECOMMEND, workspace.toString(), workspace);
		}
		return described;
	}

	private void lock(UUID workspace) {
		if (!this.sources.lock(workspace)) {
			throw new AccessDeniedException("There is no such workspace");
		}
	}

	private void requireKnown(UUID workspace, Subscriptions present, SubscriptionChanges changes) {
		List<String> known = present.sources().stream().map(Subscriptions.OfSource::sourceId).toList();
		List<String> sources = changes.sources().keySet().stream().filter((id) -> !known.contains(id)).toList();
		if (!sources.isEmpty()) {
			throw SubscriptionChanges.unknown("source", sources);
		}
		List<String> references = new ArrayList<>(this.jdbc.sql(UNKNOWN_REFERENCES)
			.param("ids", texts(changes.references().keySet()))
			.param("workspace", workspace)
			.query(String.class)
			.list());
		if (!references.isEmpty()) {
			throw SubscriptionChanges.unknown("reference", references);
		}
	}

	private void save(UUID workspace, Map<UUID, String> changes) {
		this.jdbc.sql(SAVE_REFERENCES)
			.param("workspace", workspace)
			.param("ids", texts(changes.keySet()))
			.param("statuses", texts(changes.values()))
			.update();
	}

	private static String[] texts(Collection<?> values) {
		return values.stream().map(Object::toString).toArray(String[]::new);
	}

}
