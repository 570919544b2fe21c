package io.regwatch.api.review;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.CurrentContext;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;
import io.regwatch.store.Instants;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the reviews of visible updates. */
@Repository
public class ReviewReader {

	private static final String FIND = """
			SELECT review.id AS review_id, review.text_md5 <> basis.text_md5 AS text_changed,
				review.profile_version <> coalesce(profile.version, 0) AS profile_changed,
				review.relations_md5 <> basis.relations_md5 AS relations_changed,
				a.id, a.status, a.priority, a.impact_summary, a.suggested_actions, a.reason_code, a.created_at
			FROM reference_update AS u
			JOIN visible_reference AS visible
				ON visible.reference_id = u.reference_id AND visible.workspace_id = :workspace
			JOIN review_basis AS basis ON basis.update_id = u.id
			LEFT JOIN profile ON profile.workspace_id = visible.workspace_id
			""" + CurrentContext.JOIN + """
			WHERE u.id = :update AND u.retracted_at IS NULL
			""";

	private static final String FIND_CURRENT = """
			SELECT id
			FROM current_review
			WHERE workspace_id = :workspace AND update_id = :update
			""";

	private static final String HISTORY = """
			SELECT review.id, review.status, review.priority, review.note, review.reason_code, review.based_on,
				review.created_at, review.key_id, client.name AS client
			FROM review
			JOIN workspace ON workspace.id = review.workspace_id
			JOIN client ON client.id = workspace.client_id
			WHERE review.workspace_id = :workspace AND review.update_id = :update
			ORDER BY review.version DESC
			""";

	private final JdbcClient jdbc;

	ReviewReader(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the reviews of an update that the workspace sees.
	 * @param workspace that reads
	 * @param update its id
	 * @return empty if the update is not visible
	 */
	public Optional<UpdateReview> find(UUID workspace, UUID update) {
		List<UpdateReview.Review> history = sql(HISTORY, workspace, update).query(ReviewReader::review).list();
		return sql(FIND, workspace, update).query((row, _) -> state(row, history)).optional();
	}

	Optional<UUID> findCurrent(UUID workspace, UUID update) {
		return sql(FIND_CURRENT, workspace, update).query(UUID.class).optional();
	}

	private JdbcClient.StatementSpec sql(String statement, UUID workspace, UUID update) {
		return this.jdbc.sql(statement).param("workspace", workspace).param("update", update);
	}

	private static UpdateReview state(ResultSet row, List<UpdateReview.Review> history) throws SQLException {
		UUID id = row.getObject("review_id", UUID.class);
		UpdateReview.Review review = history.stream().filter((one) -> one.id().equals(id)).findFirst().orElse(null);
		UpdateReview.Assessment assessment = assessment(row);
		List<String> changed = changed(row);
		return new UpdateReview((id != null || assessment == null) ? id : assessment.id(), review, assessment,
				!changed.isEmpty(), changed, history);
	}

	private static List<String> changed(ResultSet row) throws SQLException {
		List<String> changed = new ArrayList<>();
		for (String part : List.of("text", "profile", "relations")) {
			if (row.getBoolean(part + "_changed")) {
				changed.add(part);
			}
		}
		return changed;
	}

	private static UpdateReview.@Nullable Assessment assessment(ResultSet row) throws SQLException {
		UUID id = row.getObject("id", UUID.class);
		return (id == null) ? null
				: new UpdateReview.Assessment(id, CodedEnum.of(ApplicabilityStatus.class, row.getString("status")),
						CodedEnum.of(Priority.class, row.getString("priority")), row.getString("impact_summary"),
						row.getString("suggested_actions"), row.getString("reason_code"),
						Instants.get(row, "created_at"));
	}

	private static UpdateReview.Review review(ResultSet row, int number) throws SQLException {
		return new UpdateReview.Review(row.getObject("id", UUID.class), row.getString("status"),
				row.getString("priority"), row.getString("note"), row.getString("reason_code"),
				row.getObject("based_on", UUID.class), Instants.get(row, "created_at"),
				new UpdateReview.Reviewer(row.getString("client"), row.getString("key_id")));
	}

}
