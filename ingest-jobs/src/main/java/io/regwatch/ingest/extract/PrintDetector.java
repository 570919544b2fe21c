package io.regwatch.ingest.extract;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.update.ChangedPages;
import io.regwatch.ingest.update.ComparisonLimit;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.text.CpuLimitException;
import io.regwatch.store.FileStore;

import org.springframework.stereotype.Component;

/**
 * Finds PDF files whose text differs from that of their reference's current version, but
 * whose pages look the same. Programs that print a PDF anew turn pages with transparency
 * into images, and lose which letters a font shows.
 */
@Component
class PrintDetector {

	private static final String PDF = "application/pdf";

	private final DocumentExtractor extractor;

	private final ExtractedTexts files;

	private final StoredTexts texts;

	private final FileStore store;

	private final ComparisonLimit limit;

	PrintDetector(DocumentExtractor extractor, ExtractedTexts files, StoredTexts texts, FileStore store,
			ComparisonLimit limit) {
		this.extractor = extractor;
		this.files = files;
		this.texts = texts;
		this.store = store;
		this.limit = limit;
	}

	/**
	 * Finds the file that the item's file is a print of.
	 * @param fresh extractions that are not stored yet
	 */
	Optional<FileKey> detect(RunItem item, Map<FileKey, Extraction> fresh) {
		FileKey after = FileKey.of(item);
		return this.files.findCurrent(item).filter((before) -> !before.equals(after) && isPrint(before, after, fresh));
	}

	private boolean isPrint(FileKey before, FileKey after, Map<FileKey, Extraction> fresh) {
		Optional<Extraction.Text> old = pdf(before, fresh);
		Optional<Extraction.Text> now = old.isPresent() ? pdf(after, fresh) : Optional.empty();
		if (now.isEmpty() || old.get().pages() != now.get().pages()) {
			return false;
		}
		List<Integer> pages = changedPages(old.get(), now.get());
		return !pages.isEmpty()
				&& this.extractor.looksSame(this.store.path(before.hash()), this.store.path(after.hash()), pages);
	}

	private Optional<Extraction.Text> pdf(FileKey file, Map<FileKey, Extraction> fresh) {
		return Optional.ofNullable(fresh.get(file))
			.or(() -> this.texts.find(file, this.extractor.version()))
			.filter(Extraction.Text.class::isInstance)
			.map(Extraction.Text.class::cast)
			.filter((text) -> PDF.equals(text.mediaType()));
	}

	/** None if the texts are the same, or cannot be compared in time. */
	private List<Integer> changedPages(Extraction.Text old, Extraction.Text now) {
		try {
			return this.limit.call(() -> ChangedPages.find(old.blocks(), now.blocks()));
		}
		catch (CpuLimitException ex) {
			return List.of();
		}
	}

}
