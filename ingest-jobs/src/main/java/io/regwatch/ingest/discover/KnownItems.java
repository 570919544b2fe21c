package io.regwatch.ingest.discover;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import io.regwatch.ingest.source.ListedItem;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The items that a source has listed before. */
@Repository
class KnownItems {

	private static final String FIND = """
			SELECT external_id
			FROM reference
			WHERE source_id = :source AND gone_since IS NULL
			ORDER BY external_id
			""";

	private static final String FIND_QUARANTINED = """
			SELECT last.entry
			FROM quarantine
			CROSS JOIN LATERAL (
				SELECT entry
				FROM run_item
				JOIN run ON run.id = run_item.run_id
				WHERE run.source_id = quarantine.source_id AND run_item.external_id = quarantine.external_id
					AND run_item.entry IS NOT NULL
				ORDER BY run_item.id DESC
				LIMIT 1) AS last
			WHERE quarantine.source_id = :source AND quarantine.resolved_at IS NULL
				AND quarantine.external_id <> ALL (:listed)
			ORDER BY quarantine.external_id
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	KnownItems(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/** External ids of the references that were not gone at the last check. */
	Set<String> of(String sourceId) {
		return new LinkedHashSet<>(this.jdbc.sql(FIND).param("source", sourceId).query(String.class).list());
	}

	/** Quarantined items that are not listed now, as they were listed last. */
	List<ListedItem> quarantined(String sourceId, Set<String> listed) {
		return this.jdbc.sql(FIND_QUARANTINED)
			.param("source", sourceId)
			.param("listed", listed.toArray(String[]::new))
			.query((row, number) -> this.json.readValue(row.getString("entry"), ListedItem.class))
			.list();
	}

}
