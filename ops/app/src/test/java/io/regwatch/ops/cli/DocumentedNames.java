package io.regwatch.ops.cli;

import java.nio.file.Files;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.ops.server.BuildTree;

/**
 * What code in documents may name: commands and their options, settings, profiles of the
 * build, files. Words in capitals, {@code …} and {@code *} stand for something else.
 *
 * @param settings of the program
 * @param profiles of the build
 */
record DocumentedNames(KnownSettings settings, Set<String> profiles) {

	private static final Pattern COMMAND = Pattern.compile("(?:ops/|^)regwatch +([a-z][^|#&;>]*)");

	private static final Pattern VARIABLE = Pattern.compile("\\bREGWATCH_[A-Z0-9_]*[A-Z0-9]\\b(?!_|\\*)");

	private static final Pattern PROPERTY = Pattern
		.compile("(?<![\\w./-])(?:-D)?(regwatch\\.[a-z][a-z0-9.-]*[a-z0-9])\\b");

	private static final Pattern PROFILE = Pattern.compile("(?<=mvnw )(?:.* )?-P([a-z]+)");

	private static final Pattern PATH = Pattern.compile(
			"(?<![\\w/.-])((?:ops|schemas|api|search-index|ingest-jobs|assessment-jobs|\\.ci|\\.mvn)/[\\w./-]*[\\w/])(?![\\w*…{]|\\.[\\w*])");

	private static final Pattern PLACEHOLDER = Pattern.compile("(^|/)[A-Z_]+$");

	private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]*");

	static DocumentedNames ofProject() {
		return new DocumentedNames(KnownSettings.ofProject(), KnownSettings.profiles());
	}

	/** What some code names that does not exist. */
	Stream<String> problems(String code) {
		return Stream.of(commands(code), variables(code), properties(code), unknownProfiles(code), paths(code))
			.flatMap((problems) -> problems);
	}

	private Stream<String> commands(String code) {
		return COMMAND.matcher(code).results().flatMap((match) -> CommandUse.of(match.group(1)).problems());
	}

	private Stream<String> variables(String code) {
		return VARIABLE.matcher(code)
			.results()
			.map((match) -> match.group())
			.filter((name) -> !this.settings.hasVariable(name))
			.map("no setting '%s'"::formatted);
	}

	private Stream<String> properties(String code) {
		return PROPERTY.matcher(code)
			.results()
			.map((match) -> match.group(1))
			.filter((name) -> !this.settings.hasProperty(name))
			.map("no property '%s'"::formatted);
	}

	private Stream<String> unknownProfiles(String code) {
		return PROFILE.matcher(code)
			.results()
			.map((match) -> match.group(1))
			.filter((name) -> !this.profiles.contains(name))
			.map("no profile '%s'"::formatted);
	}

	/** What a build makes is not there before it. */
	private static Stream<String> paths(String code) {
		return PATH.matcher(code)
			.results()
			.map((match) -> match.group(1))
			.filter((path) -> !path.contains("/target/") && !PLACEHOLDER.matcher(path).find()
					&& Files.notExists(BuildTree.file(path)))
			.map("no file '%s'"::formatted);
	}

	static Stream<String> options(String arguments) {
		return OPTION.matcher(arguments).results().map((match) -> match.group());
	}

}
