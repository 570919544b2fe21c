package io.regwatch.assessment.run;

import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** The items of runs. */
@Repository
class AssessmentItems {

	private static final String ADD = """
			INSERT INTO assessment_item (run_id, update_id, rank)
			SELECT :run, given.update_id, given.rank
			FROM unnest(CAST(:updates AS uuid[]), CAST(:ranks AS smallint[])) AS given (update_id, rank)
			ON CONFLICT DO NOTHING
			""";

	private static final String CLOSE = """
			UPDATE assessment_item AS item
			SET state = given.state, reason = given.reason, done_at = now()
			FROM unnest(CAST(:updates AS uuid[]), CAST(:states AS text[]), CAST(:reasons AS text[]))
				AS given (update_id, state, reason)
			WHERE item.run_id = :run AND item.update_id = given.update_id AND item.state = 'open'
			""";

	private static final String COUNT_TO_RETRY = """
			SELECT count(*)
			FROM assessment_item AS item
			JOIN assessment_run AS run ON run.id = item.run_id
			LEFT JOIN assessment ON assessment.workspace_id = run.workspace_id
				AND assessment.update_id = item.update_id AND assessment.current
			WHERE item.run_id = :run AND (item.state = 'failed' OR assessment.fingerprint = :never)
			""";

	private final JdbcClient jdbc;

	AssessmentItems(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Adds items that do not exist yet. */
	@Transactional(propagation = Propagation.MANDATORY)
	public void add(UUID run, List<RankedItem> items) {
		this.jdbc.sql(ADD)
			.param("run", run)
			.param("updates", items.stream().map((item) -> item.updateId().toString()).toArray(String[]::new))
			.param("ranks", items.stream().map((item) -> (short) item.rank()).toArray(Short[]::new))
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

	/** Counts failed items and provisional results, which are due again. */
	long countToRetry(UUID run) {
		return this.jdbc.sql(COUNT_TO_RETRY)
			.param("run", run)
			.param("never", Fingerprint.NEVER_MATCHES)
			.query(Long.class)
			.single();
	}

	private static String state(ItemResult result) {
		return switch (result) {
			case ItemResult.Assessed _ -> "done";
			case ItemResult.Skipped _ -> "skipped";
			case ItemResult.Failed _ -> "failed";
		};
	}

	private static @Nullable String reason(ItemResult result) {
		return switch (result) {
			case ItemResult.Assessed _ -> null;
			case ItemResult.Skipped skipped -> skipped.reason();
			case ItemResult.Failed failed -> failed.reason();
		};
	}

}
