package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;

import io.regwatch.ops.cli.context.IdArgument;
import org.slf4j.bridge.SLF4JBridgeHandler;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** The commands with their conversions and messages. */
final class RegwatchCommandLine {

	private RegwatchCommandLine() {
	}

	/** Executes a command in this process and returns its exit code. */
	static int execute(PrintWriter out, String... arguments) {
		// Libraries that log with java.util.logging go through SLF4J, too.
		SLF4JBridgeHandler.removeHandlersForRootLogger();
		SLF4JBridgeHandler.install();
		return of(List.of(arguments)).setOut(out).execute(arguments);
	}

	/** What understands arguments. */
	static CommandLine of(List<String> arguments) {
		return RegwatchCommand.line(arguments)
			.setCaseInsensitiveEnumValuesAllowed(true)
			.registerConverter(IdArgument.class,
					(text) -> convert(text, IdArgument::of,
							"id, such as 0199fd0e-8f6b-7c41-9d32-5a1c6c1f2e3d or its end 6c1f2e3d"))
			.registerConverter(LocalDate.class, (text) -> convert(text, LocalDate::parse, "date, such as 2026-03-01"))
			.registerConverter(int.class, (text) -> convert(text, Integer::valueOf, "whole number"))
			.registerConverter(Long.class, (text) -> convert(text, Long::valueOf, "whole number"))
			.setParameterExceptionHandler(new UsageErrors())
			.setExecutionExceptionHandler(new CommandErrors());
	}

	private static <T> T convert(String text, Function<String, T> conversion, String expected) {
		try {
			return conversion.apply(text);
		}
		catch (IllegalArgumentException | DateTimeException ex) {
			throw new TypeConversionException("'%s' is no %s".formatted(text, expected));
		}
	}

}
