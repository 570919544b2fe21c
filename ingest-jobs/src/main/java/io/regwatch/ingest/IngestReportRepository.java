package io.regwatch.ingest;

import java.util.List;
import java.util.UUID;

import io.regwatch.ingest.run.AnomalyRepository;
import io.regwatch.ingest.run.Ledgers;
import io.regwatch.ingest.run.Runs;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads back what runs found. */
@Repository
public class IngestReportRepository {

	private static final String REJECTIONS = """
			SELECT external_id AS item, reason, detail
			FROM run_item
			WHERE run_id = :run AND outcome = 'rejected'
			ORDER BY position
			""";

	private static final String NOTES = """
			SELECT external_id AS item, entry ->> 'note' AS note
			FROM run_item
			WHERE run_id = :run AND entry ->> 'note' IS NOT NULL
			ORDER BY position
			""";

	private static final String UPDATES = """
			SELECT reference_update.id, reference_update.kind, reference_update.update_type, reference_update.title
			FROM reference_update
			LEFT JOIN run_item ON run_item.id = reference_update.run_item_id
			WHERE reference_update.run_id = :run
			ORDER BY run_item.position, reference_update.id
			""";

	private final JdbcClient jdbc;

	private final Runs runs;

	private final Ledgers ledgers;

	private final AnomalyRepository anomalies;

	IngestReportRepository(JdbcClient jdbc, Runs runs, Ledgers ledgers, AnomalyRepository anomalies) {
		this.jdbc = jdbc;
		this.runs = runs;
		this.ledgers = ledgers;
		this.anomalies = anomalies;
	}

	/**
	 * Reads the report of a run.
	 * @param runId of a finished run
	 * @return what it found
	 */
	public IngestReport get(UUID runId) {
		return new IngestReport(this.runs.get(runId).sourceId(), this.ledgers.find(runId).orElseThrow(),
				this.anomalies.of(runId), rejections(runId),
				this.jdbc.sql(NOTES).param("run", runId).query(RecordRowMapper.of(IngestReport.Note.class)).list(),
				this.jdbc.sql(UPDATES).param("run", runId).query(RecordRowMapper.of(IngestReport.Update.class)).list());
	}

	/**
	 * Lists the items that a run could not take.
	 * @param runId of any run
	 * @return in the listing's order
	 */
	public List<IngestReport.Rejection> rejections(UUID runId) {
		return this.jdbc.sql(REJECTIONS)
			.param("run", runId)
			.query(RecordRowMapper.of(IngestReport.Rejection.class))
			.list();
	}

}
