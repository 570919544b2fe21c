package io.regwatch.ingest.compare;

import org.springframework.jdbc.core.simple.JdbcClient;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.RecordRowMapper;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.ingest.run.Run;
import java.util.Objects;

import io.regwatch.ingest.run.Renumberings;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.SharedText;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/**
 * Recognises addresses at which an authority publishes another document under another id:
 * title and text have hardly anything in common with those of the document before. The
 * item is a new reference, and the reference that had the address is gone.
 */
@Component
class AddressReuseDetector {

	/**
	 * Missing items that their host still answers for, with what another item is listed
	 * with at their address.
	 */
	private static final String FIND_ANSWERED = """
			SELECT DISTINCT ON (missing.id) missing.id, reference.title AS former_title, version.sha256 AS former_sha256,
				version.announced_type AS former_announced_type, listed.entry ->> 'title' AS title, listed.sha256,
				listed.announced_type, text.extractor_version
			FROM run_item AS missing
			JOIN reference ON reference.source_id = :source AND reference.external_id = missing.external_id
			JOIN reference_version AS version ON version.id = reference.current_version_id
			JOIN run_item AS listed ON listed.run_id = missing.run_id AND listed.origin = 'listed'
				AND listed.entry ->> 'url' = reference.url
			JOIN extracted_text AS former ON former.sha256 = version.sha256
				AND former.announced_type = version.announced_type
			JOIN extracted_text AS text ON text.sha256 = listed.sha256 AND text.announced_type = listed.announced_type
				AND text.extractor_version = former.extractor_version
			WHERE missing.run_id = :run AND missing.origin = 'missing' AND missing.outcome = 'unchanged'
			ORDER BY missing.id, text.extracted_at DESC
			""";

	private final JdbcClient jdbc;

	private final StoredTexts texts;

	private final References references;

	private final Renumberings renumberings;

	private final RunItemStages items;

	AddressReuseDetector(JdbcClient jdbc, StoredTexts texts, References references, Renumberings renumberings,
			RunItemStages items) {
		this.jdbc = jdbc;
		this.texts = texts;
		this.references = references;
		this.renumberings = renumberings;
		this.items = items;
	}

	/**
	 * Finds the missing items of a complete listing whose address has become that of
	 * another document: what the host answers there does not mean that they are there.
	 * @param run all of whose items are ready to be compared
	 */
	void loseTakenAddresses(Run run) {
		this.items.settleTaken(run.id());
		this.jdbc.sql(FIND_ANSWERED)
			.param("run", run.id())
			.param("source", run.sourceId())
			.query(RecordRowMapper.of(Answered.class))
			.list()
			.stream()
			.filter(this::isOther)
			.forEach((answered) -> this.items.reopenMissing(answered.id()));
	}

	/**
	 * Detects such an item and records that the other reference is gone.
	 * @param item with another id than the reference
	 * @param former reference that had the item's address, locked
	 * @return whether the item is another document
	 */
	boolean detect(RunItem item, KnownReference former) {
		boolean other = isOther(item, former);
		if (other && this.renumberings.undo(item)) {
			this.references.lose(former.id());
		}
		return other;
	}

	private boolean isOther(RunItem item, KnownReference former) {
		ListedItem listed = item.listed();
		if (listed == null || !listed.url().equals(former.url()) || former.file() == null) {
			return false;
		}
		String version = Objects.requireNonNull(item.extractorVersion());
		return isOther(listed.title(), text(FileKey.of(item), version), former.title(), text(former.file(), version));
	}

	private boolean isOther(Answered answered) {
		return isOther(answered.title(),
				text(new FileKey(answered.sha256(), answered.announcedType()), answered.extractorVersion()),
				answered.formerTitle(), text(new FileKey(answered.formerSha256(), answered.formerAnnouncedType()),
						answered.extractorVersion()));
	}

	private static boolean isOther(@Nullable String listedTitle, Extraction.@Nullable Text text, String formerTitle,
			Extraction.@Nullable Text former) {
		String title = (listedTitle != null) ? listedTitle : (text != null) ? text.title() : null;
		return text != null && former != null && title != null && SharedText.isHardlyAny(title, formerTitle)
				&& SharedText.isHardlyAny(text.blocks(), former.blocks());
	}

	private Extraction.@Nullable Text text(FileKey file, String extractorVersion) {
		return this.texts.find(file, extractorVersion)
			.filter(Extraction.Text.class::isInstance)
			.map(Extraction.Text.class::cast)
			.orElse(null);
	}

	/** A missing item and the listed one that has its address. */
	record Answered(long id, String formerTitle, ContentHash formerSha256, String formerAnnouncedType,
			@Nullable String title, ContentHash sha256, String announcedType, String extractorVersion) {

	}

}
