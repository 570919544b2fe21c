package io.regwatch.ops.cli;

import picocli.CommandLine.Command;

@Command(name = "sources", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Lists the sources, or checks a catalogue file.",
		subcommands = { SourcesListCommand.class, SourcesCheckCommand.class })
final class SourcesCommand {

}
