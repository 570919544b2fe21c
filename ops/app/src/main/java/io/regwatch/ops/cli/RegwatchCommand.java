package io.regwatch.ops.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "regwatch", mixinStandardHelpOptions = true, versionProvider = ManifestVersion.class,
		synopsisSubcommandLabel = "COMMAND", description = "Tells when a regulation, guidance or standard changes.%n",
		exitCodeListHeading = "%nExit codes:%n",
		exitCodeList = { "0:done", "1:failed", "2:wrong usage or input",
				"3:done, but a listing was incomplete, or the index differs" },
		subcommands = { DemoCommand.class, UpCommand.class, IngestCommand.class, SourcesCommand.class,
				KeysCommand.class, ExtractCommand.class, RedlineCommand.class, LedgerCommand.class,
				HistoryCommand.class, AssessCommand.class, AssessmentsCommand.class, EvaluateCommand.class,
				QuarantineCommand.class, UpdatesCommand.class, ReindexCommand.class, VerifyCommand.class,
				StatusCommand.class, HelpCommand.class })
final class RegwatchCommand implements Runnable {

	@Spec
	private CommandSpec spec;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	RegwatchCommand() {
	}

	@Override
	public void run() {
		throw new ParameterException(this.spec.commandLine(), "Name a command");
	}

}
