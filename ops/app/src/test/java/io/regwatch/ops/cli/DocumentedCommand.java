package io.regwatch.ops.cli;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.ops.server.BuildTree;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A command of a document with its arguments, as a shell passes them.
 *
 * @param words the command first
 */
record DocumentedCommand(List<String> words) {

	private static final String SAMPLE_ID = "0199fd0e-8f6b-7c41-9d32-5a1c6c1f2e3d";

	private static final Pattern LOCAL = Pattern
		.compile("(?:https?://)?(?:localhost|127\\.0\\.0\\.1)(?::[0-9]+)?(/\\S*)?");

	/** Words that stand for what must have a form. */
	private static final Map<String, String> PLACEHOLDERS = Map.of("ID", SAMPLE_ID, "UPDATE", SAMPLE_ID, "RUN",
			SAMPLE_ID, "WORKSPACE", SAMPLE_ID, "DATE", "2026-03-01", "N", "1");

	/** Why it does not work. */
	Stream<String> problems(Endpoints endpoints) {
		String command = this.words.getFirst();
		List<String> arguments = this.words.subList(1, this.words.size());
		return switch (command.substring(command.lastIndexOf('/') + 1)) {
			case "regwatch" -> usage(arguments);
			case "docker" -> container(arguments);
			case "curl" -> Stream.concat(address(arguments, endpoints), body(arguments));
			case "mvnw" -> benchmark(arguments);
			default -> Stream.empty();
		};
	}

	private static Stream<String> usage(List<String> arguments) {
		CommandLine.ParseResult result;
		try {
			result = RegwatchCommandLine.of(arguments)
				.parseArgs(arguments.stream()
					.map((argument) -> PLACEHOLDERS.getOrDefault(argument, argument))
					.toArray(String[]::new));
		}
		catch (ParameterException ex) {
			return Stream.of("'regwatch %s': %s".formatted(String.join(" ", arguments), ex.getMessage()));
		}
		while (result.hasSubcommand()) {
			result = result.subcommand();
		}
		CommandSpec command = result.commandSpec();
		boolean help = result.isUsageHelpRequested() || result.isVersionHelpRequested();
		return (command.subcommands().isEmpty() || help) ? Stream.empty()
				: Stream.of("'%s' needs a subcommand".formatted(command.qualifiedName(" ")));
	}

	/** The entry point of the image is the program. */
	private static Stream<String> container(List<String> arguments) {
		int run = arguments.indexOf("run");
		List<String> rest = new ArrayList<>((run < 0) ? List.of() : arguments.subList(run + 1, arguments.size()));
		rest.removeIf("--rm"::equals);
		// A service of the compose file, or the image behind all options.
		long options = rest.stream().takeWhile((argument) -> !argument.startsWith("regwatch:")).count();
		int name = (options < rest.size()) ? (int) options : 0;
		return rest.isEmpty() ? Stream.empty() : usage(rest.subList(name + 1, rest.size()));
	}

	private static Stream<String> address(List<String> arguments, Endpoints endpoints) {
		return arguments.stream()
			.map(LOCAL::matcher)
			.filter(Matcher::matches)
			.flatMap((match) -> endpoints.problems(DocumentedAddress.of(method(arguments), match.group(1))));
	}

	private static String method(List<String> arguments) {
		int option = arguments.indexOf("-X");
		if (option >= 0) {
			return arguments.get(option + 1);
		}
		return arguments.contains("-d") ? "POST" : "GET";
	}

	private static Stream<String> body(List<String> arguments) {
		int option = arguments.indexOf("-d");
		try {
			JsonMapper.shared().readTree((option < 0) ? "" : arguments.get(option + 1));
			return Stream.empty();
		}
		catch (JacksonException ex) {
			return Stream.of("'%s' is not JSON".formatted(arguments.get(option + 1)));
		}
	}

	private static Stream<String> benchmark(List<String> arguments) {
		return arguments.stream()
			.filter((argument) -> argument.startsWith("-Dbenchmark="))
			.map((argument) -> argument.substring("-Dbenchmark=".length()))
			.filter((name) -> Files.notExists(BuildTree
				.file("ops/benchmarks/src/main/java/io/regwatch/ops/benchmark/" + name.replace('.', '/') + ".java")))
			.map("no benchmark '%s'"::formatted);
	}

}
