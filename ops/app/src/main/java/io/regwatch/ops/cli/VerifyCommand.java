package io.regwatch.ops.cli;

import java.util.concurrent.Callable;

import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.search.reconcile.IndexReconciler;
import io.regwatch.search.reconcile.ReconcileResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "verify", mixinStandardHelpOptions = true,
		description = "Reconciles the search index with the database, document by document, while others go on.",
		exitCodeListHeading = "%nExit codes:%n", exitCodeList = { "0:index and database agree", "1:failed",
				"2:wrong usage", "3:there are differences, or some could not be repaired" })
final class VerifyCommand implements Callable<Integer> {

	private static final int DIFFERENT = 3;

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Option(names = "--repair", description = "Write documents that differ again.")
	private boolean repair;

	@Override
	public Integer call() {
		return this.home.run((context) -> {
			VerifyOutput differences = new VerifyOutput();
			IndexReconciler reconciler = context.bean(IndexReconciler.class);
			ReconcileResult result = this.repair ? reconciler.repair(differences) : reconciler.verify(differences);
			this.output.print(differences.document(result), (out) -> differences.print(result, out));
			return (result.remaining() == 0) ? ExitCode.OK : DIFFERENT;
		});
	}

}
