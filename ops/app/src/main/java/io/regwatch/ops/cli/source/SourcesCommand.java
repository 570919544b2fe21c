package io.regwatch.ops.cli.source;

import io.regwatch.ingest.source.SourceState;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "sources", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Lists, adds, pauses and removes sources, and checks their descriptions.",
		subcommands = { SourcesListCommand.class, SourcesAddCommand.class, SourcesCheckCommand.class,
				SourcesVerifyLiveCommand.class })
public final class SourcesCommand {

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = "Stops the schedule of a source; `ingest ID` still reads it.")
	int pause(@Mixin HomeOptions home, @Mixin OutputOptions output, @Mixin SourceArgument source) {
		return source.set(home, output, "pause", SourceState.PAUSED);
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true, description = "Resumes the schedule of a paused source.")
	int resume(@Mixin HomeOptions home, @Mixin OutputOptions output, @Mixin SourceArgument source) {
		return source.set(home, output, "resume", SourceState.ENABLED);
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = "Stops reading a source, on its schedule and on request; what it published stays.")
	int disable(@Mixin HomeOptions home, @Mixin OutputOptions output, @Mixin SourceArgument source) {
		return source.set(home, output, "disable", SourceState.DISABLED);
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true, description = "Reads a source from now on, also one that is shipped.")
	int enable(@Mixin HomeOptions home, @Mixin OutputOptions output, @Mixin SourceArgument source) {
		return source.set(home, output, "enable", SourceState.ENABLED);
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = { "Removes the catalogue file of a source and stops reading it; what it published stays.",
					"With --purge all that was read of it is deleted, too: references, versions, updates, assessments,",
					"and files that no other source has. Those who follow it see the retractions." })
	int remove(@Mixin HomeOptions home, @Mixin OutputOptions output, @Mixin SourceArgument source,
			@Option(names = "--purge", description = "Delete what was read of it, too.") boolean purge,
			@Option(names = "--yes", description = "Purge without asking for this option.") boolean yes) {
		return purge ? source.purge(home, output, yes) : source.remove(home, output);
	}

}
