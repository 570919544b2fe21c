package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ingest.extract.ExtractionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import org.springframework.util.unit.DataSize;

/**
 * Reads files as the ingest job would. A file that gives no text is an answer: exit code
 * 0; 1 tells that reading itself is broken, 2 that the command line is wrong.
 */
@Command(name = "extract", mixinStandardHelpOptions = true,
		description = "Reads files as the ingest job would: their text as blocks, or why there is none.")
public final class ExtractCommand implements Callable<Integer> {

	private static final int AHEAD = 32;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FILE", arity = "1..*", description = "Files; directories are walked.")
	private List<Path> paths;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	@Option(names = "--blocks", description = "Print the blocks, too.")
	private boolean blocks;

	@Option(names = "--limit", paramLabel = "SECONDS", description = "Wall-clock limit for a file (default: 60).")
	private @Nullable Double seconds;

	@Option(names = "--memory", paramLabel = "MB", description = "Memory for reading a file (default: 512).")
	private @Nullable Integer megabytes;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	public ExtractCommand() {
	}

	@Override
	public Integer call() {
		List<Path> files = FileArguments.walk(this.paths, this.spec.commandLine());
		PrintWriter out = this.spec.commandLine().getOut();
		try (DocumentExtractor extractor = new DocumentExtractor(properties());
				ExtractOutput output = this.json ? new JsonExtractOutput(out)
						: new PlainExtractOutput(out, this.blocks)) {
			read(files, extractor).forEach(output::print);
			return ExitCode.OK;
		}
		catch (ExtractionException ex) {
			this.spec.commandLine().getErr().println(ex.getMessage());
			return ExitCode.SOFTWARE;
		}
	}

	private static Stream<ReadFile> read(List<Path> files, DocumentExtractor extractor) {
		return files.stream()
			.gather(Gatherers.mapConcurrent(AHEAD,
					(file) -> new ReadFile(file, extractor.extract(file, file.getFileName().toString()))));
	}

	private ExtractProperties properties() {
		ExtractProperties defaults = ExtractProperties.defaults();
		Duration limit = (this.seconds != null) ? Duration.ofMillis((long) (this.seconds * 1000)) : defaults.limit();
		DataSize memory = (this.megabytes != null) ? DataSize.ofMegabytes(this.megabytes) : defaults.memory();
		return defaults.with(limit, memory);
	}

}
