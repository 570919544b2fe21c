package io.regwatch.ops.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "updates", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Corrects what was told: retracts updates, merges them, and restores them.",
		subcommands = { UpdatesRetractCommand.class, UpdatesMergeCommand.class, UpdatesRestoreCommand.class })
final class UpdatesCommand implements Runnable {

	@Spec
	private CommandSpec spec;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	UpdatesCommand() {
	}

	@Override
	public void run() {
		throw new ParameterException(this.spec.commandLine(), "Name a command: retract, merge or restore");
	}

}
