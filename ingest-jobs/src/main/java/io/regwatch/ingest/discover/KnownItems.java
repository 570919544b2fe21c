package io.regwatch.ingest.discover;

import java.util.LinkedHashSet;
import java.util.Set;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What a source listed before. */
@Repository
class KnownItems {

	private static final String FIND = """
			SELECT external_id
			FROM reference
			WHERE source_id = :source AND gone_since IS NULL
			ORDER BY external_id
			""";

	private final JdbcClient jdbc;

	KnownItems(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** External ids of the references that were not gone when last looked for. */
	Set<String> of(String sourceId) {
		return new LinkedHashSet<>(this.jdbc.sql(FIND).param("source", sourceId).query(String.class).list());
	}

}
