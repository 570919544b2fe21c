package io.regwatch.assessment.digest;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.UpdateKind;
import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The updates that nothing is said of yet, and who is at them. */
@Repository
class DigestClaims {

	// What may only be described is not read; of a revision a redline has to show a
	// change.
	private static final String MISSING = """
			FROM visible_reference AS visible
			JOIN reference AS r ON r.id = visible.reference_id
			JOIN source AS s ON s.id = r.source_id AND s.redistribution <> 'metadata'
			JOIN reference_update AS u ON u.reference_id = r.id AND u.retracted_at IS NULL
			JOIN reference_version AS v ON v.id = u.current_version_id AND v.sha256 IS NOT NULL
			LEFT JOIN redline ON redline.update_id = u.id
			WHERE visible.workspace_id = :workspace
				AND (u.kind <> 'revision'
					OR redline.status = 'completed' AND redline.inserted + redline.deleted + redline.moved > 0)
				AND NOT EXISTS (SELECT FROM digest WHERE digest.update_id = u.id)
				AND NOT EXISTS (
					SELECT
					FROM duplicate_update
					WHERE duplicate_update.update_id = u.id AND duplicate_update.workspace_id = visible.workspace_id)
				AND u.id <> ALL (CAST(:skipped AS uuid[]))
			""";

	private static final String CLAIM = """
			WITH next AS (
				SELECT u.id
				%s
					AND NOT EXISTS (SELECT FROM digest_claim WHERE update_id = u.id AND worker_is_alive(worker_id))
				ORDER BY u.published_at DESC, u.id DESC
				LIMIT 1
				FOR NO KEY UPDATE OF u SKIP LOCKED
			)
			INSERT INTO digest_claim (update_id, worker_id)
			SELECT id, :worker
			FROM next
			ON CONFLICT (update_id) DO UPDATE
			SET worker_id = excluded.worker_id, claimed_at = now()
			WHERE NOT worker_is_alive(digest_claim.worker_id)
			RETURNING update_id
			""".formatted(MISSING);

	private static final String IS_ANY_MISSING = "SELECT EXISTS (SELECT " + MISSING + ")";

	private static final String SUBJECT = """
			SELECT u.id, u.kind, u.title, u.short_summary, u.summary, s.institution_name, s.geography,
				u.current_version_id, u.previous_version_id, u.published_at
			""";

	private static final String FIND_MISSING = SUBJECT + MISSING;

	private static final String FIND_UNDONE = SUBJECT + """
			FROM reference_update AS u
			JOIN reference AS r ON r.id = u.reference_id
			JOIN source AS s ON s.id = r.source_id
			WHERE u.id = :update AND NOT EXISTS (SELECT FROM digest WHERE digest.update_id = u.id)
			""";

	private static final String RELEASE = """
			DELETE FROM digest_claim
			WHERE update_id = :update
			""";

	private final JdbcClient jdbc;

	private final WorkerRegistration worker;

	DigestClaims(JdbcClient jdbc, WorkerRegistration worker) {
		this.jdbc = jdbc;
		this.worker = worker;
	}

	/**
	 * The newest update that nobody is at; empty if there is none now. Somebody may have
	 * been done with it while the claim was made: then its digest is seen now.
	 */
	@Transactional
	public Optional<DigestRequest> claim(UUID workspace, Collection<UUID> skipped) {
		Optional<UUID> claimed = claimNext(workspace, skipped);
		while (claimed.isPresent()) {
			UUID update = claimed.get();
			Optional<DigestRequest> undone = this.jdbc.sql(FIND_UNDONE)
				.param("update", update)
				.query(DigestClaims::subject)
				.optional();
			if (undone.isPresent()) {
				return undone;
			}
			release(update);
			claimed = claimNext(workspace, skipped);
		}
		return Optional.empty();
	}

	private Optional<UUID> claimNext(UUID workspace, Collection<UUID> skipped) {
		return missing(CLAIM, workspace, skipped).param("worker", this.worker.id()).query(UUID.class).optional();
	}

	/** All that a workspace lacks, be it that others are at it. */
	List<DigestRequest> findMissing(UUID workspace) {
		return missing(FIND_MISSING, workspace, List.of()).query(DigestClaims::subject).list();
	}

	/** Whether something is missing still, be it that others are at it. */
	boolean isAnyMissing(UUID workspace, Collection<UUID> skipped) {
		return missing(IS_ANY_MISSING, workspace, skipped).query(Boolean.class).single();
	}

	void release(UUID update) {
		this.jdbc.sql(RELEASE).param("update", update).update();
	}

	private JdbcClient.StatementSpec missing(String statement, UUID workspace, Collection<UUID> skipped) {
		return this.jdbc.sql(statement)
			.param("workspace", workspace)
			.param("skipped", skipped.stream().map(UUID::toString).toArray(String[]::new));
	}

	private static DigestRequest subject(ResultSet row, int number) throws SQLException {
		return new DigestRequest(row.getObject("id", UUID.class), CodedEnum.of(UpdateKind.class, row.getString("kind")),
				row.getString("title"), row.getString("short_summary"), row.getString("summary"),
				row.getString("institution_name"), row.getString("geography"),
				row.getObject("current_version_id", UUID.class), row.getObject("previous_version_id", UUID.class),
				row.getObject("published_at", OffsetDateTime.class).toInstant());
	}

}
