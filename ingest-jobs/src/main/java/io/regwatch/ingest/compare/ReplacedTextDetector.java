package io.regwatch.ingest.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.ingest.compare.Replacement.Extent;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.SharedText;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.schema.Block;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Finds texts from a host that have hardly anything in common with the ones before:
 * usually they are pages of the server. Rows that are documents are included, because
 * interfaces may cut them off.
 */
@Component
class ReplacedTextDetector {

	private static final String FIND = """
			SELECT item.id, item.external_id, item.sha256, item.announced_type, item.extractor_version,
				capture.http_status IS NULL AS row, item.entry - 'text' = before.entry - 'text' AS same_row,
				coalesce(cardinality(capture.hops) > 1
					AND capture.hops[cardinality(capture.hops)] <> before.hops[cardinality(before.hops)], false)
					AS redirected,
				reference.title, item.entry ->> 'title' AS listed_title,
				version.sha256 AS known_sha256, version.announced_type AS known_announced_type,
				held.sha256 AS held_sha256, held.announced_type AS held_announced_type
			FROM run_item AS item
			JOIN reference ON reference.source_id = :source AND reference.external_id = item.external_id
				AND reference.last_seen_sha256 <> item.sha256
			JOIN reference_version AS version ON version.id = reference.current_version_id AND version.sha256 IS NOT NULL
			JOIN capture ON capture.run_item_id = item.id
			CROSS JOIN LATERAL (
				SELECT accepted.entry, capture.hops
				FROM capture
				JOIN run_item AS accepted ON accepted.id = capture.run_item_id
				WHERE capture.source_id = :source AND capture.external_id = item.external_id
					AND capture.sha256 = reference.last_seen_sha256
				ORDER BY capture.captured_at DESC
				LIMIT 1) AS before
			LEFT JOIN quarantine AS held ON held.source_id = :source AND held.external_id = item.external_id
				AND held.resolved_at IS NULL AND (held.reason = :unconfirmed OR held.retry)
			WHERE item.run_id = :run AND item.stage = 'compare' AND item.extractor_version IS NOT NULL
				AND held.retry IS NOT TRUE
				AND (capture.http_status IS NOT NULL OR length(before.entry ->> 'text') >= :long)
				AND (item.entry = before.entry OR lower(item.entry ->> 'status') IS NULL
					OR lower(item.entry ->> 'status') NOT IN ('withdrawn', 'repealed'))
			ORDER BY item.position
			""";

	private static final String COUNT_FETCHED = """
			SELECT count(*)
			FROM run_item AS item
			JOIN capture ON capture.run_item_id = item.id AND capture.sha256 IS NOT NULL
			JOIN reference ON reference.source_id = :source AND reference.external_id = item.external_id
			WHERE item.run_id = :run
			""";

	/** Equal texts have equal sizes, which are known without reading all texts. */
	private static final String IS_OF_OTHER = """
			SELECT EXISTS (
				SELECT
				FROM extracted_text AS text
				JOIN reference AS other ON other.source_id = :source AND other.external_id <> :externalId
					AND other.gone_since IS NULL
				JOIN reference_version AS version ON version.id = other.current_version_id
				JOIN extracted_text AS known ON known.sha256 = version.sha256
					AND known.announced_type = version.announced_type
					AND known.extractor_version = text.extractor_version
					AND pg_column_size(known.blocks) = pg_column_size(text.blocks) AND known.blocks = text.blocks
				WHERE text.sha256 = :sha256 AND text.announced_type = :announcedType
					AND text.extractor_version = :extractorVersion)
			""";

	/** The text of a shorter row is replaced by any change. */
	private static final int LONG = 200;

	private final JdbcClient jdbc;

	private final StoredTexts texts;

	private final Quarantine quarantine;

	ReplacedTextDetector(JdbcClient jdbc, StoredTexts texts, Quarantine quarantine) {
		this.jdbc = jdbc;
		this.texts = texts;
		this.quarantine = quarantine;
	}

