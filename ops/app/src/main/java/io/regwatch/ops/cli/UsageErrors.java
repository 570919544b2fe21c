package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.Collection;

import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Prints what is wrong with a command line, and the usage of the command in one line. */
final class UsageErrors implements IParameterExceptionHandler {

	private static final int ONE_LINE = 10_000;

	@Override
	public int handleParseException(ParameterException failure, String[] arguments) {
		CommandLine command = failure.getCommandLine();
		PrintWriter err = command.getErr();
		err.println("regwatch: " + message(failure));
		UnmatchedArgumentException.printSuggestions(failure, err);
		err.printf("Usage: %s; --help explains it%n",
				command.setUsageHelpWidth(ONE_LINE).getHelp().synopsis(0).strip());
		err.flush();
		return command.getCommandSpec().exitCodeOnInvalidInput();
	}

	private static String message(ParameterException failure) {
		String message = String.valueOf(failure.getMessage());
		Collection<String> commands = failure.getCommandLine().getSubcommands().keySet();
		return message.startsWith("Missing required subcommand")
				? "Missing required subcommand: one of " + String.join(", ", commands) : message;
	}

}
