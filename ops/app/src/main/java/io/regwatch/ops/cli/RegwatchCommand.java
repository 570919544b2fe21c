package io.regwatch.ops.cli;

import io.regwatch.ops.cli.document.ExtractCommand;
import io.regwatch.ops.cli.document.HistoryCommand;
import io.regwatch.ops.cli.document.RedlineCommand;
import io.regwatch.ops.cli.evaluation.EvaluateCommand;
import io.regwatch.ops.cli.ingest.IngestCommand;
import io.regwatch.ops.cli.ingest.LedgerCommand;
import io.regwatch.ops.cli.ingest.QuarantineCommand;
import io.regwatch.ops.cli.ingest.RunsCommand;
import io.regwatch.ops.cli.source.SourcesCommand;
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

}
