package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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
 * Rejects texts from a host that have hardly anything in common with the ones before,
 * though the rows say what they said before: usually they are pages of the server. If
 * several documents have one such text, it is a block page. A single one is accepted when
 * the next run finds it again.
 */
@Component
class ReplacedTextDetector {

	private static final String FIND = """
			SELECT item.id, item.external_id, item.sha256, item.announced_type, item.extractor_version,
				version.sha256 AS known_sha256, version.announced_type AS known_announced_type,
				held.sha256 AS held_sha256, held.announced_type AS held_announced_type
			FROM run_item AS item
			JOIN reference ON reference.source_id = :source AND reference.external_id = item.external_id
				AND reference.last_seen_sha256 <> item.sha256
			JOIN reference_version AS version ON version.id = reference.current_version_id AND version.sha256 IS NOT NULL
			JOIN capture ON capture.run_item_id = item.id AND capture.http_status IS NOT NULL
			CROSS JOIN LATERAL (
				SELECT accepted.entry
				FROM capture
				JOIN run_item AS accepted ON accepted.id = capture.run_item_id
				WHERE capture.source_id = :source AND capture.external_id = item.external_id
					AND capture.sha256 = reference.last_seen_sha256
				ORDER BY capture.captured_at DESC
				LIMIT 1) AS before
			LEFT JOIN quarantine AS held ON held.source_id = :source AND held.external_id = item.external_id
				AND held.resolved_at IS NULL AND (held.reason = :unconfirmed OR held.retry)
			WHERE item.run_id = :run AND item.stage = 'compare' AND item.extractor_version IS NOT NULL
				AND item.entry = before.entry AND held.retry IS NOT TRUE
			ORDER BY item.position
			""";

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
		find(run).stream()
			.flatMap((item) -> replacement(item).stream())
			.collect(Collectors.groupingBy(Replacement::page))
			.values()
			.forEach((items) -> reject(run, items));
	}

	private List<Item> find(Run run) {
		return this.jdbc.sql(FIND)
			.param("run", run.id())
			.param("source", run.sourceId())
			.param("unconfirmed", RejectionReason.UNCONFIRMED.code())
			.query(RecordRowMapper.of(Item.class))
			.list();
	}

	private void reject(Run run, List<Replacement> items) {
		boolean shared = items.stream().map((item) -> item.item().knownSha256()).distinct().count() > 1;
		items.forEach((replacement) -> {
			RunItem item = replacement.item().of(run);
			if (shared && !replacement.notice()) {
				this.quarantine.reject(item, item.file(), RejectionReason.BLOCKED,
						"The same page came for this and other documents: it stands in their place");
			}
			else if (!replacement.confirmed()) {
				this.quarantine.reject(item, item.file(), RejectionReason.UNCONFIRMED,
						"The text has hardly anything in common with the one before, and the row is the same: "
								+ "it is accepted if the next run finds it again");
			}
		});
	}

	private Optional<Replacement> replacement(Item item) {
		List<Block> now = blocks(item.sha256(), item.announcedType(), item);
		List<Block> before = blocks(item.knownSha256(), item.knownAnnouncedType(), item);
		if (now.isEmpty() || before.isEmpty() || !SharedText.isHardlyAny(now, before)) {
			return Optional.empty();
		}
		List<Block> held = blocks(item.heldSha256(), item.heldAnnouncedType(), item);
		boolean confirmed = !held.isEmpty() && !SharedText.isHardlyAny(now, held);
		return Optional.of(new Replacement(item, SharedText.withoutNumbers(now), SharedText.isNotice(now), confirmed));
	}

	private List<Block> blocks(@Nullable ContentHash sha256, @Nullable String announcedType, Item item) {
		return (sha256 == null || announcedType == null) ? List.of()
				: this.texts.find(new FileKey(sha256, announcedType), item.extractorVersion())
					.filter(Extraction.Text.class::isInstance)
					.map((text) -> ((Extraction.Text) text).blocks())
					.orElse(List.of());
	}

	/**
	 * A text in the place of another one.
	 *
	 * @param page what all copies of it have in common
	 * @param notice whether it states that the document has ended
	 * @param confirmed whether the run before found it, too
	 */
	private record Replacement(Item item, String page, boolean notice, boolean confirmed) {

	}

	record Item(long id, String externalId, ContentHash sha256, String announcedType, String extractorVersion,
			ContentHash knownSha256, String knownAnnouncedType, @Nullable ContentHash heldSha256,
			@Nullable String heldAnnouncedType) {

		RunItem of(Run run) {
			return new RunItem(this.id, run.id(), run.sourceId(), this.externalId, null, null, this.sha256,
					this.announcedType, this.extractorVersion);
		}

	}

}
