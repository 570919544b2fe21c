package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * A first run that is stopped in the middle goes on where it was, at its source's pace,
 * and what it finds is history.
 */
@Tag("faults")
class BackfillIT {

	private static final int PAGES = 6;

	private static final int ROWS = 50;

	private static final int PER_SECOND = 150;

	private static final String SOURCE = """
			id: backfill
			title: Backfill
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: PACE, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/list"]
			  items: /results
			  total: /total
			  page: {parameter: page, first: 1}
			  fields:
			    id: {pointer: /id}
			    url: {pointer: /url}
			    published: {pointer: /published, date: {patterns: [yyyy-MM-dd]}}
			""";

	private static final String COUNT_HISTORY = """
			SELECT count(*)
			FROM reference_update
			WHERE backfilled AND published_at = '2019-03-01T00:00:00Z'
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private PacedSite site;

	@BeforeEach
	void start() throws IOException {
		this.site = PacedSite.start(PAGES, ROWS);
		this.stores = TestStores.in(this.directory);
	}

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void launchWhenStoppedWhileItListsAndWhileItFetchesAsksForNothingTwice() throws IOException {
		stopWhen("/list", 3, 2);
		assertThat(this.site.asked("/list")).hasSizeBetween(3, PAGES - 1);
		assertThat(this.site.asked("/documents/")).isEmpty();
		stopWhen("/documents/", 100, PER_SECOND);
		assertThat(this.site.asked("/documents/")).hasSizeBetween(100, 200);
		assertIsCompleted();
	}

	private void stopWhen(String asked, int times, int perSecond) throws IOException {
		CompletableFuture<JobResult> result;
		try (TestApplication application = application(perSecond)) {
			result = CompletableFuture.supplyAsync(() -> handle(application), Thread::startVirtualThread);
			await().atMost(Duration.ofMinutes(1)).until(() -> this.site.asked(asked).size() >= times);
		}
		assertThat(result.join()).isInstanceOf(JobResult.Unfinished.class);
	}

	private void assertIsCompleted() throws IOException {
		try (TestApplication application = application(PER_SECOND)) {
			assertThat(handle(application)).isInstanceOf(JobResult.Completed.class);
		}
		assertThat(this.site.asked("/documents/")).hasSize(PAGES * ROWS).doesNotHaveDuplicates();
		assertThat(this.site.asked("/list")).hasSize(PAGES).doesNotHaveDuplicates();
		assertThat(this.site.mostWithin(Duration.ofSeconds(1).toNanos())).isLessThan(PER_SECOND * 5 / 4);
		assertThat(this.stores.jdbc().sql(COUNT_HISTORY).query(Integer.class).single()).isEqualTo(PAGES * ROWS);
	}

	private TestApplication application(int perSecond) throws IOException {
		TestApplication application = TestApplication.start(this.stores, Map.of());
		Path file = this.directory.resolve("backfill.yaml");
		Files.writeString(file,
				SOURCE.replace("PORT", String.valueOf(this.site.port())).replace("PACE", String.valueOf(perSecond)));
		application.bean(Sources.class).save(SourceFile.read(file));
		return application;
	}

	private static JobResult handle(TestApplication application) {
		return application.bean(IngestLauncher.class).launch("backfill");
	}

}
