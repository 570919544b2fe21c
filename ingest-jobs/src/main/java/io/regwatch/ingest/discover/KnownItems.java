package io.regwatch.ingest.discover;

import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;
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

	private static final String FIND_CONSOLIDATED = """
			SELECT reference.external_id, version.url,
				CASE WHEN version.effective_date_basis = 'listing' THEN version.effective_at
					ELSE version.published_at END AS date
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			JOIN stated_relation AS relation ON relation.reference_id = reference.id AND relation.kind = 'consolidates'
				AND relation.to_source_id = reference.source_id AND relation.to_external_id = reference.external_id
			WHERE reference.source_id = :source
			""";

	private static final String FIND_DATES = """
			SELECT reference.external_id, version.published_at AS published,
				CASE WHEN version.effective_date_basis = 'listing' THEN version.effective_at END AS effective
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source
				AND (version.published_at IS NOT NULL OR version.effective_date_basis = 'listing')
			""";

	private static final String FIND_LISTED = """
			SELECT reference.external_id, last.entry, version.status
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			CROSS JOIN LATERAL (
				SELECT run_item.entry - ARRAY['text', 'title', 'description', 'note', 'relations'] AS entry
				FROM capture
				JOIN run_item ON run_item.id = capture.run_item_id AND run_item.entry IS NOT NULL
				WHERE capture.source_id = reference.source_id AND capture.external_id = reference.external_id
				ORDER BY capture.captured_at DESC
				LIMIT 1) AS last
			WHERE reference.source_id = :source
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

	/** The current texts of documents with consolidated ones, by external id. */
	Map<String, KnownVersion> consolidated(String sourceId) {
		return this.jdbc.sql(FIND_CONSOLIDATED)
			.param("source", sourceId)
			.query(RecordRowMapper.of(KnownVersion.class))
			.list()
			.stream()
			.collect(Collectors.toMap(KnownVersion::externalId, (version) -> version));
	}

	/** The dates that listings gave the current versions, by external id. */
	Map<String, KnownDates> dates(String sourceId) {
		return this.jdbc.sql(FIND_DATES)
			.param("source", sourceId)
			.query(RecordRowMapper.of(KnownDates.class))
			.list()
			.stream()
			.collect(Collectors.toMap(KnownDates::externalId, (dates) -> dates));
	}

	/** How references were listed last, by external id. */
	Map<String, KnownItem> listed(String sourceId) {
		Map<String, KnownItem> listed = new HashMap<>();
		this.jdbc.sql(FIND_LISTED)
			.param("source", sourceId)
			.query((row, number) -> listed.put(row.getString("external_id"),
					new KnownItem(this.json.readValue(row.getString("entry"), ListedItem.class),
							CodedEnum.of(VersionStatus.class, row.getString("status")))))
			.list();
		return listed;
	}

	/**
	 * A reference as it was listed last, without its texts and relations.
	 *
	 * @param status of the current version, also where no list states one
	 */
	record KnownItem(ListedItem listed, VersionStatus status) {

	}

	/** Dates of a current version; {@code null} if no listing gave them. */
	record KnownDates(String externalId, @Nullable Instant published, @Nullable Instant effective) {

	}

	/**
	 * A current version.
	 *
	 * @param date from which it applies by the authority; {@code null} if unknown
	 */
	record KnownVersion(String externalId, String url, @Nullable Instant date) {

		/** Whether a listed text is an earlier one at another address. */
		boolean isNewerThan(ListedItem item) {
			Instant listed = ConsolidatedDocument.date(item);
			return this.date != null && listed != null && listed.isBefore(this.date) && !item.url().equals(this.url);
		}

		/** Whether it applies, and a listed text at another address does not yet. */
		boolean appliesBefore(ListedItem item, Instant now) {
			return ConsolidatedDocument.isFuture(item, now) && (this.date == null || !this.date.isAfter(now))
					&& !item.url().equals(this.url);
		}

	}

}
