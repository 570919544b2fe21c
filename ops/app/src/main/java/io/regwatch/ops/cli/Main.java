package io.regwatch.ops.cli;

import java.util.UUID;

import org.slf4j.bridge.SLF4JBridgeHandler;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** The command line. */
public final class Main {

	private Main() {
	}

	/**
	 * Runs one command and ends the process with its exit code: 0 done, 1 failed, 2
	 * usage, 3 incomplete.
	 * @param arguments command, options, parameters
	 */
	public static void main(String[] arguments) {
		// Libraries that log with java.util.logging go through SLF4J, too.
		SLF4JBridgeHandler.removeHandlersForRootLogger();
		SLF4JBridgeHandler.install();
		System.exit(commandLine().execute(arguments));
	}

	static CommandLine commandLine() {
		return new CommandLine(new RegwatchCommand()).setCaseInsensitiveEnumValuesAllowed(true)
			.registerConverter(UUID.class, Main::id)
			.setExecutionExceptionHandler(new CommandErrors());
	}

	private static UUID id(String text) {
		try {
			return UUID.fromString(text);
		}
		catch (IllegalArgumentException ex) {
			throw new TypeConversionException(
					"'%s' is no id, such as 0199fd0e-8f6b-7c41-9d32-5a1c6c1f2e3d".formatted(text));
		}
	}

}
