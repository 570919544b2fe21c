package io.regwatch.ingest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs that begin at one moment, as they do at the full hour and after a crash. */
class TogetherIT {

	private static final int SOURCES = 16;

	private static final Duration PATIENCE = Duration.ofMinutes(5);

	@TempDir
	private Path directory;

	@Test
	void runsThatBeginTogetherAllEnd() {
		try (TestApplication application = TestApplication.start(TestStores.in(this.directory),
				Map.of("spring.datasource.hikari.maximum-pool-size", 20))) {
			List<String> sources = IntStream.range(0, SOURCES).mapToObj((i) -> source(application, i)).toList();
			List<CompletableFuture<JobResult>> triggers = sources.stream()
				.map((source) -> handle(application, source))
				.toList();
			assertThat(triggers).extracting(CompletableFuture::join).hasOnlyElementsOfType(JobResult.Completed.class);
		}
	}

	private String source(TestApplication application, int number) {
		Folder folder = new Folder(this.directory.resolve("documents-" + number)).text("letter.txt",
				"Letter\n\nKeep records for %d years.".formatted(number));
		application.bean(Sources.class).save(FolderSource.of(folder.path()));
		return folder.sourceId();
	}

	private static CompletableFuture<JobResult> handle(TestApplication application, String source) {
		return CompletableFuture
			.supplyAsync(() -> application.bean(IngestLauncher.class).launch(source), Thread::startVirtualThread)
			.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS);
	}

}
