package io.regwatch.ops.cli;

import java.util.List;

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
		exitCodeListHeading = "%nExit codes:%n", exitCodeList = { "0:done", "1:failed", "2:wrong usage or input",
				"3:done, but a listing was incomplete, the index differs, or there are warnings" })
final class RegwatchCommand {

	/** Those that need no other one, in the order of the usage message. */
	private static final List<Class<?>> SUBCOMMANDS = List.of(DemoCommand.class, UpCommand.class, IngestCommand.class,
			SourcesCommand.class, RunsCommand.class, KeysCommand.class, UsersCommand.class, ExtractCommand.class,
			RedlineCommand.class, LedgerCommand.class, HistoryCommand.class, AssessCommand.class,
			AssessmentsCommand.class, EvaluateCommand.class, ReviewsCommand.class, QuarantineCommand.class,
			ReferencesCommand.class, UpdatesCommand.class, WorkspacesCommand.class, ReindexCommand.class,
			VerifyCommand.class, StatusCommand.class, DoctorCommand.class, BackupCommand.class, RestoreCommand.class);

	/**
	 * The command line that understands arguments. Reading the annotations of all
	 * commands takes half a second in a new process: only those of the command that is
	 * named are read, and all if none of these is.
	 */
	static CommandLine line(List<String> arguments) {
		CommandLine line = new CommandLine(new RegwatchCommand());
		List<Class<?>> named = SUBCOMMANDS.stream()
			.filter((type) -> arguments.stream().limit(1).anyMatch(name(type)::equals))
			.toList();
		if (!named.isEmpty()) {
			return line.addSubcommand(named.getFirst());
		}
		SUBCOMMANDS.forEach(line::addSubcommand);
		return line.addSubcommand(CompletionCommand.class).addSubcommand(HelpCommand.class);
	}

	private static String name(Class<?> type) {
		return type.getAnnotation(Command.class).name();
	}

}
