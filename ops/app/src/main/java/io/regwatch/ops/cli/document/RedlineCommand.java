package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.TerminalSanitizer;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Compares two files as the ingest job does. A file that cannot be read is wrong input:
 * exit code 2.
 */
@Command(name = "redline", mixinStandardHelpOptions = true,
		description = "Compares two files: materiality of the change, changed sections, word by word.")
public final class RedlineCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private OutputOptions output;

	@Parameters(index = "0", arity = "0..1", paramLabel = "OLD",
			description = "The old file: PDF, HTML, office, text or Markdown.")
	private @Nullable Path before;

	@Parameters(index = "1", arity = "0..1", paramLabel = "NEW", description = "The new file.")
	private @Nullable Path after;

	@Option(names = "--html", paramLabel = "FILE", description = "Write the redline as an HTML page.")
	private @Nullable Path html;

	@Option(names = "--chain", paramLabel = "DIR",
			description = "Instead of two files: compare each file of a directory with the one before it, in the order"
					+ " of their names ('old' comes first), and each directory below it likewise.")
	private @Nullable Path chain;

	@Override
	public Integer call() throws IOException {
		if (this.chain != null) {
			return compare(this.chain);
		}
		if (this.before == null || this.after == null) {
			throw new ParameterException(this.spec.commandLine(), "Name two files OLD and NEW, or --chain DIR");
		}
		return compare(this.before, this.after);
	}

	private int compare(Path old, Path now) throws IOException {
		requireFile(old);
		requireFile(now);
		RedlinePage page = new RedlinePage(old, now, this.html);
		FileComparison comparison = read(old, now);
		page.write(comparison);
		RedlineOutput redline = RedlineOutput.of(comparison);
		this.output.print(redline, redline::print);
		return ExitCode.OK;
	}

	private int compare(Path root) {
		if (this.before != null || this.html != null) {
			throw new ParameterException(this.spec.commandLine(),
					"--chain compares the files of a directory: leave out OLD, NEW and --html");
		}
		List<ChainEntry> pairs = ChainEntry.compare(root);
		this.output.print(Map.of("pairs", pairs), (out) -> ChainEntry.print(pairs, out));
		List<String> errors = pairs.stream().map(ChainEntry::error).filter(Objects::nonNull).toList();
		errors.forEach((error) -> this.spec.commandLine().getErr().println("regwatch: " + error));
		return errors.isEmpty() ? ExitCode.OK : ExitCode.USAGE;
	}

	private static FileComparison read(Path old, Path now) {
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			Extraction.Text before = read(old, extractor);
			return FileComparison.of(before, read(now, extractor), FileComparison.isSame(old, now));
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
			throw new UsageException("'%s' may not be read; check its permissions".formatted(file));
		}
	}

	private static Extraction.Text read(Path file, DocumentExtractor extractor) {
		return switch (ExtractCommand.read(file, extractor)) {
			case Extraction.Text text -> text;
			case Extraction.Rejected rejected -> throw new UsageException(unread(file, rejected));
		};
	}

	static String unread(Path file, Extraction.Rejected rejected) {
		return "Could not read '%s' (%s): %s".formatted(file, rejected.reason().code(),
				TerminalSanitizer.text(rejected.detail()));
	}

}
