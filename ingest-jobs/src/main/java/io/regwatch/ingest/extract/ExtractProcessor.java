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
import io.regwatch.schema.Extraction;
import io.regwatch.store.FileStore;

import org.springframework.stereotype.Component;

/**
 * Extracts the text of an item's file, and of the file of the version that it will be
 * compared with, unless this extractor version has done so.
 */
@Component
class ExtractProcessor implements ItemProcessor<RunItem, Map<ExtractionKey, Extraction>> {

	private final DocumentExtractor extractor;

	private final FileStore files;

	private final ExtractedTexts texts;

	private final RunItemStages stages;

	private final Quarantine quarantine;

	ExtractProcessor(DocumentExtractor extractor, FileStore files, ExtractedTexts texts, RunItemStages stages,
			Quarantine quarantine) {
		this.extractor = extractor;
		this.files = files;
		this.texts = texts;
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
	public Processing<RunItem, Map<ExtractionKey, Extraction>> prefetch(List<RunItem> items) {
		return this::extract;
	}

	@Override
	public void write(RunItem item, Map<ExtractionKey, Extraction> extractions) {
		extractions.forEach((file, extraction) -> this.texts.add(file, this.extractor.version(), extraction));
		this.stages.extracted(item, this.extractor.version());
	}

	@Override
	public void reject(RunItem item, Throwable cause) {
		this.quarantine.rejectFailed(item, Stage.EXTRACT, cause);
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
