package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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

	@Parameters(index = "0", arity = "0..1", paramLabel = "OLD",
			description = "The file before: PDF, HTML, office, text or Markdown.")
	private @Nullable Path before;

	@Parameters(index = "1", arity = "0..1", paramLabel = "NEW", description = "The file after.")
	private @Nullable Path after;

	@Option(names = "--html", paramLabel = "FILE", description = "Write the redline as a page of HTML.")
	private @Nullable Path html;

	@Option(names = "--chain", paramLabel = "DIR",
			description = "Instead of two files: print a table of each directory's versions, a line for each and the"
					+ " one before it, in the order of their names ('old' comes first).")
	private @Nullable Path chain;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	RedlineCommand() {
	}

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
		RedlineOutput.print(comparison, this.json, this.spec.commandLine().getOut());
		return ExitCode.OK;
	}

	private int compare(Path chains) {
		if (this.before != null || this.html != null) {
			throw new ParameterException(this.spec.commandLine(),
					"--chain compares the files of a directory: leave out OLD, NEW and --html");
		}
		List<ChainPair.Unread> unread = new ChainTable(chains, this.json, this.spec.commandLine().getOut()).print();
		unread.forEach((pair) -> this.spec.commandLine().getErr().println("regwatch: " + pair.problem()));
		return unread.isEmpty() ? ExitCode.OK : ExitCode.USAGE;
	}

	private static FileComparison read(Path old, Path now) throws IOException {
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			Extraction.Text before = read(old, extractor);
			boolean same = Files.mismatch(old, now) < 0;
			return FileComparison.of(before, read(now, extractor), same);
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
					rejected.reason().code(), TerminalSanitizer.text(rejected.detail())));
		};
	}

}
