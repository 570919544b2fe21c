package io.regwatch.ops.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "keys", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Makes, lists and revokes the API keys of clients.",
		subcommands = { KeysCreateCommand.class, KeysListCommand.class, KeysRevokeCommand.class })
final class KeysCommand implements Runnable {

	@Spec
	private CommandSpec spec;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	KeysCommand() {
	}

	@Override
	public void run() {
		throw new ParameterException(this.spec.commandLine(), "Name a command: create, list or revoke");
	}

}
