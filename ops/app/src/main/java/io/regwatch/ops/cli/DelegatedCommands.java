package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.delegation.CommandReply;
import io.regwatch.ops.cli.delegation.CommandRequest;
import io.regwatch.ops.cli.delegation.CommandServer;
import io.regwatch.ops.cli.delegation.Delegated;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;

/**
 * Executes commands of other processes on the application context of this one.
 *
 * @param context used by all of them
 */
record DelegatedCommands(
		CommandContext context) implements BiFunction<CommandRequest, Runnable, Optional<CommandReply>> {

	/** Executes commands of other processes until the context is closed. */
	static void accept(CommandContext context, Path home) {
		CommandServer.open(home, System.getenv(), new DelegatedCommands(context))
			.ifPresent(
					(server) -> context.addListener((ApplicationListener<ContextClosedEvent>) (_) -> server.close()));
	}

	/** Wrong usage is declined: the caller may be a newer program with more commands. */
	@Override
	public Optional<CommandReply> apply(CommandRequest request, Runnable accepted) {
		StringWriter out = new StringWriter();
		StringWriter err = new StringWriter();
		CommandLine line = RegwatchCommandLine.of(request.arguments())
			.setOut(new PrintWriter(out))
			.setErr(new PrintWriter(err))
			.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF))
			.setParameterExceptionHandler((_, _) -> Delegated.DECLINED)
			.setExecutionStrategy((parsed) -> execute(parsed, accepted));
		HomeOptions.Shared shared = new HomeOptions.Shared(this.context, Path.of(request.home()));
		int exitCode = ScopedValue.where(HomeOptions.SHARED, shared)
			.call(() -> line.execute(request.arguments().toArray(String[]::new)));
		return (exitCode != Delegated.DECLINED)
				? Optional.of(new CommandReply(exitCode, out.toString(), err.toString())) : Optional.empty();
	}

	private static int execute(ParseResult parsed, Runnable accepted) {
		if (!isExecutedHere(parsed)) {
			return Delegated.DECLINED;
		}
		accepted.run();
		return new RunLast().execute(parsed);
	}

	private static boolean isExecutedHere(ParseResult parsed) {
		CommandLine command = parsed.asCommandLineList().getLast();
		List<String> arguments = parsed.expandedArgs();
		return isDelegated(command.getCommandSpec()) && !arguments.contains("--verbose") && !arguments.contains("-v")
				&& !command.isUsageHelpRequested();
	}

	private static boolean isDelegated(CommandSpec command) {
		AnnotatedElement definition = (command.userObject() instanceof AnnotatedElement method) ? method
				: command.userObject().getClass();
		return definition.isAnnotationPresent(Delegated.class);
	}

}
