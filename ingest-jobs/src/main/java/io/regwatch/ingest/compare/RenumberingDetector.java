package io.regwatch.ingest.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.ingest.run.Renumberings;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Finds items with unknown ids whose text is that of a reference that a complete listing
 * no longer names, or stopped naming lately.
 */
@Component
class RenumberingDetector {

	private static final String FIND_UNLISTED = """
			SELECT reference.external_id, version.sha256, version.announced_type
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source AND version.sha256 IS NOT NULL
				AND (reference.gone_since > now() - interval '30 days' OR EXISTS (
					SELECT
					FROM run_item AS missing
					WHERE missing.run_id = :run AND missing.origin = 'missing'
						AND missing.external_id = reference.external_id))
				AND NOT EXISTS (
					SELECT
					FROM run_item AS listed
					WHERE listed.run_id = :run AND listed.origin = 'listed'
						AND reference.external_id IN (listed.external_id, listed.former_external_id))
			""";

	private static final String FIND_UNKNOWN = """
			SELECT item.id, item.external_id, item.sha256, item.announced_type, item.extractor_version
			FROM run_item AS item
			WHERE item.run_id = :run AND item.stage = 'compare' AND item.origin = 'listed'
				AND item.extractor_version IS NOT NULL AND item.former_external_id IS NULL
				AND NOT EXISTS (
					SELECT
					FROM reference
					WHERE reference.source_id = :source AND reference.external_id = item.external_id)
			""";

	private final JdbcClient jdbc;

	private final StoredTexts texts;

	private final Renumberings renumberings;

	RenumberingDetector(JdbcClient jdbc, StoredTexts texts, Renumberings renumberings) {
		this.jdbc = jdbc;
		this.texts = texts;
		this.renumberings = renumberings;
	}

	/** Records the renumbered items of a run, all of which are ready to be compared. */
	void detect(Run run) {
		List<Unlisted> unlisted = find(FIND_UNLISTED, Unlisted.class, run);
		List<Unknown> unknown = unlisted.isEmpty() ? List.of() : find(FIND_UNKNOWN, Unknown.class, run);
		if (unknown.isEmpty()) {
			return;
		}
		String extractorVersion = unknown.getFirst().extractorVersion();
		Map<ContentHash, Unlisted> lost = unique(unlisted,
				(reference) -> hash(new FileKey(reference.sha256(), reference.announcedType()), extractorVersion));
		Map<ContentHash, Unknown> found = unique(unknown,
				(item) -> hash(new FileKey(item.sha256(), item.announcedType()), item.extractorVersion()));
		found.forEach((text, item) -> Optional.ofNullable(lost.get(text))
			.ifPresent((reference) -> this.renumberings.set(item.of(run), reference.externalId())));
	}

	private <T> List<T> find(String sql, Class<T> type, Run run) {
		return this.jdbc.sql(sql)
			.param("run", run.id())
			.param("source", run.sourceId())
			.query(RecordRowMapper.of(type))
			.list();
	}

	private Optional<ContentHash> hash(FileKey file, String extractorVersion) {
		return this.texts.find(file, extractorVersion)
			.filter(Extraction.Text.class::isInstance)
			.map((text) -> TextDifference.hash(((Extraction.Text) text).blocks()));
	}

	/** A text that two of them have identifies none. */
	private static <T> Map<ContentHash, T> unique(List<T> elements, Function<T, Optional<ContentHash>> hash) {
		Map<ContentHash, List<T>> byText = new HashMap<>();
		elements.forEach((element) -> hash.apply(element)
			.ifPresent((text) -> byText.computeIfAbsent(text, (_) -> new ArrayList<>()).add(element)));
		return byText.entrySet()
			.stream()
			.filter((entry) -> entry.getValue().size() == 1)
			.collect(Collectors.toMap(Map.Entry::getKey, (entry) -> entry.getValue().getFirst()));
	}

	record Unlisted(String externalId, ContentHash sha256, String announcedType) {

	}

	record Unknown(long id, String externalId, ContentHash sha256, String announcedType, String extractorVersion) {

		RunItem of(Run run) {
			return new RunItem(this.id, run.id(), run.sourceId(), this.externalId, null, null, this.sha256,
					this.announcedType, this.extractorVersion);
		}

	}

}
