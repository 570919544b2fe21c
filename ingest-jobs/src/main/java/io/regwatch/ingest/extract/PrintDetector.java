package io.regwatch.ingest.extract;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.regwatch.ingest.extract.pdf.ChangedImages;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.update.ChangedPages;
import io.regwatch.ingest.update.ComparisonLimit;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.text.CpuLimitException;
import io.regwatch.store.FileStore;

import org.springframework.stereotype.Component;

/**
 * Compares PDF files with that of their reference's current version by their looks. If
 * the text differs, the pages may look the same: programs that print a PDF anew turn
 * pages with transparency into images, and lose which letters a font shows. If the text
 * is the same, an image may have changed.
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
	 * Compares the item's file with that of the current version.
	 * @param version of the extractor
	 * @param fresh extractions that are not stored yet
	 * @return empty if there is none, or one of the two is no PDF
	 */
	Optional<PrintLooks> detect(RunItem item, String version, Map<FileKey, Extraction> fresh) {
		FileKey after = FileKey.of(item);
		return this.files.findCurrent(item)
			.filter((before) -> !before.equals(after))
			.flatMap((before) -> pdf(before, version, fresh)
				.flatMap((old) -> pdf(after, version, fresh).map((now) -> compare(before, old, after, now))));
	}

	private PrintLooks compare(FileKey before, Extraction.Text old, FileKey after, Extraction.Text now) {
		Path oldFile = this.store.path(before.hash());
		Path newFile = this.store.path(after.hash());
		try {
			if (this.limit.call(() -> TextDifference.between(old, now)).materiality().makesUpdate()) {
				List<Integer> pages = (old.pages() == now.pages())
						? this.limit.call(() -> ChangedPages.find(old.blocks(), now.blocks())) : List.of();
				return new PrintLooks(before, !pages.isEmpty() && this.extractor.looksSame(oldFile, newFile, pages),
						ChangedImages.NONE);
			}
			return new PrintLooks(before, false, this.extractor.changedImages(oldFile, newFile));
		}
		catch (CpuLimitException ex) {
			return new PrintLooks(before, false, ChangedImages.NONE);
		}
	}

	private Optional<Extraction.Text> pdf(FileKey file, String version, Map<FileKey, Extraction> fresh) {
		return Optional.ofNullable(fresh.get(file))
			.or(() -> this.texts.find(file, version))
			.filter(Extraction.Text.class::isInstance)
			.map(Extraction.Text.class::cast)
			.filter((text) -> PDF.equals(text.mediaType()));
	}

}
