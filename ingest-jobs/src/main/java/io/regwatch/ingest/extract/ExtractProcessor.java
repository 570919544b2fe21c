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
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.SamePrints;
import io.regwatch.ingest.update.UnsharedImages;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import io.regwatch.store.FileStore;

import org.springframework.stereotype.Component;

/**
 * Extracts the text of an item's file, and of the file of the version that it will be
 * compared with, unless this extractor version has done so.
 */
@Component
class ExtractProcessor implements ItemProcessor<RunItem, ExtractedItem> {

	private final DocumentExtractor extractor;

	private final FileStore files;

	private final ExtractedTexts texts;

	private final PrintDetector prints;

	private final SamePrints samePrints;

	private final UnsharedImages images;

	private final RunItemStages stages;

	private final Quarantine quarantine;

	ExtractProcessor(DocumentExtractor extractor, FileStore files, ExtractedTexts texts, PrintDetector prints,
			SamePrints samePrints, UnsharedImages images, RunItemStages stages, Quarantine quarantine) {
		this.extractor = extractor;
		this.files = files;
		this.texts = texts;
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
		return this::extract;
	}

	@Override
	public void write(RunItem item, ExtractedItem result) {
		result.extractions().forEach((file, extraction) -> this.texts.add(file, this.extractor.version(), extraction));
		if (result.looks() != null) {
			write(result.looks(), FileKey.of(item).hash());
		}
		this.stages.extracted(item, this.extractor.version());
	}

	private void write(PrintLooks looks, ContentHash after) {
		ContentHash before = looks.before().hash();
		if (looks.same()) {
			this.samePrints.add(before, after, this.extractor.version());
		}
		this.images.add(before, after, this.extractor.version(), looks.images().before());
		this.images.add(after, before, this.extractor.version(), looks.images().after());
	}

	@Override
	public void reject(RunItem item, Throwable cause) {
		this.quarantine.rejectFailed(item, Stage.EXTRACT, cause);
	}

	private ExtractedItem extract(RunItem item) {
		Map<FileKey, Extraction> extractions = new LinkedHashMap<>();
		try {
			for (FileKey file : this.texts.findMissing(item, this.extractor.version())) {
				extractions.put(file, this.extractor.extract(this.files.path(file.hash()), file.name()));
			}
			return new ExtractedItem(extractions, this.prints.detect(item, extractions).orElse(null));
		}
		catch (ExtractionException ex) {
			throw new FatalStepException(ex);
		}
	}

}
