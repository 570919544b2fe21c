package io.regwatch.ingest.extract;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.batch.FatalStepException;
import io.regwatch.batch.ItemProcessor;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.SamePrints;
import io.regwatch.ingest.update.StoredTexts;
import io.regwatch.ingest.update.UnsharedImages;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/**
 * Extracts the text of an item's file, and of the file of the version that it will be
 * compared with, unless this extractor version has done so for the part of pages that the
 * source describes now.
 */
@Component
class ExtractProcessor implements ItemProcessor<RunItem, ExtractedItem> {

	private final Sources sources;

	private final DocumentExtractor extractor;

	private final FileStore files;

	private final ExtractedTexts texts;

	private final StoredTexts earlier;

	private final PrintDetector prints;

	private final SamePrints samePrints;

	private final UnsharedImages images;

	private final RunItemStages stages;

	private final Quarantine quarantine;

	ExtractProcessor(Sources sources, DocumentExtractor extractor, FileStore files, ExtractedTexts texts,
			StoredTexts earlier, PrintDetector prints, SamePrints samePrints, UnsharedImages images,
			RunItemStages stages, Quarantine quarantine) {
		this.sources = sources;
		this.extractor = extractor;
		this.files = files;
		this.texts = texts;
		this.earlier = earlier;
		this.prints = prints;
		this.samePrints = samePrints;
		this.images = images;
		this.stages = stages;
		this.quarantine = quarantine;
	}

	@Override
	public void warmUp() {
		try {
			this.extractor.warmUp();
		}
		catch (ExtractionException ex) {
			throw new FatalStepException(ex);
		}
	}

	@Override
	public Processing<RunItem, ExtractedItem> prefetch(List<RunItem> items) {
		@Nullable PagePart part = this.sources.get(items.getFirst().sourceId()).pagePart();
		return (item) -> extract(item, isRow(item.listed()) ? null : part);
	}

	private static boolean isRow(@Nullable ListedItem listed) {
		return listed != null && listed.isRow();
	}

	@Override
	public void write(RunItem item, ExtractedItem result) {
		result.extractions().forEach((file, extraction) -> this.texts.add(file, result.version(), extraction));
		if (result.looks() != null) {
			write(result.looks(), FileKey.of(item).hash(), result.version());
		}
		this.stages.extracted(item, result.version());
	}

	private void write(PrintLooks looks, ContentHash after, String version) {
		ContentHash before = looks.before().hash();
		if (looks.same()) {
			this.samePrints.add(before, after, version);
		}
		this.images.add(before, after, version, looks.images().before());
		this.images.add(after, before, version, looks.images().after());
	}

	@Override
	public void reject(RunItem item, Throwable cause) {
		this.quarantine.rejectFailed(item, Stage.EXTRACT, cause);
	}

	private ExtractedItem extract(RunItem item, @Nullable PagePart part) {
		String version = this.extractor.version(part);
		Map<FileKey, Extraction> extractions = new LinkedHashMap<>();
		try {
			for (FileKey file : this.texts.findMissing(item, version)) {
				extractions.put(file, extract(file, part, file.equals(FileKey.of(item))));
			}
			return new ExtractedItem(version, extractions, this.prints.detect(item, version, extractions).orElse(null));
		}
		catch (ExtractionException ex) {
			throw new FatalStepException(ex);
		}
	}

	/**
	 * If an earlier page lacks the part, the site was built anew, and what was read of
	 * the page before is compared.
	 */
	private Extraction extract(FileKey file, @Nullable PagePart part, boolean current) {
		Extraction read = this.extractor.extract(this.files.path(file.hash()), file.name(), part);
		boolean lacking = read instanceof Extraction.Rejected rejected
				&& rejected.reason() == RejectionReason.LACKS_EXPECTED_TEXT;
		return (lacking && !current) ? this.earlier.findLast(file).orElse(read) : read;
	}

}
