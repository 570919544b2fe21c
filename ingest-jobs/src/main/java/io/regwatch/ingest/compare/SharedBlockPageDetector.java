package io.regwatch.ingest.compare;

import java.util.List;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Rejects one page that a host sent for many documents and that no pattern detects.
 * Documents that were different ones do not become the same one in a night, unless an
 * operator says so. Where the listing says that they have ended, the page is the notice
 * of it, and what they said last stays their text.
 */
@Component
class SharedBlockPageDetector {

	/** Usually no item has another file than before, and there is nothing to do. */
	private static final String FIND = """
			WITH strange AS MATERIALIZED (
				SELECT run_item.id, run_item.external_id, run_item.sha256, run_item.announced_type,
					lower(run_item.entry ->> 'status') AS status, reference.id AS reference_id, reference.last_seen_sha256,
					EXISTS (
						SELECT
						FROM capture
						WHERE capture.run_item_id = run_item.id AND capture.http_status IS NOT NULL) AS answered
				FROM run_item
				LEFT JOIN reference ON reference.source_id = :source AND reference.external_id = run_item.external_id
				WHERE run_item.run_id = :run AND run_item.stage = 'compare' AND run_item.sha256 IS NOT NULL
					AND reference.last_seen_sha256 IS DISTINCT FROM run_item.sha256
			), page AS MATERIALIZED (
				SELECT sha256
				FROM strange
				WHERE answered
				GROUP BY sha256
				HAVING count(DISTINCT last_seen_sha256) >= :known
					OR count(*) FILTER (WHERE reference_id IS NULL) >= greatest(:unknown, (
						SELECT count(*) / 2
						FROM run_item AS listed
						WHERE listed.run_id = :run AND listed.origin = 'listed'))
			)
			SELECT strange.id, strange.external_id, strange.sha256, strange.announced_type,
				strange.reference_id IS NOT NULL AND strange.status IN ('withdrawn', 'repealed') AS ended
			FROM strange
			JOIN page ON page.sha256 = strange.sha256
			WHERE NOT EXISTS (
				SELECT
				FROM quarantine
				WHERE quarantine.source_id = :source AND quarantine.external_id = strange.external_id
					AND quarantine.resolved_at IS NULL AND quarantine.retry)
			""";

	/** So many documents that were different are the same now. */
	private static final int KNOWN = 3;

	/** So many new ones are the same, and half of a list with them. */
	private static final int UNKNOWN = 10;

	private final JdbcClient jdbc;

	private final RunItemStages items;

	private final Quarantine quarantine;

	SharedBlockPageDetector(JdbcClient jdbc, RunItemStages items, Quarantine quarantine) {
		this.jdbc = jdbc;
		this.items = items;
		this.quarantine = quarantine;
	}

	/** Rejects such items of a run, all of which are ready to be compared. */
	void reject(Run run) {
		find(run).forEach((page) -> {
			if (page.ended()) {
				this.items.keepKnownFile(page.item());
			}
			else {
				this.quarantine.reject(page.item(), page.item().file(), RejectionReason.BLOCKED,
						"The same page came for this and other documents: it stands in their place");
			}
		});
	}

	private List<SharedPage> find(Run run) {
		return this.jdbc.sql(FIND)
			.param("run", run.id())
			.param("source", run.sourceId())
			.param("known", KNOWN)
			.param("unknown", UNKNOWN)
			.query((row, number) -> new SharedPage(
					new RunItem(row.getLong("id"), run.id(), run.sourceId(), row.getString("external_id"), null, null,
							new ContentHash(row.getString("sha256")), row.getString("announced_type"), null),
					row.getBoolean("ended")))
			.list();
	}

	/** An item that has the same file as others; ended if the listing says so. */
	private record SharedPage(RunItem item, boolean ended) {

	}

}
