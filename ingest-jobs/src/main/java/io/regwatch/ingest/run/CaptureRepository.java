package io.regwatch.ingest.run;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

import io.regwatch.http.FetchPolicy.Recheck;
import io.regwatch.http.Validators;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The captures: the outcome of each check of an item. */
@Repository
public class CaptureRepository {

	/**
	 * What is not stated, and what is not applied to stored files, makes no difference.
	 */
	private static final String RULE = """
			SELECT md5(jsonb_build_array(coalesce(given.definition -> 'content', '{}') - ARRAY['select', 'ignore', 'gone'],
				lists.fields -> 'text', lists.fields -> 'files')::text)
			FROM (
				SELECT jsonb_strip_nulls(definition) AS definition
				FROM source
				WHERE id = :source) AS given
			CROSS JOIN LATERAL (
				SELECT coalesce(given.definition -> 'list', given.definition -> 'table') -> 'fields' AS fields) AS lists
			""";

	private static final String ADD = """
			INSERT INTO capture (run_item_id, source_id, external_id, url, hops, outcome, http_status, etag, last_modified,
				sha256, detail, content_rule, other_rule)
			SELECT item, :source, external_id, url, string_to_array(hops, ' '), outcome, status, etag, last_modified, sha256,
				detail, now.rule, coalesce((
					SELECT last.content_rule <> now.rule AND last.sha256 <> given.sha256
					FROM reference
					JOIN capture AS last ON last.source_id = reference.source_id
						AND last.external_id = reference.external_id AND last.sha256 = reference.last_seen_sha256
					WHERE reference.source_id = :source AND reference.external_id = given.external_id
					ORDER BY last.captured_at DESC
					LIMIT 1), false)
			FROM unnest(CAST(:items AS bigint[]), CAST(:externalIds AS text[]), CAST(:urls AS text[]),
				CAST(:hops AS text[]), CAST(:outcomes AS text[]), CAST(:statuses AS integer[]), CAST(:etags AS text[]),
				CAST(:lastModified AS text[]), CAST(:hashes AS text[]), CAST(:details AS text[]))
				AS given (item, external_id, url, hops, outcome, status, etag, last_modified, sha256, detail)
			CROSS JOIN (%s) AS now (rule)
			ON CONFLICT (run_item_id) DO NOTHING
			"""
		.formatted(RULE);

	private static final String FIND_LAST = """
			SELECT last.external_id, last.url, last.hops[cardinality(last.hops)] AS answered_by,
				CASE WHEN recent.fetched AND NOT host.lies THEN last.etag END AS etag,
				CASE WHEN recent.fetched AND NOT host.lies THEN last.last_modified END AS last_modified, last.sha256,
				reference.url AS page, run_item.entry ->> 'locator' AS locator, run_item.entry,
				NOT recent.fetched AS due, coalesce(last.content_rule <> now.rule, false) AS other_rule
			FROM unnest(CAST(:externalIds AS text[])) AS asked (external_id)
			CROSS JOIN LATERAL (
				SELECT external_id, url, hops, etag, last_modified, sha256, run_item_id, content_rule
				FROM capture
				WHERE source_id = :source AND external_id = asked.external_id AND sha256 IS NOT NULL
				ORDER BY captured_at DESC
				LIMIT 1) AS last
			CROSS JOIN LATERAL (
				SELECT EXISTS (
					SELECT
					FROM capture
					WHERE source_id = :source AND external_id = last.external_id AND outcome = 'fetched'
						AND captured_at > now() - (:days + abs(hashtext(external_id)::bigint) %% :days) * interval '1 day')
					AS fetched) AS recent
			CROSS JOIN (
				SELECT EXISTS (
					SELECT
					FROM run_anomaly
					JOIN run ON run.id = run_anomaly.run_id
					WHERE run.source_id = :source AND run_anomaly.rule = 'stale_validators'
						AND run_anomaly.noted_at > now() - interval '90 days')
					AS lies) AS host
			CROSS JOIN (%s) AS now (rule)
			LEFT JOIN reference ON reference.source_id = :source AND reference.external_id = last.external_id
			LEFT JOIN run_item ON run_item.id = last.run_item_id
			WHERE NOT EXISTS (
				SELECT
				FROM quarantine
				WHERE quarantine.source_id = :source AND quarantine.external_id = last.external_id
					AND quarantine.resolved_at IS NULL AND quarantine.retry)
			"""
		.formatted(RULE);

	/**
	 * For so many days to nearly twice as many an answer counts as the last word of the
	 * host, so that in each night a part of the documents is requested in full.
	 */
	private static final int DAYS = 7;

	/** The same where only another row is a reason to request a document. */
	private static final int DAYS_BY_ROW = 28;

	private final JdbcClient jdbc;

	private final JsonMapper json;

	CaptureRepository(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds the last captures with bytes. Validators are given for some days after the
	 * bytes were last received, because some hosts never change theirs, and not at all if
	 * the source was seen to change texts without them.
	 * @param items of a run
	 * @param recheck when known documents of the source are requested again
	 * @return by external id; without those that never gave any, and those that an
	 * operator wants to be tried as if they were new
	 */
	public Map<String, LastCapture> last(List<RunItem> items, Recheck recheck) {
		Map<String, LastCapture> last = new HashMap<>();
		this.jdbc.sql(FIND_LAST)
			.param("source", items.getFirst().sourceId())
			.param("days", (recheck == Recheck.ALWAYS) ? DAYS : DAYS_BY_ROW)
			.param("externalIds", items.stream().map(RunItem::externalId).distinct().toArray(String[]::new))
			.query((row, number) -> last.put(row.getString("external_id"), capture(row)))
			.list();
		return last;
	}

	/**
	 * Adds captures.
	 * @param captures at items of one source, at least one
	 */
	public void add(List<NewCapture> captures) {
		this.jdbc.sql(ADD)
			.param("source", captures.getFirst().item().sourceId())
			.param("items", captures.stream().map((capture) -> capture.item().id()).toArray(Long[]::new))
			.param("externalIds", texts(captures, (capture) -> capture.item().externalId()))
			.param("urls", texts(captures, NewCapture::url))
			.param("hops", texts(captures, NewCapture::hops))
			.param("outcomes", texts(captures, NewCapture::outcome))
			.param("statuses", captures.stream().map((capture) -> capture.reception().status()).toArray(Integer[]::new))
			.param("etags", texts(captures, (capture) -> capture.reception().validators().etag()))
			.param("lastModified", texts(captures, (capture) -> capture.reception().validators().lastModified()))
			.param("hashes", texts(captures, NewCapture::hash))
			.param("details", texts(captures, NewCapture::detail))
			.update();
	}

	private static @Nullable String[] texts(List<NewCapture> captures, Function<NewCapture, @Nullable String> text) {
		return captures.stream().map(text).toArray(String[]::new);
	}

	private LastCapture capture(ResultSet row) throws SQLException {
		return new LastCapture(Objects.requireNonNull(row.getString("url")), row.getString("page"),
				row.getString("locator"), new ContentHash(Objects.requireNonNull(row.getString("sha256"))),
				listed(row.getString("entry")),
				new Validators(row.getString("etag"), row.getString("last_modified"), row.getString("answered_by")),
				row.getBoolean("due"), row.getBoolean("other_rule"));
	}

	private @Nullable ListedItem listed(@Nullable String entry) {
		return (entry != null) ? this.json.readValue(entry, ListedItem.class) : null;
	}

}
