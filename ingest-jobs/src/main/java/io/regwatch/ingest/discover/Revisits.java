package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Set;

import io.regwatch.ingest.run.Revisit;
import io.regwatch.ingest.source.ListedItem;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Documents that have left a feed and are due to be requested again: a feed shows its
 * newest entries only, but a document can be revised or taken down after that, and one
 * that was refused may be there now.
 */
@Repository
class Revisits {

	/**
	 * The older a document, the rarer it changes: half of the time passes that lay
	 * between its first and its last request, or between its first and its last refusal
	 * if it is in quarantine; but a day at least (less the hours by which nightly runs
	 * differ), and four weeks at most. Ended documents are not requested; those that are
	 * gone are, as a host may have lost them for a night.
	 * <p>
	 * A refused document is requested by its last row if it was never read with that: the
	 * row may have another address than the document had before.
	 */
	private static final String FIND_DUE = """
			SELECT document.external_id,
				CASE WHEN known.status IS NULL OR refused.retry OR read.entry IS DISTINCT FROM listed.entry
					THEN listed.entry END AS entry
			FROM (
				SELECT reference.external_id, version.status
				FROM reference
				JOIN reference_version AS version ON version.id = reference.current_version_id
				WHERE reference.source_id = :source) AS known
			FULL JOIN (
				SELECT external_id, first_seen_at, last_seen_at, retry
				FROM quarantine
				WHERE source_id = :source AND resolved_at IS NULL) AS refused USING (external_id) AS document
			CROSS JOIN LATERAL (
				SELECT coalesce(refused.first_seen_at, min(captured_at)) AS first,
					coalesce(refused.last_seen_at, max(captured_at)) AS last
				FROM capture
				WHERE capture.source_id = :source AND capture.external_id = document.external_id) AS requested
			LEFT JOIN LATERAL (
				SELECT run_item.entry
				FROM run_item
				JOIN run ON run.id = run_item.run_id
				WHERE run.source_id = :source AND run_item.external_id = document.external_id
					AND run_item.entry IS NOT NULL
				ORDER BY run_item.id DESC
				LIMIT 1) AS listed ON refused.external_id IS NOT NULL
			LEFT JOIN LATERAL (
				SELECT run_item.entry
				FROM capture
				JOIN run_item ON run_item.id = capture.run_item_id
				WHERE capture.source_id = :source AND capture.external_id = document.external_id
					AND capture.sha256 IS NOT NULL
				ORDER BY capture.captured_at DESC
				LIMIT 1) AS read ON refused.external_id IS NOT NULL
			WHERE document.external_id <> ALL (:listed)
				AND (refused.external_id IS NOT NULL OR known.status NOT IN ('superseded', 'withdrawn', 'repealed'))
				AND (refused.retry OR requested.last < now() - greatest(interval '20 hours',
					least(interval '28 days', (requested.last - requested.first) / 2)))
			ORDER BY coalesce(refused.retry, false) DESC, requested.last
			LIMIT 500
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	Revisits(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds the documents that a run requests again: first those that an operator wants
	 * to be tried, then those that were not requested for longest; at most 500, so that a
	 * run does not take days.
	 * @param sourceId of a feed
	 * @param listed external ids that the run requests anyway
	 */
	List<Revisit> due(String sourceId, Set<String> listed) {
		return this.jdbc.sql(FIND_DUE)
			.param("source", sourceId)
			.param("listed", listed.toArray(String[]::new))
			.query((row, number) -> new Revisit(row.getString("external_id"), listed(row.getString("entry"))))
			.list();
	}

	private @Nullable ListedItem listed(@Nullable String entry) {
		return (entry != null) ? this.json.readValue(entry, ListedItem.class) : null;
	}

}
