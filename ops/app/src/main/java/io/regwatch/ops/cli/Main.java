package io.regwatch.ops.cli;

import picocli.CommandLine;

/** Starts the command line. */
public final class Main {

	private Main() {
	}

	/**
	 * Runs one command and ends the process with its exit code: 0 done, 1 failed, 2
	 * usage, 3 incomplete.
	 * @param arguments command, options, parameters
	 */
	public static void main(String[] arguments) {
		System.exit(commandLine().execute(arguments));
	}

	static CommandLine commandLine() {
		return new CommandLine(new RegwatchCommand()).setCaseInsensitiveEnumValuesAllowed(true)
			.setExecutionExceptionHandler(new Failures());
	}

}
