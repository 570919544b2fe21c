package io.regwatch.ingest.run;

import java.util.List;
import java.util.UUID;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Detects hosts that do not change the validators of a document with its text: a
 * conditional request would not tell of the change.
 */
@Component
class StaleValidatorsDetector implements FinishedRunCheck {

	/** An entity tag decides; without one the date does. */
	private static final String FIND = """
			SELECT item.external_id
			FROM run_item AS item
			JOIN run ON run.id = item.run_id
			JOIN capture AS now ON now.run_item_id = item.id AND now.outcome = 'fetched'
			CROSS JOIN LATERAL (
				SELECT hops, etag, last_modified, sha256
				FROM capture
				WHERE source_id = run.source_id AND external_id = item.external_id AND outcome = 'fetched'
					AND captured_at < now.captured_at
				ORDER BY captured_at DESC
				LIMIT 1) AS before
			WHERE item.run_id = :run AND item.outcome = 'changed' AND item.materiality = 'text'
				AND before.sha256 <> now.sha256
				AND before.hops[cardinality(before.hops)] = now.hops[cardinality(now.hops)]
				AND (before.etag = now.etag
					OR (before.etag IS NULL AND now.etag IS NULL AND before.last_modified = now.last_modified))
			ORDER BY item.position
			""";

	private final JdbcClient jdbc;

	private final AnomalyRepository anomalies;

	StaleValidatorsDetector(JdbcClient jdbc, AnomalyRepository anomalies) {
		this.jdbc = jdbc;
		this.anomalies = anomalies;
	}

	@Override
	public void note(UUID runId) {
		List<@Nullable String> items = this.jdbc.sql(FIND).param("run", runId).query(String.class).list();
		if (!items.isEmpty()) {
			this.anomalies.note(runId,
					new Anomaly(AnomalyRule.STALE_VALIDATORS,
							"%d texts changed, but not their ETag or Last-Modified, such as that of '%s'"
								.formatted(items.size(), items.getFirst())));
		}
	}

}
