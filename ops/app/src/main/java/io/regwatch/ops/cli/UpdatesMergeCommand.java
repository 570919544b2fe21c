package io.regwatch.ops.cli;

import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.ingest.update.Correction.Action;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "merge", mixinStandardHelpOptions = true,
		description = "Tells an update no longer, because another one tells the same.")
final class UpdatesMergeCommand implements Callable<Integer> {

	@Mixin
	private CorrectionOptions options;

	@Option(names = "--into", required = true, paramLabel = "UPDATE", description = "The update that stays.")
	private UUID into;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	UpdatesMergeCommand() {
	}

	@Override
	public Integer call() {
		return this.options.make(Action.MERGE, this.into, "merged into %s".formatted(this.into));
	}

}
