package io.regwatch.ops.cli;

import io.regwatch.ops.cli.source.SourcesCheckCommand;
import io.regwatch.ops.cli.source.SourcesVerifyLiveCommand;
import picocli.CommandLine.Command;

@Command(name = "sources", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Lists the sources, or checks their descriptions.",
		subcommands = { SourcesListCommand.class, SourcesCheckCommand.class, SourcesVerifyLiveCommand.class })
final class SourcesCommand {

}
