package io.regwatch.ops.cli.context;

import java.io.PrintWriter;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Options of the commands that list rows. */
public final class ListOptions {

	@Parameters(paramLabel = "TEXT", arity = "0..1", defaultValue = "",
			description = "Part of the title or of the authority's id (default: all).")
	private String text;

	@Option(names = "--source", paramLabel = "ID", defaultValue = "", description = "Only of this source.")
	private String source;

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	private int limit;

	@Option(names = "--limit", paramLabel = "N", defaultValue = "50",
			description = "At most so many (default: ${DEFAULT-VALUE}).")
	void setLimit(int limit) {
		if (limit < 1) {
			throw new ParameterException(this.spec.commandLine(), "--limit %d is less than 1".formatted(limit));
		}
		this.limit = limit;
	}

	/** Sets the parameters {@code source}, {@code pattern} and {@code limit}. */
	public JdbcClient.StatementSpec bind(JdbcClient.StatementSpec statement) {
		return statement.param("source", this.source)
			.param("pattern", "%" + this.text.replaceAll("[\\\\%_]", "\\\\$0") + "%")
			.param("limit", this.limit);
	}

	/** Says that there may be more. */
	public void printLimit(int rows, PrintWriter out) {
		if (rows == this.limit) {
			out.printf("The first %d; --limit N shows more.%n", rows);
		}
	}

}
