package io.regwatch.ops.cli;

import java.util.UUID;

import org.slf4j.bridge.SLF4JBridgeHandler;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** The commands with their conversions and messages. */
final class RegwatchCommandLine {

	private RegwatchCommandLine() {
	}

	/** Executes a command in this process and returns its exit code. */
	static int execute(String... arguments) {
		// Libraries that log with java.util.logging go through SLF4J, too.
		SLF4JBridgeHandler.removeHandlersForRootLogger();
		SLF4JBridgeHandler.install();
		return create().execute(arguments);
	}

	static CommandLine create() {
		return new CommandLine(new RegwatchCommand()).setCaseInsensitiveEnumValuesAllowed(true)
			.registerConverter(UUID.class, RegwatchCommandLine::id)
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
