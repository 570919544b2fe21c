package io.regwatch.assessment.run;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.batch.PoisonPolicy;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * The items of runs. They are claimed under the id of the job execution, or of a worker,
 * below zero, as long as it lends a hand; what somebody left who is gone is free again
 * when its crash was counted.
 */
@Repository
class AssessmentItems {

	private static final String ADD = """
			INSERT INTO assessment_item (run_id, update_id, rank)
			SELECT :run, given.update_id, given.rank
			FROM unnest(CAST(:updates AS uuid[]), CAST(:ranks AS smallint[])) AS given (update_id, rank)
			ON CONFLICT DO NOTHING
			""";

	// A plan may look for the next ones again and again, were they not looked for
	// beforehand.
	private static final String CLAIM = """
			WITH next AS MATERIALIZED (
				SELECT update_id
				FROM assessment_item
				WHERE run_id = :run AND state = 'open' AND claimed_by IS NULL AND crashes <= :crashes
				ORDER BY rank, update_id DESC
				FOR UPDATE SKIP LOCKED
				LIMIT :limit
			)
			UPDATE assessment_item AS item
			SET claimed_by = :claimant
			FROM next
			WHERE item.run_id = :run AND item.update_id = next.update_id
			RETURNING item.update_id
			""";

	private static final String COUNT_CRASHES = """
			UPDATE assessment_item
			SET claimed_by = NULL, crashes = crashes + 1
			WHERE run_id = :run AND state = 'open' AND claimed_by <> :claimant
				AND -claimed_by NOT IN (SELECT worker_id FROM hand WHERE run_id = :run)
			""";

	private static final String LET_GO = """
			UPDATE assessment_item
			SET claimed_by = NULL
			WHERE run_id = :run AND state = 'open' AND claimed_by = :claimant
				AND update_id <> ALL (CAST(:kept AS uuid[]))
			""";

	// Whatever ended the process so often may have been this item.
	private static final String GIVE_UP = """
			UPDATE assessment_item
			SET state = 'failed', reason = 'given_up', done_at = now()
			WHERE run_id = :run AND state = 'open' AND crashes > :crashes
			""";

	private static final String CLOSE = """
			UPDATE assessment_item AS item
			SET state = given.state, reason = given.reason, done_at = now()
			FROM unnest(CAST(:updates AS uuid[]), CAST(:states AS text[]), CAST(:reasons AS text[]))
				AS given (update_id, state, reason)
			WHERE item.run_id = :run AND item.update_id = given.update_id AND item.state = 'open'
			""";

	private static final String IS_ANY_FREE = """
			SELECT EXISTS (
				SELECT
				FROM assessment_item
				WHERE run_id = :run AND state = 'open' AND claimed_by IS NULL)
			""";

	private static final String COUNT_OPEN = """
			SELECT count(*)
			FROM assessment_item
			WHERE run_id = :run AND state = 'open'
			""";

	private static final String COUNT_TO_TRY_AGAIN = """
			SELECT count(*)
			FROM assessment_item AS item
			JOIN assessment_run AS run ON run.id = item.run_id
			LEFT JOIN assessment ON assessment.workspace_id = run.workspace_id
				AND assessment.update_id = item.update_id AND assessment.current
			WHERE item.run_id = :run AND (item.state = 'failed' OR assessment.fingerprint = :nothing)
			""";

	private final JdbcClient jdbc;

	AssessmentItems(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Adds items that are not there yet. */
	@Transactional(propagation = Propagation.MANDATORY)
	public void add(UUID run, List<RankedItem> items) {
		this.jdbc.sql(ADD)
			.param("run", run)
			.param("updates", items.stream().map((item) -> item.updateId().toString()).toArray(String[]::new))
			.param("ranks", items.stream().map((item) -> (short) item.rank()).toArray(Short[]::new))
			.update();
	}

	/** Claims the next ones that nobody has in hand. */
	@Transactional(propagation = Propagation.MANDATORY)
	public Set<UUID> claim(UUID run, long claimant, PoisonPolicy care, int limit) {
		return this.jdbc.sql(CLAIM)
			.param("run", run)
			.param("claimant", claimant)
			.param("crashes", care.crashes())
			.param("limit", limit)
			.query((row, number) -> row.getObject("update_id", UUID.class))
			.set();
	}

	/**
	 * Counts a crash for what an earlier execution had in hand when it ended, or a worker
	 * that lent a hand, and gives up what has seen too many.
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void countCrashes(UUID run, long claimant) {
		this.jdbc.sql(COUNT_CRASHES).param("run", run).param("claimant", claimant).update();
		this.jdbc.sql(GIVE_UP).param("run", run).param("crashes", PoisonPolicy.ALONE.crashes()).update();
	}

	/** Lets go of what a claimant has in hand, apart from some. */
	@Transactional(propagation = Propagation.MANDATORY)
	public void release(UUID run, long claimant, Collection<UUID> kept) {
		this.jdbc.sql(LET_GO)
			.param("run", run)
			.param("claimant", claimant)
			.param("kept", kept.stream().map(UUID::toString).toArray(String[]::new))
			.update();
	}

	@Transactional(propagation = Propagation.MANDATORY)
	public void close(UUID run, List<ItemResult> results) {
		this.jdbc.sql(CLOSE)
			.param("run", run)
			.param("updates", results.stream().map((one) -> one.updateId().toString()).toArray(String[]::new))
			.param("states", results.stream().map(AssessmentItems::state).toArray(String[]::new))
			.param("reasons", results.stream().map(AssessmentItems::reason).toArray(String[]::new))
			.update();
	}

	boolean isAnyFree(UUID run) {
		return this.jdbc.sql(IS_ANY_FREE).param("run", run).query(Boolean.class).single();
	}

	long countOpen(UUID run) {
		return this.jdbc.sql(COUNT_OPEN).param("run", run).query(Long.class).single();
	}

	/** Counts what broke and what a model has not said yet. */
	long countToTryAgain(UUID run) {
		return this.jdbc.sql(COUNT_TO_TRY_AGAIN)
			.param("run", run)
			.param("nothing", Fingerprint.OF_NOTHING)
			.query(Long.class)
			.single();
	}

	private static String state(ItemResult result) {
		return switch (result) {
			case ItemResult.Judged _ -> "done";
			case ItemResult.Left _ -> "left";
			case ItemResult.Failed _ -> "failed";
		};
	}

	private static @Nullable String reason(ItemResult result) {
		return switch (result) {
			case ItemResult.Judged _ -> null;
			case ItemResult.Left left -> left.reason();
			case ItemResult.Failed failed -> failed.reason();
		};
	}

}
