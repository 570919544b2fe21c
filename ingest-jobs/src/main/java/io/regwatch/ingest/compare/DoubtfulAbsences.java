package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.run.Ledgers;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Absences from which nothing is concluded, because the list lost other documents that
 * are still there. They are rejected, and the next run checks them again.
 */
@Component
class DoubtfulAbsences {

	/**
	 * Items that the last finished run missed already are no loss of this listing, and a
	 * document that has ended may leave a list.
	 */
	private static final String COUNT_LOST = """
			SELECT count(*) AS lost, count(*) FILTER (WHERE item.outcome = 'unchanged' OR item.entry IS NOT NULL) AS present
			FROM run_item AS item
			JOIN reference ON reference.source_id = :source AND reference.external_id = item.external_id
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE item.run_id = :run AND item.origin = 'missing'
				AND version.status NOT IN ('superseded', 'withdrawn', 'repealed')
				AND NOT EXISTS (
					SELECT
					FROM run_item AS renumbered
					WHERE renumbered.run_id = :run AND renumbered.former_external_id = item.external_id)
				AND NOT EXISTS (
					SELECT
					FROM run_item AS earlier
					WHERE earlier.origin = 'missing' AND earlier.external_id = item.external_id AND earlier.run_id = (
						SELECT id
						FROM run
						WHERE source_id = :source AND finished_at IS NOT NULL
						ORDER BY started_at DESC
						LIMIT 1))
			""";

	private static final String FIND_OPEN = """
			SELECT id, external_id
			FROM run_item
			WHERE run_id = :run AND origin <> 'listed' AND stage = 'compare' AND entry IS NULL
			ORDER BY position
			""";

	private final JdbcClient jdbc;

	private final Ledgers ledgers;

	private final Quarantine quarantine;

	DoubtfulAbsences(JdbcClient jdbc, Ledgers ledgers, Quarantine quarantine) {
		this.jdbc = jdbc;
		this.ledgers = ledgers;
		this.quarantine = quarantine;
	}

	/** Rejects such items of a run, all of which are ready to be compared. */
	void reject(Run run) {
		findLoss(run).ifPresent((loss) -> {
			this.ledgers.doubt(run.id(), loss);
			find(run).forEach((item) -> this.quarantine.reject(item, null, RejectionReason.FAILED,
					"It is no longer listed, but whether it is gone is unknown: the list lost documents that are still there"));
		});
	}

	private Optional<Anomaly> findLoss(Run run) {
		return this.jdbc.sql(COUNT_LOST)
			.param("run", run.id())
			.param("source", run.sourceId())
			.query(Loss.class)
			.optional()
			.filter((loss) -> loss.present() > 1 && loss.present() * 2 > loss.lost())
			.map((loss) -> new Anomaly(AnomalyRule.LOST_ITEMS,
					"The listing lacks %d known items for the first time, and %d of them are still there"
						.formatted(loss.lost(), loss.present())));
	}

	private List<RunItem> find(Run run) {
		return this.jdbc.sql(FIND_OPEN)
			.param("run", run.id())
			.query((row, number) -> new RunItem(row.getLong("id"), run.id(), run.sourceId(),
					row.getString("external_id"), null, null, null, null, null))
			.list();
	}

	/** Items that are missing for the first time, and those of them that are there. */
	record Loss(int lost, int present) {

	}

}
