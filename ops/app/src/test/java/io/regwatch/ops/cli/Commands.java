package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.delegation.CommandClient;
import io.regwatch.ops.cli.delegation.CommandReply;
import picocli.CommandLine;
import picocli.CommandLine.Help;

import org.springframework.context.ConfigurableApplicationContext;

/** Executes commands in the process of the test, which is faster than starting one. */
public final class Commands {

	private Commands() {
	}

	/**
	 * Executes a command on the stores of an application, as a running process does for
	 * others.
	 * @param application that stays open
	 * @param home directory
	 * @param arguments of the command line
	 * @return its result
	 */
	public static CommandReply on(TestApplication application, Path home, String... arguments) {
		return on(application.context(), home, arguments);
	}

	static CommandReply on(ConfigurableApplicationContext application, Path home, String... arguments) {
		CommandContext context = new CommandContext(application, () -> {
		});
		return ScopedValue.where(HomeOptions.SHARED, new HomeOptions.Shared(context, home))
			.call(() -> execute(List.of(arguments)));
	}

	/**
	 * Executes a command as the program does: the running process of the home executes it
	 * if it can, otherwise servers of the home are used or started.
	 * @param home directory
	 * @param arguments of the command line
	 * @return its result
	 */
	static CommandReply in(Path home, String... arguments) {
		List<String> line = new ArrayList<>(List.of(arguments));
		line.addAll(List.of("--home", home.toString()));
		return CommandClient.ask(line, Map.of()).orElseGet(() -> execute(line));
	}

	/**
	 * Executes a command.
	 * @param arguments of the command line
	 * @return its result
	 */
	static CommandReply execute(List<String> arguments) {
		StringWriter out = new StringWriter();
		StringWriter err = new StringWriter();
		CommandLine line = RegwatchCommandLine.of(arguments)
			.setOut(new PrintWriter(out, true))
			.setErr(new PrintWriter(err, true))
			.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
		int exitCode = line.execute(arguments.toArray(String[]::new));
		return new CommandReply(exitCode, out.toString(), err.toString());
	}

}
