package io.regwatch.search;

import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Lets the versions of single documents count from further up. */
final class VersionOffsets {

	private static final String RAISE = """
			INSERT INTO index_version_offset (entity_id, version_offset)
			VALUES (:id, :raise)
			ON CONFLICT (entity_id) DO UPDATE
			SET version_offset = index_version_offset.version_offset + excluded.version_offset
			""";

	private final JdbcClient jdbc;

	VersionOffsets(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Raises the version that the row's documents have from now on.
	 * @param entityId of the row
	 * @param by at least 1
	 */
	void raise(UUID entityId, long by) {
		this.jdbc.sql(RAISE).param("id", entityId).param("raise", by).update();
	}

}
