package io.regwatch.ops.cli.ingest;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.RunLedger;
import io.regwatch.ingest.RunLedgerRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.UsageException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Delegated
@Command(name = "ledger", mixinStandardHelpOptions = true,
		description = {
				"Shows the completeness ledger of runs: how many items were reported, listed, new, changed, gone",
				"or rejected, whether the listing was complete, its anomalies and what to do about them.",
				"Without SOURCE, the last run of each source; with SOURCE, its last runs." })
public final class LedgerCommand implements Callable<Integer> {

	private static final int RUNS = 10;

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Parameters(paramLabel = "SOURCE", arity = "0..1", description = "Id of a source, see `sources list`.")
	private @Nullable String source;

	@Option(names = "--run", paramLabel = "ID", description = "One run, with each rejected item.")
	private @Nullable IdArgument run;

	@Override
	public Integer call() {
		return this.home.read((context) -> {
			IngestReportRepository reports = context.bean(IngestReportRepository.class);
			List<LedgerOutput> runs = find(context).stream()
				.map((ledger) -> LedgerOutput.of(ledger, (this.run != null) ? reports.rejections(ledger.run()) : null))
				.toList();
			this.output.print(Map.of("runs", runs), (out) -> runs.forEach((ledger) -> ledger.print(out)));
			return ExitCode.OK;
		});
	}

	private List<RunLedger> find(CommandContext context) {
		RunLedgerRepository ledgers = context.bean(RunLedgerRepository.class);
		if (this.run != null) {
			return List.of(find(ledgers, this.run.resolve(context, IdArgument.Kind.RUN)));
		}
		if (this.source == null) {
			return ledgers.lastOfEach();
		}
		if (context.bean(Sources.class).find(this.source).isEmpty()) {
			throw new UsageException("No source '%s': see `sources list`".formatted(this.source));
		}
		return ledgers.last(this.source, RUNS);
	}

	private RunLedger find(RunLedgerRepository ledgers, UUID id) {
		return ledgers.find(id)
			.filter((ledger) -> this.source == null || ledger.sourceId().equals(this.source))
			.orElseThrow(() -> new UsageException("No run '%s'%s: `runs list` shows the last ones".formatted(id,
					(this.source != null) ? " of source '%s'".formatted(this.source) : "")));
	}

}
