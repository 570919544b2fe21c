package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ingest.extract.ExtractionException;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import org.springframework.util.unit.DataSize;

/**
 * Extracts the text of files as the ingest job does. A file without text is a result
 * (exit code 0); 1 means that the extraction itself failed, 2 that the arguments are
 * wrong.
 */
@Command(name = "extract", mixinStandardHelpOptions = true,
		description = "Extracts the text of files as the ingest job does: blocks, or the reason why there is none.")
public final class ExtractCommand implements Callable<Integer> {

	private static final int AHEAD = 32;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FILE", arity = "1..*", description = "Files, or directories of files.")
	private List<Path> paths;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	@Option(names = "--blocks", description = "Print the blocks, too.")
	private boolean blocks;

	@Option(names = "--limit", paramLabel = "SECONDS", description = "Time limit for a file (default: 60).")
	private @Nullable Double seconds;

	@Option(names = "--memory", paramLabel = "MB", description = "Memory limit for a file (default: 512).")
	private @Nullable Integer megabytes;

	@Override
	public Integer call() {
		List<Path> files = this.paths.stream().flatMap((path) -> files(path).stream()).toList();
		PrintWriter out = this.spec.commandLine().getOut();
		try (DocumentExtractor extractor = new DocumentExtractor(properties())) {
			Stream<ExtractOutput> results = files.stream()
				.gather(Gatherers.mapConcurrent(AHEAD, (file) -> ExtractOutput.of(file, read(file, extractor))));
			if (this.json) {
				ExtractOutput.writeJson(results, out);
			}
			else {
				results.forEach((file) -> file.print(this.blocks, out));
			}
			return ExitCode.OK;
		}
		catch (ExtractionException ex) {
			this.spec.commandLine().getErr().println(ex.getMessage());
			return ExitCode.SOFTWARE;
		}
	}

	static Extraction read(Path file, DocumentExtractor extractor) {
		return extractor.extract(file, file.getFileName().toString());
	}

	private List<Path> files(Path path) {
		if (!Files.exists(path)) {
			throw new ParameterException(this.spec.commandLine(), "No such file: '%s'".formatted(path));
		}
		if (!Files.isDirectory(path)) {
			return List.of(path);
		}
		try (Stream<Path> below = Files.walk(path)) {
			List<Path> files = below.filter(Files::isRegularFile).sorted().toList();
			if (files.isEmpty()) {
				throw new ParameterException(this.spec.commandLine(), "No files in directory '%s'".formatted(path));
			}
			return files;
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not list '%s'".formatted(path), ex);
		}
	}

	private ExtractProperties properties() {
		ExtractProperties defaults = ExtractProperties.defaults();
		Duration limit = (this.seconds != null) ? Duration.ofMillis((long) (this.seconds * 1000)) : defaults.limit();
		DataSize memory = (this.megabytes != null) ? DataSize.ofMegabytes(this.megabytes) : defaults.memory();
		return defaults.with(limit, memory);
	}

}
