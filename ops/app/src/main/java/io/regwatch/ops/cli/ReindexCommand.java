package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;

import io.regwatch.search.index.Reindex;
import io.regwatch.search.index.ReindexResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "reindex", mixinStandardHelpOptions = true,
		description = "Builds the search index anew from the database, then swaps it in; searches go on meanwhile.")
final class ReindexCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	ReindexCommand() {
	}

	@Override
	public Integer call() {
		PrintWriter err = this.spec.commandLine().getErr();
		try (CommandContext session = CommandContext.open(this.home, "reindex", err)) {
			ReindexResult result = session.bean(Reindex.class).reindex((done, total) -> {
				err.printf("reindex: %d of %d%n", done, total);
				err.flush();
			});
			this.spec.commandLine()
				.getOut()
				.printf("Indexed %d references and %d updates%n", result.references(), result.updates());
			return result.drained().refused().isEmpty() ? 0 : 1;
		}
	}

}
