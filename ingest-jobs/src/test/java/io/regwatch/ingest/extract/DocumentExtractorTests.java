package io.regwatch.ingest.extract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.document.Extractions;
import io.regwatch.ingest.extract.ocr.Tesseract;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@Isolated("Counts and kills the child processes of this JVM")
class DocumentExtractorTests {

	private static final ExtractProperties DEFAULTS = ExtractProperties.defaults();

	@TempDir
	Path directory = Path.of("");

	@AfterEach
	void noChildOutlivesItsExtractor() throws Exception {
		for (ProcessHandle child : children()) {
			child.onExit().get(10, TimeUnit.SECONDS);
		}
	}

	@Test
	void extractWhenLimitPassesKillsTheChildAndGoesOn() throws IOException {
		Path slow = HostilePdf.slow(this.directory.resolve("slow.pdf"));
		try (DocumentExtractor extractor = new DocumentExtractor(
				DEFAULTS.with(Duration.ofSeconds(2), DEFAULTS.memory()))) {
			long start = System.nanoTime();
			assertThat(reasonOf(extractor.extract(slow, "slow.pdf"))).isEqualTo(RejectionReason.TIMED_OUT);
			assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
			assertThat(Extractions.substance(extractor.extract(fine(), "fine.txt"))).isEqualTo("Some text.");
		}
	}

	@Test
	void extractWhenMemoryRunsOutSaysSoAndGoesOn() throws IOException {
		Path greedy = HostilePdf.greedy(this.directory.resolve("greedy.pdf"));
		try (DocumentExtractor extractor = new DocumentExtractor(
				DEFAULTS.with(DEFAULTS.limit(), DataSize.ofMegabytes(200)))) {
			assertThat(reasonOf(extractor.extract(greedy, "greedy.pdf"))).isEqualTo(RejectionReason.OUT_OF_MEMORY);
			assertThat(Extractions.rejected(extractor.extract(empty(), "a.pdf")).reason())
				.isEqualTo(RejectionReason.EMPTY);
		}
	}

	@Test
	void extractWhenIdleChildWasKilledStartsAnother() throws Exception {
		try (DocumentExtractor extractor = new DocumentExtractor(DEFAULTS)) {
			extractor.extract(fine(), "fine.txt");
			for (ProcessHandle child : children()) {
				child.destroyForcibly();
				child.onExit().get();
			}
			assertThat(Extractions.substance(extractor.extract(fine(), "fine.txt"))).isEqualTo("Some text.");
		}
	}

	@Test
	void extractWhenBusyChildIsKilledIsCrashed() throws Exception {
		Path slow = HostilePdf.slow(this.directory.resolve("slow.pdf"));
		try (DocumentExtractor extractor = new DocumentExtractor(DEFAULTS);
				ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			extractor.extract(fine(), "fine.txt");
			Future<Extraction> reading = threads.submit(() -> extractor.extract(slow, "slow.pdf"));
			Thread.sleep(300);
			children().forEach(ProcessHandle::destroyForcibly);
			assertThat(reasonOf(reading.get())).isEqualTo(RejectionReason.CRASHED);
		}
	}

	@Test
	void extractWhenChildHasReadItsShareRetiresIt() throws Exception {
		ExtractProperties single = new ExtractProperties("1", 1, DEFAULTS.memory(), DEFAULTS.limit(), 1,
				DEFAULTS.idle());
		try (DocumentExtractor extractor = new DocumentExtractor(single)) {
			Extraction first = extractor.extract(fine(), "fine.txt");
			for (ProcessHandle child : children()) {
				child.onExit().get(10, TimeUnit.SECONDS);
			}
			assertThat(extractor.extract(fine(), "fine.txt")).isEqualTo(first);
		}
	}

	@Test
	void extractWhenManyThreadsAskUsesNoMoreProcessesThanAllowed() throws Exception {
		ExtractProperties two = new ExtractProperties("1", 2, DEFAULTS.memory(), DEFAULTS.limit(), 500,
				DEFAULTS.idle());
		Callable<Extraction> task;
		try (DocumentExtractor extractor = new DocumentExtractor(two);
				ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			Path file = fine();
			task = () -> extractor.extract(file, "fine.txt");
			List<Future<Extraction>> results = threads.invokeAll(IntStream.range(0, 64).mapToObj((_) -> task).toList());
			assertThat(results).extracting(Future::get).containsOnly(task.call());
			assertThat(children()).hasSizeLessThanOrEqualTo(2);
		}
	}

	@Test
	void extractWhenChildrenCannotStartThrows() throws IOException {
		Path file = fine();
		try (DocumentExtractor extractor = new DocumentExtractor(
				DEFAULTS.with(DEFAULTS.limit(), DataSize.ofTerabytes(900_000)))) {
			assertThatExceptionOfType(ExtractionException.class).isThrownBy(() -> extractor.extract(file, "fine.txt"))
				.withMessageContaining("heap");
		}
	}

	@Test
	void versionIsConfigurable() {
		try (DocumentExtractor extractor = new DocumentExtractor(
				new ExtractProperties("7", 0, DEFAULTS.memory(), DEFAULTS.limit(), 500, DEFAULTS.idle()))) {
			assertThat(extractor.version()).isEqualTo(Tesseract.installed().isPresent() ? "7+ocr" : "7");
		}
	}

	private static List<ProcessHandle> children() {
		return ProcessHandle.current().children().filter(ProcessHandle::isAlive).toList();
	}

	private static RejectionReason reasonOf(Extraction extraction) {
		return Extractions.rejected(extraction).reason();
	}

	private Path fine() throws IOException {
		return Files.writeString(this.directory.resolve("fine.txt"), "Some text.");
	}

	private Path empty() throws IOException {
		return Files.writeString(this.directory.resolve("empty.pdf"), "");
	}

}
