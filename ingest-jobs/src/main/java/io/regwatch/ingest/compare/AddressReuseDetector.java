package io.regwatch.ingest.compare;

import java.util.Objects;

import io.regwatch.ingest.run.Renumberings;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.SharedText;
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

	private final StoredTexts texts;

	private final References references;

	private final Renumberings renumberings;

	AddressReuseDetector(StoredTexts texts, References references, Renumberings renumberings) {
		this.texts = texts;
		this.references = references;
		this.renumberings = renumberings;
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
		Extraction.@Nullable Text text = text(FileKey.of(item), item);
		Extraction.@Nullable Text before = text(former.file(), item);
		String title = (listed.title() != null) ? listed.title() : (text != null) ? text.title() : null;
		return text != null && before != null && title != null && SharedText.isHardlyAny(title, former.title())
				&& SharedText.isHardlyAny(text.blocks(), before.blocks());
	}

	private Extraction.@Nullable Text text(FileKey file, RunItem item) {
		return this.texts.find(file, Objects.requireNonNull(item.extractorVersion()))
			.filter(Extraction.Text.class::isInstance)
			.map(Extraction.Text.class::cast)
			.orElse(null);
	}

}
