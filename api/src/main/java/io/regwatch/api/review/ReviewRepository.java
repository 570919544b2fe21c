package io.regwatch.api.review;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.RetriedTransaction;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The reviews, an append-only history of which the newest decides. */
@Repository
public class ReviewRepository {

	private static final String LOCK = """
			SELECT CAST(pg_advisory_xact_lock(hashtextextended(CAST(:workspace AS text) || :update, 10)) AS text)
			""";

	private static final String CONTEXT = """
			SELECT coalesce((
				SELECT id FROM current_review WHERE workspace_id = :workspace AND update_id = :update
			), (
				SELECT id FROM assessment WHERE workspace_id = :workspace AND update_id = :update AND current
			))
			""";

	private static final String WAS_CONTEXT = """
			SELECT EXISTS (SELECT FROM review WHERE workspace_id = :workspace AND update_id = :update AND id = :id)
				OR EXISTS (SELECT FROM assessment WHERE workspace_id = :workspace AND update_id = :update AND id = :id)
			""";

	private static final String ADD = """
			INSERT INTO review (workspace_id, update_id, version, status, priority, note, reason_code, impact_summary,
				suggested_actions, based_on, assessment_id, text_md5, relations_md5, profile_version, key_id)
			SELECT :workspace, basis.update_id, coalesce((
					SELECT max(version) FROM review WHERE workspace_id = :workspace AND update_id = :update), 0) + 1,
				:status, :priority, :note, :reason,
				CASE WHEN CAST(:status AS text) IS NOT NULL
					THEN coalesce(nullif(trim(:note), ''), assessment.impact_summary, '') END,
				CASE WHEN :status = assessment.status THEN assessment.suggested_actions
					WHEN CAST(:status AS text) IS NOT NULL THEN '' END,
				:basedOn, assessment.id, basis.text_md5, basis.relations_md5, coalesce(profile.version, 0), :key
			FROM review_basis AS basis
			LEFT JOIN profile ON profile.workspace_id = :workspace
			LEFT JOIN assessment ON assessment.workspace_id = :workspace AND assessment.update_id = basis.update_id
				AND assessment.current
			WHERE basis.update_id = :update
			""";

	private final JdbcClient jdbc;

	private final ReviewReader reader;

	ReviewRepository(JdbcClient jdbc, ReviewReader reader) {
		this.jdbc = jdbc;
		this.reader = reader;
	}

	/** The review of an update that the workspace sees. */
	Optional<UpdateReview> find(UUID workspace, UUID update) {
		return this.reader.find(workspace, update);
	}

	/**
	 * Adds a decision about an update that the workspace sees.
	 * @param workspace whose context it is
	 * @param update its id
	 * @param decision of a person
	 * @param key public id of the API key, or {@code person:} and the name of a console
	 * user
	 * @throws org.springframework.web.server.ResponseStatusException with status 409 if
	 * it is based on another context than the current one
	 */
	@RetriedTransaction
	public void add(UUID workspace, UUID update, ReviewChange.Decision decision, String key) {
		lock(workspace, update);
		@Nullable UUID current = context(workspace, update);
		UUID seen = decision.basedOn();
		if (seen != null && !wasContext(workspace, update, seen)) {
			throw ReviewChange.unknownContext(seen);
		}
		if (current != null ? !current.equals(seen) : seen != null) {
			throw new ReviewConflictException(current);
		}
		insert(workspace, update, decision.status(), decision.priority(), decision.note(), decision.reasonCode(), seen,
				key);
	}

	/**
	 * Gives the decision back to the assessment; without effect if there is no review.
	 * @param workspace whose context it is
	 * @param update its id
	 * @param key as of a decision
	 */
	@RetriedTransaction
	public void withdraw(UUID workspace, UUID update, String key) {
		lock(workspace, update);
		this.reader.findCurrent(workspace, update)
			.ifPresent((review) -> insert(workspace, update, null, null, null, "withdrawn", review, key));
	}

	private void lock(UUID workspace, UUID update) {
		sql(LOCK, workspace, update).query(String.class).list();
	}

	private @Nullable UUID context(UUID workspace, UUID update) {
		List<@Nullable UUID> found = sql(CONTEXT, workspace, update).query(UUID.class).list();
		return found.getFirst();
	}

	private boolean wasContext(UUID workspace, UUID update, UUID id) {
		return sql(WAS_CONTEXT, workspace, update).param("id", id).query(Boolean.class).single();
	}

	private void insert(UUID workspace, UUID update, @Nullable String status, @Nullable String priority,
			@Nullable String note, String reason, @Nullable UUID basedOn, String key) {
		sql(ADD, workspace, update).param("status", status)
			.param("priority", priority)
			.param("note", note)
			.param("reason", reason)
			.param("basedOn", basedOn)
			.param("key", key)
			.update();
	}

	private JdbcClient.StatementSpec sql(String statement, UUID workspace, UUID update) {
		return this.jdbc.sql(statement).param("workspace", workspace).param("update", update);
	}

}
