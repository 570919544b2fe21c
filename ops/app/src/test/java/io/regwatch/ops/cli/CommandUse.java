package io.regwatch.ops.cli;

import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * A command as a document writes it.
 *
 * @param command the innermost one that is named
 * @param rest what follows its name
 */
record CommandUse(CommandLine command, String rest) {

	static CommandUse of(String arguments) {
		String rest = arguments.strip();
		CommandLine command = RegwatchCommandLine.of(List.of(firstWord(rest)));
		for (CommandLine next = next(command, rest); next != null; next = next(command, rest)) {
			command = next;
			rest = rest.substring(firstWord(rest).length()).strip();
		}
		return new CommandUse(command, rest);
	}

	private static @Nullable CommandLine next(CommandLine command, String rest) {
		return command.getSubcommands().get(firstWord(rest));
	}

	private static String firstWord(String text) {
		return text.split("[ ,.:)]", 2)[0];
	}

	Stream<String> problems() {
		String name = this.command.getCommandSpec().qualifiedName(" ");
		if (!this.command.getSubcommands().isEmpty() && firstWord(this.rest).matches("[a-z-]*[a-z]")
				&& !firstWord(this.rest).startsWith("-")) {
			return Stream.of("no command '%s %s'".formatted(name, firstWord(this.rest)));
		}
		return DocumentedNames.options(this.rest)
			.filter((option) -> !this.command.getCommandSpec().optionsMap().containsKey(option))
			.map((option) -> "no option '%s' of '%s'".formatted(option, name));
	}

}
