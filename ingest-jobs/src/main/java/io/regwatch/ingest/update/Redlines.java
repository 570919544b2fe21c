package io.regwatch.ingest.update;

import java.util.List;
import java.util.UUID;

import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The redlines of updates: to be made, made, or failed until the next try. */
@Repository
public class Redlines {

	private static final String OPEN = """
			INSERT INTO redline (update_id)
			VALUES (:update)
			""";

	private static final String FIND_UNFINISHED = """
			SELECT redline.update_id
			FROM redline
			JOIN reference_update ON reference_update.id = redline.update_id
			JOIN reference ON reference.id = reference_update.reference_id
			WHERE redline.status <> 'completed' AND reference.source_id = :source
			ORDER BY redline.update_id
			""";

	private static final String FIND_FAILED = """
			SELECT redline.update_id, reference.source_id, reference_update.title, redline.reason
			FROM redline
			JOIN reference_update ON reference_update.id = redline.update_id
			JOIN reference ON reference.id = reference_update.reference_id
			WHERE redline.status = 'failed'
			ORDER BY reference.source_id, redline.update_id
			""";

	private static final String COMPLETE = """
			UPDATE redline
			SET status = 'completed', html = :html, file_sha256 = :file, materiality = :materiality,
				inserted = :inserted, deleted = :deleted, moved = :moved, reason = NULL, changed_at = now()
			WHERE update_id = :update AND status <> 'completed'
			""";

	private static final String FAIL = """
			UPDATE redline
			SET status = 'failed', reason = :reason, changed_at = now()
			WHERE update_id = :update AND status <> 'completed'
			""";

	private final JdbcClient jdbc;

	Redlines(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	void open(UUID updateId) {
		this.jdbc.sql(OPEN).param("update", updateId).update();
	}

	/**
	 * Finds what is still to be made, or to be tried once more.
	 * @param sourceId of the source
	 * @return ids of updates, the oldest first
	 */
	public List<UUID> findUnfinished(String sourceId) {
		return this.jdbc.sql(FIND_UNFINISHED)
			.param("source", sourceId)
			.query((row, number) -> row.getObject("update_id", UUID.class))
			.list();
	}

	/**
	 * Lists what could not be made.
	 * @return by source
	 */
	public List<FailedRedline> findFailed() {
		return this.jdbc.sql(FIND_FAILED)
			.query((row, number) -> new FailedRedline(row.getObject("update_id", UUID.class),
					row.getString("source_id"), row.getString("title"), row.getString("reason")))
			.list();
	}

	/**
	 * Keeps a redline.
	 * @param updateId of its update
	 * @param redline to show
	 */
	public void complete(UUID updateId, FinishedRedline redline) {
		@Nullable ContentHash file = redline.file();
		@Nullable Materiality materiality = redline.materiality();
		this.jdbc.sql(COMPLETE)
			.param("update", updateId)
			.param("html", redline.html())
			.param("file", (file != null) ? file.hex() : null)
			.param("materiality", (materiality != null) ? materiality.code() : null)
			.param("inserted", redline.inserted())
			.param("deleted", redline.deleted())
			.param("moved", redline.moved())
			.update();
	}

	/**
	 * Notes that a redline could not be made; the source's next run tries again.
	 * @param updateId of its update
	 * @param reason one sentence for operators
	 */
	public void fail(UUID updateId, String reason) {
		this.jdbc.sql(FAIL).param("update", updateId).param("reason", reason).update();
	}

}
