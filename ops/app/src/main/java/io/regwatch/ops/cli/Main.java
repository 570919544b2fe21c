package io.regwatch.ops.cli;

import org.slf4j.bridge.SLF4JBridgeHandler;
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
		// Some libraries log where the JDK does, which writes as it likes.
		SLF4JBridgeHandler.removeHandlersForRootLogger();
		SLF4JBridgeHandler.install();
		System.exit(commandLine().execute(arguments));
	}

	static CommandLine commandLine() {
		return new CommandLine(new RegwatchCommand()).setCaseInsensitiveEnumValuesAllowed(true)
			.setExecutionExceptionHandler(new Failures());
	}

}
