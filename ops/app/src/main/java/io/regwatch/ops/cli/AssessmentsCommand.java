package io.regwatch.ops.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "assessments", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Looks back at assessments.", subcommands = AssessmentsShowCommand.class)
final class AssessmentsCommand implements Runnable {

	@Spec
	private CommandSpec spec;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	AssessmentsCommand() {
	}

	@Override
	public void run() {
		throw new ParameterException(this.spec.commandLine(), "Name a command: show");
	}

}
