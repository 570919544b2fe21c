package io.regwatch.ops.cli.ingest;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ingest.RunStops;
import io.regwatch.ingest.report.RunFigures;
import io.regwatch.ingest.report.RunState;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.context.OperatorAudit;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.UsageException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "runs", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Lists, stops and resumes runs of sources.")
public final class RunsCommand {

	private static final int LIMIT = 50;

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = "Lists the last 50 runs with their ids, unfinished ones first; `ledger --run ID` shows one.")
	int list(@Mixin HomeOptions home, @Mixin OutputOptions output) {
		return home.read((context) -> {
			List<Entry> runs = context.bean(SourceReports.class).findRecent(LIMIT).stream().map(Entry::of).toList();
			output.print(Map.of("runs", runs), (out) -> {
				Table table = new Table();
				runs.forEach((run) -> table.row(IdArgument.shorten(run.id()), run.source(), run.state(),
						"started " + run.startedAt()));
				table.print(out);
			});
			return ExitCode.OK;
		});
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = { "Stops a run: workers finish the items that they have begun, and leave the others.",
					"It waits for `runs resume`, or for the next run of its source." })
	int stop(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "RUN", description = "Id of the run, see `runs list`.") IdArgument id) {
		return home.run((context) -> {
			RunFigures run = find(context, id);
			OperatorAudit.call(context, "runs stop " + run.id(), () -> stop(context, run));
			print(output, run, RunState.STOPPED,
					"is stopped; workers finish the items that they have begun. `runs resume %s` resumes it"
						.formatted(IdArgument.shorten(run.id())));
			return ExitCode.OK;
		});
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true, description = "Resumes a stopped run where it ended, in a running `up`.")
	int resume(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "RUN", description = "Id of the run, see `runs list`.") IdArgument id) {
		return home.run((context) -> {
			RunFigures run = find(context, id);
			OperatorAudit.call(context, "runs resume " + run.id(), () -> resume(context, run));
			print(output, run, RunState.RUNNING, "is resumed; a worker of `up` continues it");
			return ExitCode.OK;
		});
	}

	private static RunFigures find(CommandContext context, IdArgument id) {
		UUID run = id.resolve(context, IdArgument.Kind.RUN);
		return context.bean(SourceReports.class)
			.find(run)
			.orElseThrow(() -> new UsageException("There is no run '%s': `runs list` shows the ids".formatted(run)));
	}

	private static boolean stop(CommandContext context, RunFigures run) {
		if (!context.bean(RunStops.class).stop(run.id())) {
			throw new UsageException("Run %s of source '%s' is finished or stopped already"
				.formatted(IdArgument.shorten(run.id()), run.sourceId()));
		}
		return true;
	}

	private static boolean resume(CommandContext context, RunFigures run) {
		try {
			if (!context.bean(RunStops.class).resume(run.id())) {
				throw new UsageException("Run %s of source '%s' was not stopped".formatted(IdArgument.shorten(run.id()),
						run.sourceId()));
			}
			return true;
		}
		catch (IllegalStateException ex) {
			throw new UsageException(String.valueOf(ex.getMessage()));
		}
	}

	private static void print(OutputOptions output, RunFigures run, RunState state, String effect) {
		output.print(Map.of("id", run.id(), "source", run.sourceId(), "state", state.code()), (out) -> out
			.printf("Run %s of source '%s' %s.%n", IdArgument.shorten(run.id()), run.sourceId(), effect));
	}

	private record Entry(UUID id, String source, String state, Instant startedAt, @Nullable Instant finishedAt) {

		static Entry of(RunFigures run) {
			return new Entry(run.id(), run.sourceId(), run.state().code(), run.startedAt(), run.finishedAt());
		}

	}

}
