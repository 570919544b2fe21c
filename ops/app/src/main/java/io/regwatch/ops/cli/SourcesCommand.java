package io.regwatch.ops.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "sources", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Lists the sources, or checks a catalogue file.",
		subcommands = { SourcesListCommand.class, SourcesCheckCommand.class })
final class SourcesCommand implements Runnable {

	@Spec
	private CommandSpec spec;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	SourcesCommand() {
	}

	@Override
	public void run() {
		throw new ParameterException(this.spec.commandLine(), "Name a command: list or check");
	}

}
