package io.regwatch.ingest;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

import io.regwatch.ingest.run.AnomalyRepository;
import io.regwatch.ingest.run.Ledgers;
import io.regwatch.store.Instants;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads back what the ledger says of runs. */
@Repository
public class RunLedgerRepository {

	private static final String FIND = """
			SELECT id, source_id, scheduled_at, started_at, finished_at, backfill
			FROM run
			WHERE id = :run
			""";

	private static final String FIND_LAST = """
			SELECT id, source_id, scheduled_at, started_at, finished_at, backfill
			FROM run
			WHERE source_id = :source
			ORDER BY started_at DESC
			LIMIT :limit
			""";

	private static final String FIND_LAST_OF_EACH = """
			SELECT DISTINCT ON (source_id) id, source_id, scheduled_at, started_at, finished_at, backfill
			FROM run
			ORDER BY source_id, started_at DESC
			""";

	private static final String REJECTED = """
			SELECT reason AS code, count(*) AS number
			FROM run_item
			WHERE run_id = :run AND outcome = 'rejected'
			GROUP BY reason
			""";

	private static final String CAPTURES = """
			SELECT capture.outcome AS code, count(*) AS number
			FROM capture
			JOIN run_item ON run_item.id = capture.run_item_id
			WHERE run_item.run_id = :run
			GROUP BY capture.outcome
			""";

	private static final String UPDATES = """
			SELECT kind AS code, count(*) AS number
			FROM reference_update
			WHERE run_id = :run
			GROUP BY kind
			""";

	private final JdbcClient jdbc;

	private final Ledgers ledgers;

	private final AnomalyRepository anomalies;

	RunLedgerRepository(JdbcClient jdbc, Ledgers ledgers, AnomalyRepository anomalies) {
		this.jdbc = jdbc;
		this.ledgers = ledgers;
		this.anomalies = anomalies;
	}

	/**
	 * Finds what the ledger says of a run.
	 * @param runId of a run
	 * @return empty if there is none
	 */
	public Optional<RunLedger> find(UUID runId) {
		return this.jdbc.sql(FIND).param("run", runId).query(this::ledger).optional();
	}

	/**
	 * Finds the last runs of a source.
	 * @param sourceId of the source
	 * @param limit how many at most
	 * @return the last one first
	 */
	public List<RunLedger> last(String sourceId, int limit) {
		return this.jdbc.sql(FIND_LAST).param("source", sourceId).param("limit", limit).query(this::ledger).list();
	}

	/**
	 * Finds the last run of each source that was ever read.
	 * @return by source
	 */
	public List<RunLedger> lastOfEach() {
		return this.jdbc.sql(FIND_LAST_OF_EACH).query(this::ledger).list();
	}

	private RunLedger ledger(ResultSet row, int number) throws SQLException {
		UUID run = row.getObject("id", UUID.class);
		return new RunLedger(run, row.getString("source_id"), Instants.get(row, "scheduled_at"),
				Instants.get(row, "started_at"), Instants.find(row, "finished_at"), row.getBoolean("backfill"),
				this.ledgers.find(run).orElse(null), this.anomalies.of(run), count(REJECTED, run), count(CAPTURES, run),
				count(UPDATES, run));
	}

	private Map<String, Integer> count(String sql, UUID run) {
		Map<String, Integer> numbers = new TreeMap<>();
		this.jdbc.sql(sql).param("run", run).query((row) -> {
			numbers.put(row.getString("code"), row.getInt("number"));
		});
		return numbers;
	}

}
