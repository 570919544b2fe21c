package io.regwatch.ingest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;

import static org.assertj.core.api.Assertions.assertThat;

/** A folder of documents that is ingested again and again. */
record Folder(Path path) {

	Folder text(String name, String content) {
		try {
			Files.createDirectories(this.path.resolve(name).getParent());
			Files.writeString(this.path.resolve(name), content);
			return this;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	Folder pdf(String name, String producer, String header, String... pages) {
		Pdf.write(this.path.resolve(name), producer, header, pages);
		return this;
	}

	Folder delete(String name) {
		try {
			Files.delete(this.path.resolve(name));
			return this;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	String sourceId() {
		return FolderSource.of(this.path).id();
	}

	/** Ingests to the end and returns what was found. */
	IngestReport ingest(TestApplication application) {
		application.bean(Sources.class).save(FolderSource.of(this.path));
		return ingest(application, sourceId());
	}

	static IngestReport ingest(TestApplication application, String source) {
		JobResult result = application.bean(IngestLauncher.class).launch(source);
		assertThat(result).isInstanceOf(JobResult.Completed.class);
		return application.bean(IngestReportRepository.class).get(((JobResult.Completed) result).run());
	}

}
