package io.regwatch.ingest.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import io.regwatch.ingest.compare.Replacement.Extent;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.SharedText;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.schema.Block;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/**
 * Finds texts from a host that have hardly anything in common with the ones before, or
 * are those of other documents: usually they are pages of the server. Rows that are
 * documents are included, because interfaces may cut them off.
 */
@Component
class ReplacedTextDetector {

	private final ChangedItems items;

	private final StoredTexts texts;

	private final Quarantine quarantine;

	ReplacedTextDetector(ChangedItems items, StoredTexts texts, Quarantine quarantine) {
		this.items = items;
		this.texts = texts;
		this.quarantine = quarantine;
	}

	/** Rejects such items of a run, all of which are ready to be compared. */
	void reject(Run run) {
		Map<ChangedItems.Item, Replacement> found = new LinkedHashMap<>();
		List<ChangedItems.Item> changed = this.items.find(run);
		Set<@Nullable Long> others = changed.isEmpty() ? Set.of() : this.items.findOthers(run);
		changed
			.forEach((item) -> replacement(item, others.contains(item.id())).ifPresent((one) -> found.put(item, one)));
		if (found.isEmpty()) {
			return;
		}
		Replacements all = new Replacements(List.copyOf(found.values()), this.items.fetched(run));
		found.forEach((item, one) -> all.reject(one)
			.ifPresent((rejection) -> this.quarantine.reject(item.of(run), item.sha256(), rejection.reason(),
					rejection.detail())));
	}

	private Optional<Replacement> replacement(ChangedItems.Item item, boolean other) {
		Extraction.Text now = text(item.sha256(), item.announcedType(), item);
		Extraction.Text before = text(item.knownSha256(), item.knownAnnouncedType(), item);
		Optional<Extent> extent = (now != null && before != null) ? extent(now.blocks(), before.blocks(), other)
				: Optional.empty();
		return extent.map((most) -> new Replacement(item.knownSha256(),
				SharedText.withoutNumbers(Objects.requireNonNull(now).blocks(), item.titles()), most, item.row(),
				item.sameRow() || isTranslated(now, Objects.requireNonNull(before)), item.redirected(),
				SharedText.isBrief(now.blocks(), Objects.requireNonNull(before).blocks()), other,
				isRepeated(now, item)));
	}

	private static Optional<Extent> extent(List<Block> now, List<Block> before, boolean other) {
		if (SharedText.isReplaced(now, before)) {
			return Optional.of(SharedText.isNotice(now) ? Extent.NOTICE : Extent.MOST);
		}
		if (other) {
			return Optional.of(Extent.PART);
		}
		return SharedText.isCutOff(now, before) ? Optional.of(Extent.END) : Optional.empty();
	}

	private static boolean isTranslated(Extraction.Text now, Extraction.Text before) {
		return now.language() != null && before.language() != null && !now.language().equals(before.language());
	}

	private boolean isRepeated(Extraction.Text now, ChangedItems.Item item) {
		Extraction.Text held = text(item.heldSha256(), item.heldAnnouncedType(), item);
		return held != null && !SharedText.isHardlyAny(now.blocks(), held.blocks());
	}

	private Extraction.@Nullable Text text(@Nullable ContentHash sha256, @Nullable String announcedType,
			ChangedItems.Item item) {
		return (sha256 == null || announcedType == null) ? null
				: this.texts.find(new FileKey(sha256, announcedType), item.extractorVersion())
					.filter(Extraction.Text.class::isInstance)
					.map(Extraction.Text.class::cast)
					.orElse(null);
	}

}
