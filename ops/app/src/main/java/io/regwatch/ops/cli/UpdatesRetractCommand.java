package io.regwatch.ops.cli;

import java.util.concurrent.Callable;

import io.regwatch.ingest.update.Correction.Action;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "retract", mixinStandardHelpOptions = true, description = "Tells an update no longer, to anybody.")
final class UpdatesRetractCommand implements Callable<Integer> {

	@Mixin
	private CorrectionOptions options;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	UpdatesRetractCommand() {
	}

	@Override
	public Integer call() {
		return this.options.make(Action.RETRACT, null, "told no longer");
	}

}
