package io.regwatch.ingest.extract;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ingest.run.FatalStepException;
import io.regwatch.ingest.run.ItemHandler;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.schema.Extraction;
import io.regwatch.store.FileStore;

import org.springframework.stereotype.Component;

/**
 * Reads an item's file, unless this extractor version has done so, and the file of the
 * version that it will be compared with likewise.
 */
@Component
class ExtractHandler implements ItemHandler<Map<ExtractionKey, Extraction>> {

	private final DocumentExtractor extractor;

	private final FileStore files;

	private final ExtractedTexts texts;

	private final RunItemStages items;

	ExtractHandler(DocumentExtractor extractor, FileStore files, ExtractedTexts texts, RunItemStages items) {
		this.extractor = extractor;
		this.files = files;
		this.texts = texts;
		this.items = items;
	}

	@Override
	public void prepare(UUID runId) {
		this.items.passUnchanged(runId);
		this.items.passRefused(runId, this.extractor.version());
	}

	@Override
	public WorkKind help() {
		return WorkKind.ASSIST_EXTRACTION;
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
	public Processing<Map<ExtractionKey, Extraction>> begin(List<RunItem> claimed) {
		return this::extract;
	}

	@Override
	public void write(RunItem item, Map<ExtractionKey, Extraction> extractions) {
		extractions.forEach((file, extraction) -> this.texts.add(file, this.extractor.version(), extraction));
		this.items.extracted(item, this.extractor.version());
	}

	private Map<ExtractionKey, Extraction> extract(RunItem item) {
		Map<ExtractionKey, Extraction> extractions = new LinkedHashMap<>();
		for (ExtractionKey file : this.texts.findMissing(item, this.extractor.version())) {
			extractions.put(file, extract(file));
		}
		return extractions;
	}

	private Extraction extract(ExtractionKey file) {
		try {
			return this.extractor.extract(this.files.path(file.hash()), file.name());
		}
		catch (ExtractionException ex) {
			throw new FatalStepException(ex);
		}
	}

}
