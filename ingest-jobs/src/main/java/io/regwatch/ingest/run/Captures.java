package io.regwatch.ingest.run;

import java.util.Optional;

import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The captures: what every single look at an item gave. */
@Repository
public class Captures {

	private static final String ADD = """
			INSERT INTO capture (run_item_id, source_id, external_id, url, outcome, sha256, detail)
			VALUES (:item, :source, :externalId, :url, :outcome, :sha256, :detail)
			ON CONFLICT (run_item_id) DO NOTHING
			""";

	private static final String FIND_LOCATOR = """
			SELECT run_item.entry ->> 'locator'
			FROM capture
			JOIN run_item ON run_item.id = capture.run_item_id
			WHERE capture.source_id = :source AND capture.external_id = :externalId AND run_item.entry IS NOT NULL
			ORDER BY capture.captured_at DESC
			LIMIT 1
			""";

	private final JdbcClient jdbc;

	Captures(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Notes that an item's bytes were fetched.
	 * @param item listed
	 * @param url where it was looked for
	 * @param file its bytes
	 */
	public void fetched(RunItem item, String url, ContentHash file) {
		add(item, url, "fetched", file, null);
	}

	/**
	 * Notes that an item could not be had.
	 * @param item listed
	 * @param url where it was looked for
	 * @param detail what happened
	 */
	public void refused(RunItem item, String url, String detail) {
		add(item, url, "refused", null, detail);
	}

	/**
	 * Notes that the source itself says that an item is gone.
	 * @param item no longer listed
	 * @param url where it was looked for
	 */
	public void gone(RunItem item, String url) {
		add(item, url, "gone", null, null);
	}

	/**
	 * Finds where an item was when it was looked at last.
	 * @param item no longer listed
	 * @return its locator; empty if that look is forgotten
	 */
	public Optional<String> findLocator(RunItem item) {
		return this.jdbc.sql(FIND_LOCATOR)
			.param("source", item.sourceId())
			.param("externalId", item.externalId())
			.query(String.class)
			.optional();
	}

	private void add(RunItem item, String url, String outcome, @Nullable ContentHash file, @Nullable String detail) {
		this.jdbc.sql(ADD)
			.param("item", item.id())
			.param("source", item.sourceId())
			.param("externalId", item.externalId())
			.param("url", url)
			.param("outcome", outcome)
			.param("sha256", (file != null) ? file.hex() : null)
			.param("detail", detail)
			.update();
	}

}
