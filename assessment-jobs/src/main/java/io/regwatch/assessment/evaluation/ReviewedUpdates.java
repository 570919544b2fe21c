package io.regwatch.assessment.evaluation;

import java.util.List;
import java.util.UUID;

import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the decisions of people with their updates. */
@Repository
class ReviewedUpdates {

	private static final String FIND = """
			SELECT review.id AS review_id, review.workspace_id AS workspace, u.id AS update_id, s.title AS source_title,
				s.geography, r.external_id, r.title AS reference_title, r.type, u.title, u.kind, u.update_type,
				v.status AS version_status, u.published_at, coalesce(u.effective_at, v.effective_at) AS effective_at,
				v.id AS version_id, u.previous_version_id, review.status, review.priority, review.note,
				review.created_at, s.redistribution <> 'metadata' AND EXISTS (
					SELECT FROM readable_source AS readable
					WHERE readable.workspace_id = review.workspace_id AND readable.source_id = s.id) AS quotable,
				review.text_md5 = basis.text_md5 AND review.profile_version = profile.version AS comparable,
				(review.workspace_id, review.update_id) IN (
					SELECT workspace_id, update_id FROM exclusion_sample) AS sampled_exclusion
			FROM current_review AS review
			JOIN review_basis AS basis ON basis.update_id = review.update_id
			JOIN profile ON profile.workspace_id = review.workspace_id
			JOIN reference_update AS u ON u.id = review.update_id AND u.retracted_at IS NULL
			JOIN reference_version AS v ON v.id = u.current_version_id
			JOIN reference AS r ON r.id = u.reference_id
			JOIN source AS s ON s.id = r.source_id
			WHERE CAST(:workspace AS uuid) IS NULL OR review.workspace_id = :workspace
			ORDER BY review.created_at, review.id
			""";

	private final JdbcClient jdbc;

	ReviewedUpdates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	List<ReviewedUpdate> find(@Nullable UUID workspace) {
		return this.jdbc.sql(FIND).param("workspace", workspace).query(RecordRowMapper.of(ReviewedUpdate.class)).list();
	}

}