	/** Rejects such items of a run, all of which are ready to be compared. */
	void reject(Run run) {
		Map<Item, Replacement> found = new LinkedHashMap<>();
		find(run).forEach((item) -> replacement(run, item).ifPresent((one) -> found.put(item, one)));
		if (found.isEmpty()) {
			return;
		}
		Replacements all = new Replacements(List.copyOf(found.values()), fetched(run));
		found.forEach((item, one) -> all.reject(one)
			.ifPresent((rejection) -> this.quarantine.reject(item.of(run), item.sha256(), rejection.reason(),
					rejection.detail())));
	}

	private List<Item> find(Run run) {
		return this.jdbc.sql(FIND)
			.param("run", run.id())
			.param("source", run.sourceId())
			.param("long", LONG)
			.param("unconfirmed", RejectionReason.UNCONFIRMED.code())
			.query(RecordRowMapper.of(Item.class))
			.list();
	}

	private int fetched(Run run) {
		return this.jdbc.sql(COUNT_FETCHED)
			.param("run", run.id())
			.param("source", run.sourceId())
			.query(Integer.class)
			.single();
	}

	private Optional<Replacement> replacement(Run run, Item item) {
		Extraction.Text now = text(item.sha256(), item.announcedType(), item);
		Extraction.Text before = text(item.knownSha256(), item.knownAnnouncedType(), item);
		Optional<Extent> extent = (now != null && before != null) ? extent(now.blocks(), before.blocks())
				: Optional.empty();
		return extent.map((most) -> new Replacement(item.knownSha256(),
				SharedText.withoutNumbers(Objects.requireNonNull(now).blocks(), item.titles()), most, item.row(),
				item.sameRow() || isTranslated(now, Objects.requireNonNull(before)), item.redirected(),
				isOfOther(run, item), isRepeated(now, item)));
	}

	private static Optional<Extent> extent(List<Block> now, List<Block> before) {
		if (SharedText.isReplaced(now, before)) {
			return Optional.of(SharedText.isNotice(now) ? Extent.NOTICE : Extent.MOST);
		}
		return SharedText.isCutOff(now, before) ? Optional.of(Extent.END) : Optional.empty();
	}

	private static boolean isTranslated(Extraction.Text now, Extraction.Text before) {
		return now.language() != null && before.language() != null && !now.language().equals(before.language());
	}

	private boolean isRepeated(Extraction.Text now, Item item) {
		Extraction.Text held = text(item.heldSha256(), item.heldAnnouncedType(), item);
		return held != null && !SharedText.isHardlyAny(now.blocks(), held.blocks());
	}

	private boolean isOfOther(Run run, Item item) {
		return this.jdbc.sql(IS_OF_OTHER)
			.param("source", run.sourceId())
			.param("externalId", item.externalId())
			.param("sha256", item.sha256().hex())
			.param("announcedType", item.announcedType())
			.param("extractorVersion", item.extractorVersion())
			.query(Boolean.class)
			.single();
	}

	private Extraction.@Nullable Text text(@Nullable ContentHash sha256, @Nullable String announcedType, Item item) {
		return (sha256 == null || announcedType == null) ? null
				: this.texts.find(new FileKey(sha256, announcedType), item.extractorVersion())
					.filter(Extraction.Text.class::isInstance)
					.map(Extraction.Text.class::cast)
					.orElse(null);
	}

	record Item(long id, String externalId, ContentHash sha256, String announcedType, String extractorVersion,
			boolean row, boolean sameRow, boolean redirected, String title, @Nullable String listedTitle,
			ContentHash knownSha256, String knownAnnouncedType, @Nullable ContentHash heldSha256,
			@Nullable String heldAnnouncedType) {

		List<String> titles() {
			return Stream.of(this.listedTitle, this.title)
				.filter(Objects::nonNull)
				.map(String::valueOf)
				.distinct()
				.toList();
		}

		RunItem of(Run run) {
			return new RunItem(this.id, run.id(), run.sourceId(), this.externalId, null, null, this.sha256,
					this.announcedType, this.extractorVersion);
		}

	}

}
