package io.regwatch.ingest.update;

import io.regwatch.schema.ContentHash;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Files whose pages look like those of another one, though their texts differ: as one
 * extractor version reads them.
 */
@Repository
public class SamePrints {

	private static final String ADD = """
			INSERT INTO same_print (sha256, before_sha256, extractor_version)
			VALUES (:after, :before, :extractorVersion)
			ON CONFLICT DO NOTHING
			""";

	private static final String CONTAINS = """
			SELECT EXISTS (
				SELECT
				FROM same_print
				WHERE sha256 = :after AND before_sha256 = :before AND extractor_version = :extractorVersion)
			""";

	private final JdbcClient jdbc;

	SamePrints(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Records that two files look the same, in the caller's transaction.
	 * @param before the file of a version
	 * @param after a later file
	 * @param extractorVersion that read both
	 */
	public void add(ContentHash before, ContentHash after, String extractorVersion) {
		this.jdbc.sql(ADD)
			.param("before", before.hex())
			.param("after", after.hex())
			.param("extractorVersion", extractorVersion)
			.update();
	}

	/**
	 * Whether two files are known to look the same.
	 * @param before the file of a version
	 * @param after a later file
	 * @param extractorVersion that read both
	 * @return {@code false} also if nobody has compared their looks
	 */
	public boolean contains(ContentHash before, ContentHash after, String extractorVersion) {
		return this.jdbc.sql(CONTAINS)
			.param("before", before.hex())
			.param("after", after.hex())
			.param("extractorVersion", extractorVersion)
			.query(Boolean.class)
			.single();
	}

}
