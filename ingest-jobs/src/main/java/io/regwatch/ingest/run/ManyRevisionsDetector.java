package io.regwatch.ingest.run;

import java.util.UUID;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Detects runs that tell revisions of most documents of a source: usually its pages have
 * got another design.
 */
@Component
class ManyRevisionsDetector implements FinishedRunCheck {

	/** Fewer may be revised together. */
	private static final int FEWEST = 10;

	private static final String COUNT = """
			SELECT count(*) FILTER (WHERE outcome = 'changed' AND materiality = 'text') AS revised,
				count(*) FILTER (WHERE outcome IN ('changed', 'unchanged')) AS known
			FROM run_item
			WHERE run_id = :run
			""";

	private final JdbcClient jdbc;

	private final AnomalyRepository anomalies;

	ManyRevisionsDetector(JdbcClient jdbc, AnomalyRepository anomalies) {
		this.jdbc = jdbc;
		this.anomalies = anomalies;
	}

	@Override
	public void note(UUID runId) {
		Counts counts = this.jdbc.sql(COUNT)
			.param("run", runId)
			.query((row, number) -> new Counts(row.getInt("revised"), row.getInt("known")))
			.single();
		if (counts.revised >= FEWEST && counts.revised * 2 > counts.known) {
			this.anomalies.note(runId, new Anomaly(AnomalyRule.MANY_REVISIONS,
					"The texts of %d of %d documents changed at once".formatted(counts.revised, counts.known)));
		}
	}

	private record Counts(int revised, int known) {

	}

}
