package io.regwatch.ingest.run;

import java.util.List;
import java.util.Map;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.ListingShape;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What earlier listings of a source looked like, as their ledgers have it. */
@Repository
public class ListingShapes {

	private static final String FIND_LAST = """
			SELECT ledger.shape
			FROM run
			JOIN ledger ON ledger.run_id = run.id
			WHERE run.source_id = :source AND run.finished_at IS NOT NULL AND ledger.incomplete_reason IS NULL
			ORDER BY run.started_at DESC
			LIMIT 1
			""";

	/** Of a run that could read the list, complete or not. */
	private static final String FIND_SHIFTS = """
			SELECT ledger.shape
			FROM run
			JOIN ledger ON ledger.run_id = run.id
			WHERE run.source_id = :source AND run.finished_at IS NOT NULL
				AND (ledger.shape ->> 'items')::integer > 0
			ORDER BY run.started_at DESC
			LIMIT 1
			""";

	/**
	 * Of incomplete listings, too: the entries of a feed that could be read were seen.
	 */
	private static final String FIND_PARTS = """
			SELECT DISTINCT ON (part.value ->> 'start') part.value
			FROM run
			JOIN ledger ON ledger.run_id = run.id
			CROSS JOIN LATERAL jsonb_array_elements(ledger.shape -> 'parts') AS part
			WHERE run.source_id = :source AND run.finished_at IS NOT NULL AND jsonb_path_exists(part.value, '$.entries[0]')
			ORDER BY part.value ->> 'start', run.started_at DESC
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	ListingShapes(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds the shape of the last complete listing of a source.
	 * @param sourceId of the source
	 * @return {@link ListingShape#NONE} if there is none
	 */
	public ListingShape last(String sourceId) {
		return find(FIND_LAST, sourceId);
	}

	/**
	 * Finds the values that the last run did not take because they had shifted.
	 * @param sourceId of the source
	 * @return by field and external id
	 */
	public Map<String, Map<String, String>> lastShifts(String sourceId) {
		return find(FIND_SHIFTS, sourceId).shifted();
	}

	private ListingShape find(String sql, String sourceId) {
		return this.jdbc.sql(sql)
			.param("source", sourceId)
			.query((row, number) -> this.json.readValue(row.getString("shape"), ListingShape.class))
			.optional()
			.orElse(ListingShape.NONE);
	}

	/**
	 * Finds the feeds of a source as each was last read with entries.
	 * @param sourceId of the source
	 * @return none before the first run
	 */
	public List<Listing.Part> lastParts(String sourceId) {
		return this.jdbc.sql(FIND_PARTS)
			.param("source", sourceId)
			.query((row, number) -> this.json.readValue(row.getString("value"), Listing.Part.class))
			.list();
	}

}
