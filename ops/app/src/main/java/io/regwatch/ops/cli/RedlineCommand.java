package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Compares two files as the ingest job would. Files that cannot be read are wrong input:
 * exit code 2.
 */
@Command(name = "redline", mixinStandardHelpOptions = true,
		description = "Tells how one file became another: how much it matters, which sections, word by word.")
final class RedlineCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Parameters(index = "0", paramLabel = "OLD", description = "The file before: PDF, HTML, office, text or Markdown.")
	private Path before;

	@Parameters(index = "1", paramLabel = "NEW", description = "The file after.")
	private Path after;

	@Option(names = "--html", paramLabel = "FILE", description = "Write the redline as a page of HTML.")
	private @Nullable Path html;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	RedlineCommand() {
	}

	@Override
	public Integer call() throws IOException {
		requireFile(this.before);
		requireFile(this.after);
		RedlinePage page = new RedlinePage(this.before, this.after, this.html);
		FileComparison comparison = compare();
		page.write(comparison);
		RedlineOutput.print(comparison, this.json, this.spec.commandLine().getOut());
		return ExitCode.OK;
	}

	private FileComparison compare() throws IOException {
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			Extraction.Text old = read(this.before, extractor);
			boolean same = Files.mismatch(this.before, this.after) < 0;
			return FileComparison.of(old, read(this.after, extractor), same);
		}
	}

	private static void requireFile(Path file) {
		if (!Files.exists(file)) {
			throw new UsageException("No such file: '%s'".formatted(file));
		}
		if (Files.isDirectory(file)) {
			throw new UsageException("'%s' is a directory; name a file".formatted(file));
		}
		if (!Files.isReadable(file)) {
			throw new UsageException("'%s' may not be read; look at its permissions".formatted(file));
		}
	}

	private static Extraction.Text read(Path file, DocumentExtractor extractor) {
		return switch (extractor.extract(file, file.getFileName().toString())) {
			case Extraction.Text text -> text;
			case Extraction.Rejected rejected -> throw new UsageException("Could not read '%s' (%s): %s".formatted(file,
					rejected.reason().code(), Plain.text(rejected.detail())));
		};
	}

}
