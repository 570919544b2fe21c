package io.regwatch.ops.benchmark.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.benchmark.Measure;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.Texts;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.util.FileSystemUtils;

/**
 * Measures the first run over a folder of real files, from the folder to the index, and
 * compares it with a crawler that stores no versions. Both are cold, as for a user who
 * starts them.
 */
public final class CrawlerBenchmark {

	private static final double SECOND = 1e9;

	private CrawlerBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		Report report = new Report(System.out);
		Path folder = Texts.directory("Real files").orElse(null);
		if (folder != null) {
			measure(folder, report);
		}
		System.exit(report.missed() ? 1 : 0);
	}

	private static void measure(Path folder, Report report) throws Exception {
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		List<Path> files = files(folder);
		Consumer<String> progress = System.err::println;
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress);
				Crawler crawler = new Crawler(servers.search());
				ConfigurableApplicationContext program = Program.start(WebApplicationType.NONE, home, servers,
						Map.of())) {
			program.getBean(Reindex.class).prepare();
			long begun = System.nanoTime();
			int crawled = crawler.crawl(files, "crawled");
			double plain = perSecond(files.size(), begun);
			begun = System.nanoTime();
			int ingested = ingest(program, folder);
			double ours = perSecond(files.size(), begun);
			report.value("files with a text, of the crawler", crawled);
			report.value("new references", ingested);
			report.atLeast(
					new Measure("%d files, first run, files/s".formatted(files.size()), List.of(ours), List.of(plain)),
					3);
		}
		FileSystemUtils.deleteRecursively(directory);
	}

	private static int ingest(ConfigurableApplicationContext program, Path folder) {
		SourceDefinition source = FolderSource.of(folder);
		program.getBean(Sources.class).save(source);
		JobResult result = program.getBean(IngestLauncher.class).launch(source.id());
		if (result instanceof JobResult.Completed(var run)) {
			return program.getBean(IngestReportRepository.class).get(run).ledger().added();
		}
		throw new IllegalStateException("The run did not finish: " + result);
	}

	private static double perSecond(int files, long begun) {
		return files * SECOND / (System.nanoTime() - begun);
	}

	private static List<Path> files(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
	}

}
