package io.regwatch.ops.cli.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.check.RecordedPages;
import io.regwatch.ingest.source.check.SourceProbe;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.ops.server.FileProblem;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks sources against their live hosts and records what the hosts sent. Exit code 3
 * means that a check failed.
 */
@Command(name = "verify-live", mixinStandardHelpOptions = true,
		description = { "Checks the shipped sources against their live hosts, where there is a network.",
				"For each: robots.txt, the list, its total, one document, and whether each field is found.",
				"Writes the results and the recorded responses to a directory that can be sent back." })
public final class SourcesVerifyLiveCommand implements Callable<Integer> {

	private static final int FAILED = 3;

	/** So many rejected rows of a source are named. */
	private static final int REJECTIONS = 3;

	private static final JsonMapper JSON = JsonMapper.builder().build();

	@Mixin
	private OutputOptions output;

	@Parameters(paramLabel = "SOURCE", arity = "0..*",
			description = "Ids of shipped sources, or catalogue files; all shipped sources if left out.")
	private List<String> names = List.of();

	@Option(names = "--report", paramLabel = "DIR", defaultValue = "regwatch-verify-live",
			description = "Where the report is written (default: ${DEFAULT-VALUE}).")
	private Path report;

	@Override
	public Integer call() {
		List<SourceDefinition> sources = this.names.isEmpty() ? BuiltInSources.all()
				: this.names.stream().map(SourcesVerifyLiveCommand::source).toList();
		List<Result> results = new ArrayList<>();
		write(results);
		try (SourceProbe probe = new SourceProbe();
				DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			sources.forEach((source) -> {
				results.add(verify(source, probe, extractor));
				write(results);
			});
		}
		this.output.print(document(results), (out) -> {
			Table table = new Table();
			results.forEach((result) -> table.row(result.passed() ? "ok" : "FAILED", result.trial().source().id(),
					result.trial().listed(), result.trial().reported(), String.join("; ", result.problems())));
			table.print(out);
			out.printf("report: %s%n", this.report);
		});
		return results.stream().allMatch(Result::passed) ? ExitCode.OK : FAILED;
	}

	private static SourceDefinition source(String name) {
		return BuiltInSources.all()
			.stream()
			.filter((source) -> source.id().equals(name))
			.findFirst()
			.orElseGet(() -> file(Path.of(name)));
	}

	private static SourceDefinition file(Path file) {
		if (!Files.exists(file)) {
			throw new UsageException("There is no shipped source and no file '%s'".formatted(file));
		}
		return SourceFile.read(file);
	}

	private Result verify(SourceDefinition source, SourceProbe probe, DocumentExtractor extractor) {
		RecordedPages pages = new RecordedPages(this.report.resolve(source.id()));
		SourceTrial trial = SourceTrial.of(source, probe, extractor, pages);
		if (trial.document() != null && trial.document().file() != null) {
			copy(probe.path(new ContentHash(trial.document().file())), source.id());
		}
		return new Result(problems(trial).isEmpty(), problems(trial), pages.pages(), trial);
	}

	private static List<String> problems(SourceTrial trial) {
		List<String> problems = new ArrayList<>();
		trial.anomalies().forEach((anomaly) -> problems.add("%s: %s".formatted(anomaly.rule(), anomaly.detail())));
		trial.emptyFields().forEach((field) -> problems.add("No row has the field '%s'".formatted(field)));
		trial.rejections()
			.stream()
			.limit(REJECTIONS)
			.forEach((row) -> problems.add("%s: %s, %s".formatted(row.id(), row.reason(), row.detail())));
		if (trial.rejections().size() > REJECTIONS) {
			problems.add("and %d more rejected rows".formatted(trial.rejections().size() - REJECTIONS));
		}
		SourceTrial.@Nullable Document document = trial.document();
		if (document == null) {
			problems.add("No document was tried, because no row can be taken");
		}
		else if (!document.isRead()) {
			problems.add("document of %s: %s, '%s': %s".formatted(document.id(), document.refused(), document.address(),
					document.detail()));
		}
		return problems;
	}

	private void copy(Path document, String source) {
		try {
			Files.copy(document, Files.createDirectories(this.report.resolve(source)).resolve("document"),
					StandardCopyOption.REPLACE_EXISTING);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The document of '%s' cannot be recorded".formatted(source), ex);
		}
	}

	private static Map<String, List<Result>> document(List<Result> results) {
		return Map.of("sources", results);
	}

	/**
	 * After each source, because hours of requests must not be lost with the last one.
	 */
	private void write(List<Result> results) {
		Path file = this.report.resolve("report.json");
		try {
			Files.createDirectories(this.report);
			Files.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(document(results)));
		}
		catch (IOException ex) {
			throw new UsageException("Could not write '%s': %s".formatted(file, FileProblem.reason(ex)));
		}
	}

	/**
	 * The result of one source.
	 *
	 * @param passed whether nothing is wrong
	 * @param problems one sentence each
	 * @param pages of the list, recorded in the directory of the source
	 * @param trial of the source
	 */
	private record Result(boolean passed, List<String> problems, List<RecordedPages.Entry> pages, SourceTrial trial) {

	}

}
