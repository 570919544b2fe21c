package io.regwatch.ops.cli;

import java.util.List;

/** Command lines that others write. */
public final class CommandLines {

	private CommandLines() {
	}

	/**
	 * Makes sure that the program understands one.
	 * @param arguments command, options, parameters
	 * @throws picocli.CommandLine.ParameterException if it does not
	 */
	public static void requireValid(List<String> arguments) {
		RegwatchCommandLine.of(arguments).parseArgs(arguments.toArray(String[]::new));
	}

}
