package io.regwatch.ops.cli.delegation;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A command line that another process is asked to execute.
 *
 * @param context version of the messages, and the external servers that the caller would
 * use; only a process with the same ones answers
 * @param home as the caller names it
 * @param arguments of the command line
 */
public record CommandRequest(String context, String home, List<String> arguments) {

	private static final String PROTOCOL = "2";

	static CommandRequest of(CommandMessage message) {
		List<String> parts = message.parts();
		return new CommandRequest(parts.get(0), parts.get(1), parts.subList(2, parts.size()));
	}

	CommandMessage message() {
		return new CommandMessage(Stream.concat(Stream.of(this.context, this.home), this.arguments.stream()).toList());
	}

	static String context(Map<String, String> environment) {
		return String.join("\n", PROTOCOL, environment.getOrDefault("REGWATCH_DB_URL", ""),
				environment.getOrDefault("REGWATCH_ES_URIS", ""));
	}

}
