package io.regwatch.ops.cli.output;

import java.io.PrintWriter;
import java.util.function.Consumer;

import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Prints the result of a command, as text or as one JSON document. */
public final class OutputOptions {

	// Properties in the order in which records declare them.
	private static final JsonMapper JSON = JsonMapper.builder()
		.disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
		.build();

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/**
	 * Prints a result.
	 * @param document for JSON
	 * @param text prints it for people
	 */
	public void print(Object document, Consumer<PrintWriter> text) {
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.json) {
			out.println(JSON.writeValueAsString(document));
		}
		else {
			text.accept(out);
		}
		out.flush();
	}

	/**
	 * Returns whether the terminal shows colours.
	 * @return never on for a command that is executed for another process
	 */
	public Ansi ansi() {
		return this.spec.commandLine().getColorScheme().ansi();
	}

	/**
	 * Returns whether JSON is asked for.
	 * @return {@code false} for text
	 */
	public boolean json() {
		return this.json;
	}

}
