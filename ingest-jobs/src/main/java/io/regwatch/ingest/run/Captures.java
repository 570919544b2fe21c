package io.regwatch.ingest.run;

import java.net.URI;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;

import io.regwatch.http.Validators;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Reception;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The captures: what every single look at an item gave. */
@Repository
public class Captures {

	private static final String ADD = """
			INSERT INTO capture (run_item_id, source_id, external_id, url, hops, outcome, http_status, etag, last_modified,
				sha256, detail)
			VALUES (:item, :source, :externalId, :url, :hops, :outcome, :status, :etag, :lastModified, :sha256, :detail)
			ON CONFLICT (run_item_id) DO NOTHING
			""";

	private static final String FIND_LAST = """
			SELECT capture.url, capture.hops[cardinality(capture.hops)] AS answered_by, capture.etag, capture.last_modified,
				capture.sha256, reference.url AS page, run_item.entry ->> 'locator' AS locator, run_item.entry
			FROM capture
			LEFT JOIN reference
				ON reference.source_id = capture.source_id AND reference.external_id = capture.external_id
			LEFT JOIN run_item ON run_item.id = capture.run_item_id
			WHERE capture.source_id = :source AND capture.external_id = :externalId AND capture.sha256 IS NOT NULL
				AND NOT EXISTS (
					SELECT
					FROM quarantine
					WHERE quarantine.source_id = capture.source_id AND quarantine.external_id = capture.external_id
						AND quarantine.resolved_at IS NULL AND quarantine.retry)
			ORDER BY capture.captured_at DESC
			LIMIT 1
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	Captures(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds what the last look left that gave bytes.
	 * @param item of any run
	 * @return empty if none did, or if an operator wants the item to be tried as if it
	 * were new
	 */
	public Optional<LastCapture> last(RunItem item) {
		return this.jdbc.sql(FIND_LAST)
			.param("source", item.sourceId())
			.param("externalId", item.externalId())
			.query(this::capture)
			.optional();
	}

	/**
	 * Notes that an item's bytes were fetched.
	 * @param item listed
	 * @param url where it was looked for
	 * @param outcome with its bytes
	 */
	public void fetched(RunItem item, String url, FetchOutcome.Fetched outcome) {
		add(item, url, "fetched", outcome.reception(), outcome.file().hash(), null);
	}

	/**
	 * Notes that an item's bytes are still those of the last capture; validators that the
	 * host does not repeat stay.
	 * @param item listed
	 * @param last with its bytes
	 * @param outcome with newer validators
	 */
	public void notModified(RunItem item, LastCapture last, FetchOutcome.NotModified outcome) {
		Reception reception = outcome.reception();
		Validators validators = reception.validators().isEmpty() ? last.validators() : reception.validators();
		add(item, last.url(), "not_modified", new Reception(reception.status(), reception.hops(), validators),
				last.file(), null);
	}

	/**
	 * Notes that an item could not be had.
	 * @param item listed
	 * @param url where it was looked for
	 * @param outcome with what happened
	 */
	public void refused(RunItem item, String url, FetchOutcome.Refused outcome) {
		add(item, url, "refused", outcome.reception(), null, outcome.detail());
	}

	/**
	 * Notes that the source itself says that an item is gone.
	 * @param item listed or not
	 * @param url where it was looked for
	 * @param reception how it says so
	 */
	public void gone(RunItem item, String url, Reception reception) {
		add(item, url, "gone", reception, null, null);
	}

	private void add(RunItem item, String url, String outcome, Reception reception, @Nullable ContentHash file,
			@Nullable String detail) {
		this.jdbc.sql(ADD)
			.param("item", item.id())
			.param("source", item.sourceId())
			.param("externalId", item.externalId())
			.param("url", url)
			.param("hops", reception.hops().stream().map(URI::toString).toArray(String[]::new))
			.param("outcome", outcome)
			.param("status", reception.status())
			.param("etag", reception.validators().etag())
			.param("lastModified", reception.validators().lastModified())
			.param("sha256", (file != null) ? file.hex() : null)
			.param("detail", detail)
			.update();
	}

	private LastCapture capture(ResultSet row, int number) throws SQLException {
		return new LastCapture(Objects.requireNonNull(row.getString("url")), row.getString("page"),
				row.getString("locator"), new ContentHash(Objects.requireNonNull(row.getString("sha256"))),
				listed(row.getString("entry")),
				new Validators(row.getString("etag"), row.getString("last_modified"), row.getString("answered_by")));
	}

	private @Nullable ListedItem listed(@Nullable String entry) {
		return (entry != null) ? this.json.readValue(entry, ListedItem.class) : null;
	}

}
