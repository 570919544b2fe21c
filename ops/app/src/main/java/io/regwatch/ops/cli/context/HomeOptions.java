package io.regwatch.ops.cli.context;

import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.ToIntFunction;

import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options of the commands that work with the stores of a home. */
public final class HomeOptions {

	/**
	 * What a process shares with a command that it executes for another; unbound
	 * elsewhere.
	 */
	public static final ScopedValue<Shared> SHARED = ScopedValue.newInstance();

	private final String defaultName;

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	@Option(names = "--home", paramLabel = "DIR",
			description = "Directory with the data of the embedded servers (default: $REGWATCH_HOME, else ~/.regwatch, or ~/.regwatch-demo for `demo`).")
	private @Nullable Path directory;

	@Option(names = { "-v", "--verbose" }, description = "Log to standard error what is done.")
	private boolean verbose;

	/** Takes the default home of the user. */
	public HomeOptions() {
		this(Home.DEFAULT_NAME);
	}

	/** Takes the name of the default directory in the user's home. */
	public HomeOptions(String defaultName) {
		this.defaultName = defaultName;
	}

	/**
	 * Runs a command that ends by itself, with servers and an application context: those
	 * of this process if it executes the command of another.
	 */
	public int run(ToIntFunction<CommandContext> command) {
		return run((name) -> ContextRequest.of(ServerRequest.oneShot(name)), command);
	}

	/** Runs a command that replaces the search index, of whatever state that is. */
	public int replaceIndex(ToIntFunction<CommandContext> command) {
		return run((name) -> ContextRequest.withoutIndex(ServerRequest.oneShot(name)), command);
	}

	/**
	 * Runs a command that ends by itself and only reads tables of sources and documents:
	 * with the database alone and fewer beans, which start in less than half the time.
	 */
	public int read(ToIntFunction<CommandContext> command) {
		return run((name) -> ContextRequest.of(ServerRequest.databaseOnly(name)), command);
	}

	private int run(Function<String, ContextRequest> request, ToIntFunction<CommandContext> command) {
		if (SHARED.isBound()) {
			return command.applyAsInt(SHARED.get().context());
		}
		String name = this.spec.qualifiedName(" ").substring(this.spec.root().name().length()).strip();
		try (CommandContext context = CommandContext.open(this, request.apply(name),
				this.spec.commandLine().getErr())) {
			return command.applyAsInt(context);
		}
	}

	/** Whether this process executes the command for another. */
	public boolean isDelegated() {
		return SHARED.isBound();
	}

	/**
	 * Opens the home, which is made if it is missing.
	 * @return the directory with its files
	 */
	public Home open() {
		return Home.open(directory());
	}

	/**
	 * Finds the home without opening it.
	 * @return the directory; it may be missing
	 */
	public Path directory() {
		return SHARED.isBound() ? SHARED.get().home() : Home.locate(this.directory, System.getenv(), this.defaultName);
	}

	/** The directory of the users' own catalogue files; it may be missing. */
	public Path catalogue() {
		String variable = System.getenv().getOrDefault("REGWATCH_CATALOGUE_DIRECTORY", "");
		return variable.isBlank() ? directory().resolve("sources") : Path.of(variable);
	}

	boolean verbose() {
		return this.verbose;
	}

	/**
	 * What a process shares with the commands that it executes for others.
	 *
	 * @param context of the process
	 * @param home as the other process names it
	 */
	public record Shared(CommandContext context, Path home) {

	}

}
