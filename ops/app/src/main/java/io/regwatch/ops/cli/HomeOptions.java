package io.regwatch.ops.cli;

import java.nio.file.Path;
import java.util.Map;

import io.regwatch.ops.server.Home;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of every command that needs the store. */
final class HomeOptions {

	@Option(names = "--home", paramLabel = "DIR",
			description = "Holds everything the embedded servers keep (default: $REGWATCH_HOME or ~/.regwatch).")
	private @Nullable Path directory;

	@Option(names = { "-v", "--verbose" }, description = "Log what is done, to standard error.")
	private boolean verbose;

	Home open() {
		return Home.open(directory());
	}

	Path directory() {
		return Home.locate(this.directory, System.getenv());
	}

	/** Where the users' own catalogue files are, whether or not there are any. */
	Path catalogue() {
		Map<String, String> environment = System.getenv();
		String given = environment.getOrDefault("REGWATCH_CATALOGUE_DIRECTORY", "");
		return given.isBlank() ? directory().resolve("sources") : Path.of(given);
	}

	boolean verbose() {
		return this.verbose;
	}

}
