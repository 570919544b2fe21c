package io.regwatch.ingest.run;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.regwatch.batch.PoisonPolicy;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Who has which items in hand. A step claims them under its job execution's id, a worker
 * that lends a hand under its own, below zero; what somebody left who is gone is free
 * again when its crash was counted.
 */
@Repository
class ItemClaims {

	private static final String CLAIM = """
			WITH claimed AS (
				SELECT id
				FROM run_item
				WHERE run_id = :run AND stage = :stage AND stage <> 'done' AND claimed_by IS NULL AND crashes <= :crashes
				ORDER BY position
				FOR UPDATE SKIP LOCKED
				LIMIT :count), taken AS (
				UPDATE run_item
				SET claimed_by = :claimant
				FROM claimed
				WHERE run_item.id = claimed.id
				RETURNING run_item.id, run_id, position, external_id, entry, sha256, announced_type, extractor_version)
			SELECT taken.id, run_id, source_id, external_id, entry, sha256, announced_type, extractor_version
			FROM taken
			JOIN run ON run.id = run_id
			ORDER BY position
			""";

	private static final String COUNT_CRASHES = """
			UPDATE run_item
			SET claimed_by = NULL, crashes = crashes + 1
			WHERE run_id = :run AND stage = :stage AND claimed_by <> :claimant
				AND -claimed_by NOT IN (SELECT worker_id FROM hand WHERE run_id = :run)
			""";

	private static final String LET_GO = """
			UPDATE run_item
			SET claimed_by = NULL
			WHERE run_id = :run AND stage = :stage AND claimed_by = :claimant AND id <> ALL (:kept)
			""";

	private static final String COUNT = """
			SELECT count(*)
			FROM run_item
			WHERE run_id = :run AND stage = :stage
			""";

	private static final String IS_ANY_FREE = """
			SELECT EXISTS (
				SELECT
				FROM run_item
				WHERE run_id = :run AND stage = :stage AND stage <> 'done' AND claimed_by IS NULL)
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	ItemClaims(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/** Claims the next items, at most so many, that nobody has in hand. */
	List<RunItem> claim(UUID runId, Stage stage, long claimant, PoisonPolicy care, int count) {
		return at(CLAIM, runId, stage).param("claimant", claimant)
			.param("crashes", care.crashes())
			.param("count", count)
			.query(this::item)
			.list();
	}

	/**
	 * Counts a crash for what others had in hand when they ended, and do not lend a hand.
	 */
	void countCrashes(UUID runId, Stage stage, long claimant) {
		at(COUNT_CRASHES, runId, stage).param("claimant", claimant).update();
	}

	/** Lets go of what a claimant has in hand, apart from some items. */
	void release(UUID runId, Stage stage, long claimant, Collection<Long> kept) {
		at(LET_GO, runId, stage).param("claimant", claimant).param("kept", kept.toArray(Long[]::new)).update();
	}

	/** Counts the items that wait at a stage or are in hand there. */
	long count(UUID runId, Stage stage) {
		return at(COUNT, runId, stage).query(Long.class).single();
	}

	boolean isAnyFree(UUID runId, Stage stage) {
		return at(IS_ANY_FREE, runId, stage).query(Boolean.class).single();
	}

	private JdbcClient.StatementSpec at(String sql, UUID runId, Stage stage) {
		return this.jdbc.sql(sql).param("run", runId).param("stage", stage.code());
	}

	private RunItem item(ResultSet row, int number) throws SQLException {
		@Nullable String entry = row.getString("entry");
		@Nullable String sha256 = row.getString("sha256");
		return new RunItem(row.getLong("id"), row.getObject("run_id", UUID.class), row.getString("source_id"),
				row.getString("external_id"), (entry != null) ? this.json.readValue(entry, ListedItem.class) : null,
				(sha256 != null) ? new ContentHash(sha256) : null, row.getString("announced_type"),
				row.getString("extractor_version"));
	}

}
