package io.regwatch.assessment.digest;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.ItemQueue;
import io.regwatch.batch.ItemQueues;
import io.regwatch.batch.ItemTable;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The updates that need a digest. */
@Repository
class DigestItems {

	// Where only metadata may be redistributed, the text is not read. A redline must show
	// a change of a revision.
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

	private static final ItemTable TABLE = new ItemTable("digest_item", "update_id", "uuid", "true", "true",
			"item.update_id IN (SELECT u.id %s)".formatted(MISSING), "item.update_id DESC");

	private static final String ADD_MISSING = """
			INSERT INTO digest_item (update_id)
			SELECT u.id
			%s
			ORDER BY u.id
			ON CONFLICT DO NOTHING
			""".formatted(MISSING);

	private static final String REQUEST = """
			SELECT u.id, u.kind, u.title, u.short_summary, u.summary, s.institution_name AS authority, s.geography,
				u.current_version_id AS version, u.previous_version_id AS previous_version, u.published_at
			""";

	private static final String FIND_MISSING = REQUEST + MISSING;

	private static final String FIND = REQUEST + """
			FROM reference_update AS u
			JOIN reference AS r ON r.id = u.reference_id
			JOIN source AS s ON s.id = r.source_id
			WHERE u.id = ANY (CAST(:updates AS uuid[]))
			""";

	private static final String RELEASE = """
			UPDATE digest_item
			SET leased_by = NULL, leased_at = NULL, failure = :failure
			WHERE update_id = :update
			""";

	private static final String REMOVE = """
			DELETE FROM digest_item
			WHERE update_id = :update
			""";

	private final JdbcClient jdbc;

	private final ItemQueues queues;

	DigestItems(JdbcClient jdbc, ItemQueues queues) {
		this.jdbc = jdbc;
		this.queues = queues;
	}

	void addMissing(UUID workspace) {
		this.jdbc.sql(ADD_MISSING).params(scope(workspace, List.of())).update();
	}

	/** Those that a workspace sees, apart from some that change while it is processed. */
	ItemQueue<UUID> open(FencedTransaction fence, UUID workspace, Collection<UUID> skipped) {
		return this.queues.openShared(fence, TABLE, () -> scope(workspace, skipped),
				(row, number) -> row.getObject("update_id", UUID.class), (update) -> update);
	}

	/** All that a workspace lacks, also if another run has leased them. */
	List<DigestRequest> findMissing(UUID workspace) {
		return this.jdbc.sql(FIND_MISSING)
			.params(scope(workspace, List.of()))
			.query(RecordRowMapper.of(DigestRequest.class))
			.list();
	}

	List<DigestRequest> find(Collection<UUID> updates) {
		return this.jdbc.sql(FIND)
			.param("updates", texts(updates))
			.query(RecordRowMapper.of(DigestRequest.class))
			.list();
	}

	/**
	 * Leaves an update to other runs.
	 * @param failure code of the reason why it has no digest; null if nothing failed
	 */
	void release(UUID update, @Nullable String failure) {
		this.jdbc.sql(RELEASE).param("update", update).param("failure", failure).update();
	}

	void remove(UUID update) {
		this.jdbc.sql(REMOVE).param("update", update).update();
	}

	private static Map<String, ?> scope(UUID workspace, Collection<UUID> skipped) {
		return Map.of("workspace", workspace, "skipped", texts(skipped));
	}

	private static String[] texts(Collection<UUID> ids) {
		return ids.stream().map(UUID::toString).toArray(String[]::new);
	}

}
