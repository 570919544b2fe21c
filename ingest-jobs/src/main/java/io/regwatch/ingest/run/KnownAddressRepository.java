package io.regwatch.ingest.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.source.KnownAddresses;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The addresses by which missing items of a run are judged. */
@Repository
public class KnownAddressRepository {

	private static final String FIND_SHARED = """
			SELECT DISTINCT other.url
			FROM reference
			JOIN reference AS other ON other.source_id = reference.source_id AND other.id <> reference.id
				AND split_part(other.url, '#', 1) = split_part(reference.url, '#', 1)
			WHERE reference.source_id = :source AND reference.external_id = ANY (CAST(:externalIds AS text[]))
				AND other.gone_since IS NULL
				AND NOT EXISTS (
					SELECT
					FROM run_item AS missing
					WHERE missing.run_id = :run AND missing.origin = 'missing'
						AND missing.external_id = other.external_id)
			""";

	private static final String FIND_LISTED = """
			SELECT DISTINCT address
			FROM run_item
			CROSS JOIN LATERAL (VALUES (entry ->> 'url'), (entry ->> 'locator')) AS has (address)
			WHERE run_id = :run AND origin = 'listed' AND address LIKE 'http%'
			""";

	/**
	 * The address of a file says nothing where a document has a page of its own. Any few
	 * of them do.
	 */
	private static final String FIND_MOVED = """
			WITH paired AS MATERIALIZED (
				SELECT listed.external_id,
					CASE WHEN own.page THEN reference.url ELSE before.url END AS former,
					CASE WHEN own.page THEN listed.url ELSE listed.address END AS present,
					listed.url <> reference.url OR (listed.shared AND listed.address <> before.url) AS moved
				FROM (
					SELECT coalesce(former_external_id, external_id) AS external_id, entry ->> 'url' AS url,
						CASE WHEN entry ->> 'locator' LIKE 'http%' THEN entry ->> 'locator' ELSE entry ->> 'url' END AS address,
						count(*) OVER (PARTITION BY entry ->> 'url') > 1 AS shared
					FROM run_item
					WHERE run_id = :run AND origin = 'listed') AS listed
				JOIN reference ON reference.source_id = :source AND reference.external_id = listed.external_id
				CROSS JOIN LATERAL (
					SELECT url
					FROM capture
					WHERE source_id = :source AND external_id = listed.external_id AND sha256 IS NOT NULL
						AND captured_at < (SELECT started_at FROM run WHERE id = :run)
					ORDER BY captured_at DESC
					LIMIT 1) AS before
				CROSS JOIN LATERAL (SELECT NOT listed.shared AND reference.url LIKE 'http%' AS page) AS own
			)
			SELECT former, present
			FROM paired
			WHERE moved AND former LIKE 'http%' AND (
				SELECT count(*) FILTER (WHERE moved) * 2 > count(*)
				FROM paired)
			ORDER BY hashtext(external_id)
			LIMIT 3
			""";

	private final JdbcClient jdbc;

	KnownAddressRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the addresses that missing items share with references that are still listed,
	 * those of all listed items, and some that these had before.
	 * @param missing items of a run, possibly none
	 * @return without addresses that only missing ones have
	 */
	public KnownAddresses find(List<RunItem> missing) {
		if (missing.isEmpty()) {
			return KnownAddresses.NONE;
		}
		RunItem first = missing.getFirst();
		List<String> shared = addresses(FIND_SHARED, first)
			.param("externalIds", missing.stream().map(RunItem::externalId).toArray(String[]::new))
			.query((row, number) -> row.getString(1))
			.list();
		List<String> listed = addresses(FIND_LISTED, first).query((row, number) -> row.getString(1)).list();
		Map<String, String> moved = new HashMap<>();
		addresses(FIND_MOVED, first)
			.query((row, number) -> moved.put(row.getString("former"), row.getString("present")))
			.list();
		return new KnownAddresses(shared, listed, moved);
	}

	private JdbcClient.StatementSpec addresses(String sql, RunItem item) {
		return this.jdbc.sql(sql).param("run", item.runId()).param("source", item.sourceId());
	}

}
