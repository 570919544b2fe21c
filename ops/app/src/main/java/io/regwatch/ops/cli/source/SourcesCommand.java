package io.regwatch.ops.cli.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.SourcePurge;
import io.regwatch.ingest.source.CatalogueLoader;
import io.regwatch.ingest.source.SourceState;
import io.regwatch.ingest.source.SourceStatus;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "sources", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Lists, adds, pauses and removes sources, and checks their descriptions.",
		subcommands = { SourcesListCommand.class, SourcesAddCommand.class, SourcesCheckCommand.class,
				SourcesVerifyLiveCommand.class })
public final class SourcesCommand {

	private static final String ID = "Id of the source, see `sources list`.";

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = "Stops the schedule of a source; `ingest ID` still reads it.")
	int pause(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "ID", description = ID) String id) {
		return set(home, output, id, SourceState.PAUSED);
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true, description = "Resumes the schedule of a paused source.")
	int resume(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "ID", description = ID) String id) {
		return set(home, output, id, SourceState.ENABLED);
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = "Stops reading a source, on its schedule and on request; what it published stays.")
	int disable(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "ID", description = ID) String id) {
		return set(home, output, id, SourceState.DISABLED);
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true, description = "Reads a source from now on, also one that is shipped.")
	int enable(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "ID", description = ID) String id) {
		return set(home, output, id, SourceState.ENABLED);
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = { "Removes the catalogue file of a source and stops reading it; what it published stays.",
					"With --purge all that was read of it is deleted, too: references, versions, updates, assessments,",
					"and files that no other source has. Those who follow it see the retractions." })
	int remove(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "ID", description = ID) String id,
			@Option(names = "--purge", description = "Delete what was read of it, too.") boolean purge,
			@Option(names = "--yes", description = "Purge without asking for this option.") boolean yes) {
		return home.run((context) -> {
			if (purge) {
				return purge(context, output, id, yes);
			}
			List<Path> files = context.bean(CatalogueLoader.class).readFiles().filesOf(id);
			if (!context.bean(Sources.class).setState(id, SourceState.REMOVED) && files.isEmpty()) {
				throw unknown(id);
			}
			files.forEach(SourcesCommand::delete);
			output.print(Map.of("id", id, "files", files.stream().map(Path::toString).toList()),
					(out) -> out.printf("Source '%s' is removed; what it published stays.%n", id));
			return ExitCode.OK;
		});
	}

	private static int purge(CommandContext context, OutputOptions output, String id, boolean yes) {
		SourcePurge purge = context.bean(SourcePurge.class);
		SourcePurge.Extent extent = purge.measure(id).orElseThrow(() -> unknown(id));
		if (!yes) {
			throw new UsageException(
					"This deletes source '%s' with %d references, %d versions and %d updates for good: say --yes"
						.formatted(id, extent.references(), extent.versions(), extent.updates()));
		}
		try {
			purge.purge(id);
		}
		catch (IllegalStateException ex) {
			throw new UsageException(String.valueOf(ex.getMessage()));
		}
		List<Path> files = context.bean(Catalogue.class).readFiles().filesOf(id);
		files.forEach(SourcesCommand::delete);
		output.print(Map.of("id", id, "files", files.stream().map(Path::toString).toList(), "purged", extent),
				(out) -> out.printf("Source '%s' is deleted with %d references, %d versions and %d updates.%n", id,
						extent.references(), extent.versions(), extent.updates()));
		return ExitCode.OK;
	}

	private static int set(HomeOptions home, OutputOptions output, String id, SourceState state) {
		return home.run((context) -> {
			Sources sources = context.bean(Sources.class);
			if (!sources.setState(id, state) && !(state == SourceState.ENABLED && sources.adopt(id))) {
				throw unknown(id);
			}
			output.print(Map.of("id", id, "state", state.code()),
					(out) -> out.printf("%s%n", effect(id, state, sources.findStatus(id).orElseThrow())));
			return ExitCode.OK;
		});
	}

	private static String effect(String id, SourceState state, SourceStatus status) {
		String effect = "Source '%s' is %s.".formatted(id, state.code());
		return (status.isWanted() && !status.isReadable()) ? effect + " " + status.explain(id) + "." : effect;
	}

	private static void delete(Path file) {
		try {
			Files.deleteIfExists(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("'%s' cannot be deleted".formatted(file), ex);
		}
	}

	private static UsageException unknown(String id) {
		return new UsageException("There is no source '%s': `sources list` shows them".formatted(id));
	}

}
