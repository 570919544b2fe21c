package io.regwatch.ops.cli;

import java.util.concurrent.Callable;

import io.regwatch.search.reconcile.IndexReconciler;
import io.regwatch.search.reconcile.ReconcileResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "verify", mixinStandardHelpOptions = true,
		description = "Compares the search index with the database, document by document; others work on meanwhile.",
		exitCodeListHeading = "%nExit codes:%n", exitCodeList = { "0:the index says what the database says", "1:failed",
				"2:wrong usage", "3:there are differences, or some could not be repaired" })
final class VerifyCommand implements Callable<Integer> {

	private static final int DIFFERENT = 3;

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Option(names = "--repair", description = "Make the index say what the database says.")
	private boolean repair;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	VerifyCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "verify", this.spec.commandLine().getErr())) {
			VerifyOutput output = new VerifyOutput(this.spec.commandLine().getOut());
			IndexReconciler sweep = session.bean(IndexReconciler.class);
			ReconcileResult result = this.repair ? sweep.repair(output) : sweep.verify(output);
			output.print(result, this.json);
			return (result.remaining() == 0) ? ExitCode.OK : DIFFERENT;
		}
	}

}
