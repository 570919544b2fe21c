package io.regwatch.ops.cli;

import java.util.concurrent.Callable;

import io.regwatch.ingest.update.Correction.Action;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "restore", mixinStandardHelpOptions = true,
		description = "Tells an update again that was retracted or merged.")
final class UpdatesRestoreCommand implements Callable<Integer> {

	@Mixin
	private CorrectionOptions options;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	UpdatesRestoreCommand() {
	}

	@Override
	public Integer call() {
		return this.options.make(Action.RESTORE, null, "told again");
	}

}
