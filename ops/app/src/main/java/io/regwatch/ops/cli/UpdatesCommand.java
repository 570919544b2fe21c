package io.regwatch.ops.cli;

import java.util.UUID;

import io.regwatch.ingest.update.Correction.Action;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "updates", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Corrects updates: retracts them, merges duplicates, and restores them. Every correction is audited.")
final class UpdatesCommand {

	@Command(mixinStandardHelpOptions = true, description = "Retracts an update: no list shows it any more.")
	int retract(@Mixin HomeOptions home, @Mixin CorrectionOptions options) {
		return options.apply(home, Action.RETRACT, null, "retracted");
	}

	@Command(mixinStandardHelpOptions = true, description = "Retracts an update because another one is the same.")
	int merge(@Mixin HomeOptions home, @Mixin CorrectionOptions options, @Option(names = "--into", required = true,
			paramLabel = "UPDATE", description = "Id of the update that stays.") UUID into) {
		return options.apply(home, Action.MERGE, into, "merged into %s".formatted(into));
	}

	@Command(mixinStandardHelpOptions = true, description = "Restores an update that was retracted or merged.")
	int restore(@Mixin HomeOptions home, @Mixin CorrectionOptions options) {
		return options.apply(home, Action.RESTORE, null, "restored");
	}

}
