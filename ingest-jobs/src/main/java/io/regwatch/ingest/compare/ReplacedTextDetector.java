package io.regwatch.ingest.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/**
 * Finds texts that have hardly anything in common with the ones before, are those of
 * other documents, or have an error in the place of content: usually the server sent them
 * by mistake. Rows that are documents are included, because interfaces may cut them off.
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
		changed.forEach((item) -> texts(item).ifPresent((texts) -> texts.replacement(item, others.contains(item.id()))
			.ifPresentOrElse((one) -> found.put(item, one), () -> rejectErrors(run, item, texts))));
		if (found.isEmpty()) {
			return;
		}
		Replacements all = new Replacements(List.copyOf(found.values()), this.items.fetched(run));
		found.forEach((item, one) -> all.reject(one)
			.ifPresent((rejection) -> this.quarantine.reject(item.of(run), item.sha256(), rejection.reason(),
					rejection.detail())));
	}

	private void rejectErrors(Run run, ChangedItems.Item item, ChangedTexts texts) {
		texts.newErrorMarker()
			.ifPresent((found) -> this.quarantine.reject(item.of(run), item.sha256(), RejectionReason.UNCONFIRMED,
					"The text says '%s', which programs write in the place of content: it is accepted if the next run finds it again"
						.formatted(found)));
	}

	private Optional<ChangedTexts> texts(ChangedItems.Item item) {
		Extraction.Text now = text(item.sha256(), item.announcedType(), item);
		Extraction.Text before = text(item.knownSha256(), item.knownAnnouncedType(), item);
		return (now == null || before == null) ? Optional.empty()
				: Optional.of(new ChangedTexts(now, before, text(item.heldSha256(), item.heldAnnouncedType(), item)));
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
