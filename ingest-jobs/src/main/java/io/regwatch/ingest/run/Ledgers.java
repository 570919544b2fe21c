package io.regwatch.ingest.run;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
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
				rejected = counted.rejected, unchecked = counted.unchecked,
				incomplete_reason = nullif(concat_ws('; ', incomplete_reason, CAST(:unchecked AS text)), ''),
				closed_at = now()
			FROM (
				SELECT count(*) FILTER (WHERE outcome = 'new') AS new,
					count(*) FILTER (WHERE outcome = 'changed' AND origin = 'listed') AS changed,
					count(*) FILTER (WHERE outcome = 'unchanged' AND origin = 'listed') AS unchanged,
					count(*) FILTER (WHERE outcome = 'gone') AS gone,
					count(*) FILTER (WHERE outcome = 'rejected' AND origin = 'listed') AS rejected,
					count(*) FILTER (WHERE outcome = 'rejected' AND origin = 'missing') AS unchecked
				FROM run_item
				WHERE run_id = :run) AS counted
			WHERE run_id = :run AND closed_at IS NULL
			""";

	private static final String FIND_UNCHECKED = """
			SELECT external_id
			FROM run_item
			WHERE run_id = :run AND outcome = 'rejected' AND origin = 'missing'
			ORDER BY external_id
			""";

	private static final String FIND = """
			SELECT reported, listed, new AS added, changed, unchanged, gone, rejected, unchecked, incomplete_reason
			FROM ledger
			WHERE run_id = :run
			""";

	private final JdbcClient jdbc;

	private final AnomalyRepository anomalies;

	Ledgers(JdbcClient jdbc, AnomalyRepository anomalies) {
		this.jdbc = jdbc;
		this.anomalies = anomalies;
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
	 * Closes the ledger of a run whose items are all done. The run is incomplete if a
	 * withdrawal may have been missed, because an absence could not be checked.
	 * @param runId of the run
	 */
	public void close(UUID runId) {
		Optional<Anomaly> unchecked = findUnchecked(runId);
		unchecked.ifPresent((anomaly) -> this.anomalies.note(runId, anomaly));
		this.jdbc.sql(CLOSE)
			.param("run", runId)
			.param("unchecked", unchecked.map(Anomaly::detail).orElse(null))
			.update();
	}

	/**
	 * Finds the ledger of a run.
	 * @param runId of the run
	 * @return empty until the source was listed
	 */
	public Optional<Ledger> find(UUID runId) {
		return this.jdbc.sql(FIND).param("run", runId).query(Ledger.class).optional();
	}

	private Optional<Anomaly> findUnchecked(UUID runId) {
		List<@Nullable String> items = this.jdbc.sql(FIND_UNCHECKED).param("run", runId).query(String.class).list();
		return items.isEmpty() ? Optional.empty()
				: Optional.of(new Anomaly(AnomalyRule.UNCHECKED_ABSENCE,
						"%d items are no longer listed, and it could not be checked whether they are gone, such as '%s'"
							.formatted(items.size(), items.getFirst())));
	}

}
