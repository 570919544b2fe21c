package io.regwatch.ops.cli.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.SourcePurge;
import io.regwatch.ingest.source.SourceState;
import io.regwatch.ingest.source.SourceStatus;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.OperatorAudit;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.UsageException;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/** The source that a command changes. */
final class SourceArgument {

	@Parameters(paramLabel = "ID", description = "Id of the source, see `sources list`.")
	private String id;

	/** Changes its state, as a command of this name does. */
	int set(HomeOptions home, OutputOptions output, String command, SourceState state) {
		return home.run((context) -> {
			Sources sources = context.bean(Sources.class);
			audit(context, command, () -> {
				if (!sources.setState(this.id, state) && !(state == SourceState.ENABLED && sources.adopt(this.id))) {
					throw unknown();
				}
			});
			output.print(Map.of("id", this.id, "state", state.code()),
					(out) -> out.printf("%s%n", effect(state, sources.findStatus(this.id).orElseThrow())));
			return ExitCode.OK;
		});
	}

	/** Deletes its catalogue files and keeps what was read of it. */
	int remove(HomeOptions home, OutputOptions output) {
		return home.run((context) -> {
			List<Path> files = files(context);
			audit(context, "remove", () -> {
				if (!context.bean(Sources.class).setState(this.id, SourceState.REMOVED) && files.isEmpty()) {
					throw unknown();
				}
				files.forEach(SourceArgument::delete);
			});
			output.print(Map.of("id", this.id, "files", names(files)),
					(out) -> out.printf("Source '%s' is removed; what it published stays.%n", this.id));
			return ExitCode.OK;
		});
	}

	/** Deletes its catalogue files and what was read of it, if that is confirmed. */
	int purge(HomeOptions home, OutputOptions output, boolean confirmed) {
		return home.run((context) -> {
			SourcePurge purge = context.bean(SourcePurge.class);
			SourcePurge.Extent extent = purge.measure(this.id).orElseThrow(this::unknown);
			if (!confirmed) {
				throw new UsageException(
						"This deletes source '%s' with %d references, %d versions and %d updates for good: say --yes"
							.formatted(this.id, extent.references(), extent.versions(), extent.updates()));
			}
			List<Path> files = files(context);
			audit(context, "remove --purge", () -> {
				purge(purge);
				files.forEach(SourceArgument::delete);
			});
			output.print(Map.of("id", this.id, "files", names(files), "purged", extent),
					(out) -> out.printf("Source '%s' is deleted with %d references, %d versions and %d updates.%n",
							this.id, extent.references(), extent.versions(), extent.updates()));
			return ExitCode.OK;
		});
	}

	private void audit(CommandContext context, String command, Runnable change) {
		OperatorAudit.call(context, "sources %s %s".formatted(command, this.id), () -> {
			change.run();
			return true;
		});
	}

	private void purge(SourcePurge purge) {
		try {
			purge.purge(this.id);
		}
		catch (IllegalStateException ex) {
			throw new UsageException(String.valueOf(ex.getMessage()));
		}
	}

	private String effect(SourceState state, SourceStatus status) {
		String effect = "Source '%s' is %s.".formatted(this.id, state.code());
		return (status.isWanted() && !status.isReadable()) ? effect + " " + status.explain(this.id) + "." : effect;
	}

	private List<Path> files(CommandContext context) {
		return context.bean(Catalogue.class).readFiles().filesOf(this.id);
	}

	private static List<String> names(List<Path> files) {
		return files.stream().map(Path::toString).toList();
	}

	private static void delete(Path file) {
		try {
			Files.deleteIfExists(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("'%s' cannot be deleted".formatted(file), ex);
		}
	}

	private UsageException unknown() {
		return new UsageException("There is no source '%s': `sources list` shows them".formatted(this.id));
	}

}
