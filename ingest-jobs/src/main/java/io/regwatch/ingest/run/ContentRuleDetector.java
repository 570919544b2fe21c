package io.regwatch.ingest.run;

import java.util.List;
import java.util.UUID;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Detects documents whose texts are others because their source was described otherwise:
 * what their authority changed in the same night cannot be told apart.
 */
@Component
class ContentRuleDetector implements FinishedRunCheck {

	private static final String FIND = """
			SELECT run_item.external_id
			FROM run_item
			JOIN capture ON capture.run_item_id = run_item.id AND capture.other_rule
			WHERE run_item.run_id = :run AND (run_item.outcome = 'changed'
				OR (run_item.outcome = 'unchanged' AND run_item.materiality = 'furniture'))
			ORDER BY run_item.external_id
			""";

	private final JdbcClient jdbc;

	private final AnomalyRepository anomalies;

	ContentRuleDetector(JdbcClient jdbc, AnomalyRepository anomalies) {
		this.jdbc = jdbc;
		this.anomalies = anomalies;
	}

	@Override
	public void note(UUID runId) {
		List<String> items = this.jdbc.sql(FIND)
			.param("run", runId)
			.query((row, number) -> row.getString("external_id"))
			.list();
		if (!items.isEmpty()) {
			this.anomalies.note(runId, new Anomaly(AnomalyRule.OTHER_CONTENT,
					"The source says since the last run that other files make its documents: the texts of %d, such as '%s', were taken as they are now, and what the authority changed in them since then is not told"
						.formatted(items.size(), items.getFirst())));
		}
	}

}
