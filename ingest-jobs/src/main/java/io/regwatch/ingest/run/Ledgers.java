package io.regwatch.ingest.run;

import java.util.Optional;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The ledgers of all runs: opened with the listing, closed from the run's items. */
@Repository
public class Ledgers {

	private static final String OPEN = """
			INSERT INTO ledger (run_id, reported, listed, incomplete_reason)
			VALUES (:run, :reported, :listed, :incompleteReason)
			""";

	private static final String CLOSE = """
			UPDATE ledger
			SET new = counted.new, changed = counted.changed, unchanged = counted.unchanged, gone = counted.gone,
				rejected = counted.rejected, closed_at = now()
			FROM (
				SELECT count(*) FILTER (WHERE outcome = 'new') AS new,
					count(*) FILTER (WHERE outcome = 'changed' AND origin = 'listed') AS changed,
					count(*) FILTER (WHERE outcome = 'unchanged' AND origin = 'listed') AS unchanged,
					count(*) FILTER (WHERE outcome = 'gone') AS gone,
					count(*) FILTER (WHERE outcome = 'rejected' AND origin = 'listed') AS rejected
				FROM run_item
				WHERE run_id = :run) AS counted
			WHERE run_id = :run
			""";

	private static final String FIND = """
			SELECT reported, listed, new AS added, changed, unchanged, gone, rejected, incomplete_reason
			FROM ledger
			WHERE run_id = :run
			""";

	private final JdbcClient jdbc;

	Ledgers(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Opens the ledger of a run.
	 * @param runId of the run
	 * @param reported total the authority gives; {@code null} where it gives none
	 * @param listed how many items the source named
	 * @param incompleteReason why the listing is incomplete; {@code null} if it is not
	 */
	public void open(UUID runId, @Nullable Integer reported, int listed, @Nullable String incompleteReason) {
		this.jdbc.sql(OPEN)
			.param("run", runId)
			.param("reported", reported)
			.param("listed", listed)
			.param("incompleteReason", incompleteReason)
			.update();
	}

	/**
	 * Closes the ledger of a run whose items are all done.
	 * @param runId of the run
	 */
	public void close(UUID runId) {
		this.jdbc.sql(CLOSE).param("run", runId).update();
	}

	/**
	 * Finds the ledger of a run.
	 * @param runId of the run
	 * @return empty until the source was listed
	 */
	public Optional<Ledger> find(UUID runId) {
		return this.jdbc.sql(FIND).param("run", runId).query(Ledger.class).optional();
	}

}
