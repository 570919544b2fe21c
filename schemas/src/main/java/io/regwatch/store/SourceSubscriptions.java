package io.regwatch.store;

import java.util.Collection;
import java.util.Map;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Which sources workspaces follow, by their clients' choice or by recommendation. */
@Repository
public class SourceSubscriptions {

	private static final String LOCK = """
			SELECT id
			FROM workspace
			WHERE id = :workspace
			FOR NO KEY UPDATE
			""";

	private static final String CHOOSE = """
			INSERT INTO source_subscription (workspace_id, source_id, status)
			SELECT :workspace, given.id, given.status
			FROM unnest(:ids, :statuses) AS given (id, status)
			ON CONFLICT (workspace_id, source_id) DO UPDATE
			SET status = excluded.status, recommendation = NULL, changed_at = now()
			""";

	private static final String RECOMMEND = """
			INSERT INTO source_subscription (workspace_id, source_id, status, recommendation)
			SELECT :workspace, given.id, 'subscribed', given.reason
			FROM unnest(:ids, :reasons) AS given (id, reason)
			ON CONFLICT (workspace_id, source_id) DO UPDATE
			SET status = 'subscribed', recommendation = excluded.recommendation, changed_at = now()
			WHERE source_subscription.status <> 'subscribed' OR source_subscription.recommendation IS NOT NULL
			""";

	private static final String NO_LONGER_RECOMMEND = """
			DELETE FROM source_subscription
			WHERE workspace_id = :workspace AND recommendation IS NOT NULL AND source_id <> ALL (:ids)
			""";

	private final JdbcClient jdbc;

	SourceSubscriptions(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Prevents other changes of what a workspace follows until the caller's transaction
	 * ends.
	 * @param workspace that follows
	 * @return {@code false} if it is gone
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public boolean lock(UUID workspace) {
		return this.jdbc.sql(LOCK).param("workspace", workspace).query(UUID.class).optional().isPresent();
	}

	/**
	 * Saves what a client chooses.
	 * @param workspace that follows
	 * @param statuses by the sources' ids
	 */
	public void choose(UUID workspace, Map<String, String> statuses) {
		this.jdbc.sql(CHOOSE)
			.param("workspace", workspace)
			.param("ids", texts(statuses.keySet()))
			.param("statuses", texts(statuses.values()))
			.update();
	}

	/**
	 * Subscribes what is recommended, whatever was said of it before. Sources that are
	 * followed only because they were recommended before are followed no longer; what a
	 * client has chosen to follow stays.
	 * @param workspace that follows
	 * @param reasons by the sources' ids
	 */
	public void recommend(UUID workspace, Map<String, String> reasons) {
		String[] ids = texts(reasons.keySet());
		this.jdbc.sql(NO_LONGER_RECOMMEND).param("workspace", workspace).param("ids", ids).update();
		this.jdbc.sql(RECOMMEND)
			.param("workspace", workspace)
			.param("ids", ids)
			.param("reasons", texts(reasons.values()))
			.update();
	}

	private static String[] texts(Collection<String> values) {
		return values.toArray(String[]::new);
	}

}
