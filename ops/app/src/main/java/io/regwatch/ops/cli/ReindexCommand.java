package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;

import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.OperatorAudit;
import io.regwatch.ops.cli.context.ProgressReporter;
import io.regwatch.search.index.Reindex;
import io.regwatch.search.index.ReindexResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "reindex", mixinStandardHelpOptions = true,
		description = "Rebuilds the search index from the database, then swaps the aliases; searches continue meanwhile.")
final class ReindexCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Override
	public Integer call() {
		PrintWriter err = this.spec.commandLine().getErr();
		return this.home.replaceIndex((context) -> {
			ReindexResult result;
			try (ProgressReporter progress = ProgressReporter.listenTo(context, err)) {
				result = OperatorAudit.call(context, "reindex", () -> context.bean(Reindex.class)
					.reindex((done, total) -> progress.show("reindex:", done, total)));
			}
			this.spec.commandLine()
				.getOut()
				.printf("Indexed %d references and %d updates%n", result.references(), result.updates());
			return result.drained().refused().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
		});
	}

}
