package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Set;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Documents that have left a feed and are due to be requested again: a feed shows its
 * newest entries only, but a document can be revised or taken down after that.
 */
@Repository
class Revisits {

	/**
	 * The older a document, the rarer it changes: half of the time passes that lay
	 * between its first and its last request, but a day at least (less the hours by which
	 * nightly runs differ), and four weeks at most. Ended documents are not requested;
	 * those that are gone are, as a host may have lost them for a night.
	 */
	private static final String FIND_DUE = """
			SELECT reference.external_id
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			CROSS JOIN LATERAL (
				SELECT min(captured_at) AS first, max(captured_at) AS last
				FROM capture
				WHERE capture.source_id = :source AND capture.external_id = reference.external_id) AS requested
			WHERE reference.source_id = :source AND reference.external_id <> ALL (:listed)
				AND version.status NOT IN ('superseded', 'withdrawn', 'repealed')
				AND requested.last < now() - greatest(interval '20 hours',
					least(interval '28 days', (requested.last - requested.first) / 2))
			ORDER BY requested.last
			LIMIT 500
			""";

	private final JdbcClient jdbc;

	Revisits(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the documents that a run requests again, those first that were not requested
	 * for longest; at most 500, so that a run does not take days.
	 * @param sourceId of a feed
	 * @param listed external ids that the run requests anyway
	 * @return external ids
	 */
	List<String> due(String sourceId, Set<String> listed) {
		return this.jdbc.sql(FIND_DUE)
			.param("source", sourceId)
			.param("listed", listed.toArray(String[]::new))
			.query((row, number) -> row.getString("external_id"))
			.list();
	}

}
