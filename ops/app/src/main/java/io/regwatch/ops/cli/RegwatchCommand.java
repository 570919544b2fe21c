package io.regwatch.ops.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

import io.regwatch.ops.cli.document.ExtractCommand;
import io.regwatch.ops.cli.document.HistoryCommand;
import io.regwatch.ops.cli.document.RedlineCommand;
import io.regwatch.ops.cli.evaluation.EvaluateCommand;
import io.regwatch.ops.cli.ingest.IngestCommand;
import io.regwatch.ops.cli.ingest.LedgerCommand;
import io.regwatch.ops.cli.ingest.QuarantineCommand;
import io.regwatch.ops.cli.ingest.RunsCommand;
import io.regwatch.ops.cli.source.SourcesCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

@Command(name = "regwatch", mixinStandardHelpOptions = true, versionProvider = ManifestVersion.class,
		synopsisSubcommandLabel = "COMMAND",
		description = "Watches regulators and reports when a regulation, guidance or standard changes.%n",
		exitCodeListHeading = "%nExit codes:%n",
		exitCodeList = { "0:done", "1:failed", "2:wrong usage or input",
				"3:done, but a listing was incomplete, the index differs, or there are warnings" },
		subcommands = { DemoCommand.class, UpCommand.class, IngestCommand.class, SourcesCommand.class,
				RunsCommand.class, KeysCommand.class, UsersCommand.class, ExtractCommand.class, RedlineCommand.class,
				LedgerCommand.class, HistoryCommand.class, AssessCommand.class, AssessmentsCommand.class,
				EvaluateCommand.class, ReviewsCommand.class, QuarantineCommand.class, ReferencesCommand.class,
				UpdatesCommand.class, WorkspacesCommand.class, ReindexCommand.class, VerifyCommand.class,
				StatusCommand.class, DoctorCommand.class, BackupCommand.class, RestoreCommand.class,
				CompletionCommand.class, HelpCommand.class })
final class RegwatchCommand {

	/** Commands that print others. */
	private static final Set<Class<?>> OF_ALL = Set.of(CompletionCommand.class, HelpCommand.class);

	/**
	 * The command line that understands arguments. To read the options of all commands
	 * takes half a second in a new process: only the command that is named is added, and
	 * all if none is.
	 */
	static CommandLine line(List<String> arguments) {
		return Arrays.stream(RegwatchCommand.class.getAnnotation(Command.class).subcommands())
			.filter((type) -> !OF_ALL.contains(type) && arguments.stream().limit(1).anyMatch(name(type)::equals))
			.findFirst()
			.map((type) -> new CommandLine(new OneCommand()).addSubcommand(type))
			.orElseGet(() -> new CommandLine(new RegwatchCommand()));
	}

	private static String name(Class<?> type) {
		return type.getAnnotation(Command.class).name();
	}

	/** The same with a single subcommand. */
	@Command(name = "regwatch", mixinStandardHelpOptions = true, versionProvider = ManifestVersion.class)
	private static final class OneCommand {

	}

}
