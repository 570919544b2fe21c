package io.regwatch.ingest.run;

import java.util.List;

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

	private final JdbcClient jdbc;

	KnownAddressRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the addresses that missing items share with references that are still listed,
	 * and those of all listed items.
	 * @param missing items of a run, possibly none
	 * @return without addresses that only missing ones have
	 */
	public KnownAddresses find(List<RunItem> missing) {
		if (missing.isEmpty()) {
			return KnownAddresses.NONE;
		}
		RunItem first = missing.getFirst();
		List<String> shared = this.jdbc.sql(FIND_SHARED)
			.param("run", first.runId())
			.param("source", first.sourceId())
			.param("externalIds", missing.stream().map(RunItem::externalId).toArray(String[]::new))
			.query((row, number) -> row.getString(1))
			.list();
		List<String> listed = this.jdbc.sql(FIND_LISTED)
			.param("run", first.runId())
			.query((row, number) -> row.getString(1))
			.list();
		return new KnownAddresses(shared, listed);
	}

}
