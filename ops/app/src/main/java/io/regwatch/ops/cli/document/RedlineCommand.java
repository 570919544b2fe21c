package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;

import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
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
 * Compares two files as the ingest job does, or two stored versions. A file that cannot
 * be read is wrong input: exit code 2.
 */
@Delegated
@Command(name = "redline", mixinStandardHelpOptions = true,
		customSynopsis = { "regwatch redline [OPTIONS] OLD NEW", "       regwatch redline [OPTIONS] UPDATE",
				"       regwatch redline [OPTIONS] REFERENCE VERSION VERSION",
				"       regwatch redline [--json] --chain=DIR" },
		description = "Compares two files, or two versions of a reference: materiality of the change, changed"
				+ " sections, and the changed passages word by word, as [-deleted-] and {+inserted+}.")
public final class RedlineCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Parameters(arity = "0..3", paramLabel = "OLD NEW",
			description = { "Two files: PDF, HTML, office, text or Markdown.",
					"Or the id of an update, see `updates list`.",
					"Or a reference, by its id or the authority's, and the numbers of two versions, see `history`." })
	private List<String> operands = List.of();

	@Option(names = "--html", paramLabel = "FILE", description = "Write the redline as an HTML page.")
	private @Nullable Path html;

	@Option(names = "--chain", paramLabel = "DIR",
			description = "Instead of two files: compare each file of a directory with the one before it, in the order"
					+ " of their names ('old' comes first), and each directory below it likewise.")
	private @Nullable Path chain;

	@Override
	public Integer call() throws IOException {
		boolean readsFiles = this.chain != null || this.operands.size() == 2;
		if (this.home.isDelegated() && (readsFiles || this.html != null)) {
			return Delegated.DECLINED;
		}
		if (this.chain != null) {
			return compare(this.chain);
		}
		return switch (this.operands.size()) {
			case 1 -> compareUpdate(this.operands.getFirst());
			case 2 -> compareFiles(Path.of(this.operands.get(0)), Path.of(this.operands.get(1)));
			case 3 -> compareVersions(this.operands.get(0), number(this.operands.get(1)), number(this.operands.get(2)));
			default -> throw wrongOperands();
		};
	}

	private int compareUpdate(String text) {
		if (!IdArgument.isId(text)) {
			throw wrongOperands();
		}
		IdArgument update = IdArgument.of(text);
		return this.home.run((context) -> print(VersionPair.ofUpdate(context, update).compare(context)));
	}

	private int compareVersions(String reference, int before, int after) {
		return this.home.run((context) -> print(VersionPair.of(context, reference, before, after).compare(context)));
	}

	private int compareFiles(Path old, Path now) throws IOException {
		RedlineOutput.requireOther(this.html, List.of(old, now));
		return print(FileRedline.between(old, now));
	}

	private int print(RedlineOutput redline) {
		redline.print(this.output, this.html);
		return ExitCode.OK;
	}

	private int compare(Path root) {
		if (!this.operands.isEmpty() || this.html != null) {
			throw new ParameterException(this.spec.commandLine(),
					"--chain compares the files of a directory: leave out OLD, NEW and --html");
		}
		if (!Files.isDirectory(root)) {
			throw new ParameterException(this.spec.commandLine(), "'%s' is not a directory".formatted(root));
		}
		List<ChainEntry> pairs = ChainEntry.compare(root);
		this.output.print(Map.of("pairs", pairs), (out) -> ChainEntry.print(pairs, out));
		List<String> errors = pairs.stream().map(ChainEntry::error).filter(Objects::nonNull).toList();
		errors.forEach((error) -> this.spec.commandLine().getErr().println("regwatch: " + error));
		return errors.isEmpty() ? ExitCode.OK : ExitCode.USAGE;
	}

	private int number(String text) {
		if (text.matches("[1-9][0-9]{0,8}")) {
			return Integer.parseInt(text);
		}
		throw new ParameterException(this.spec.commandLine(),
				"'%s' is no number of a version: `history REFERENCE` shows them".formatted(text));
	}

	private ParameterException wrongOperands() {
		return new ParameterException(this.spec.commandLine(),
				"Name two files OLD and NEW, or --chain DIR, or the id of an update, or a reference and two versions");
	}

}
