package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.RunLedger;
import io.regwatch.ingest.RunLedgerRepository;
import io.regwatch.ingest.source.Sources;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(name = "ledger", mixinStandardHelpOptions = true,
		description = { "Tells what runs saw: how much was announced, listed, new, changed, gone or rejected,",
				"whether the listing was complete, what was odd about it and what to do then.",
				"Without SOURCE, the last run of each source; with SOURCE, its last runs." })
final class LedgerCommand implements Callable<Integer> {

	private static final int RUNS = 10;

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Parameters(paramLabel = "SOURCE", arity = "0..1", description = "Id of a source.")
	private @Nullable String source;

	@Option(names = "--run", paramLabel = "ID", description = "A run, with each rejected item.")
	private @Nullable UUID run;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	LedgerCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "ledger", this.spec.commandLine().getErr())) {
			List<RunLedger> ledgers = find(session);
			print(ledgers,
					new LedgerOutput(this.spec.commandLine().getOut(), session.bean(IngestReportRepository.class)));
			return 0;
		}
	}

	private List<RunLedger> find(CommandContext session) {
		RunLedgerRepository ledgers = session.bean(RunLedgerRepository.class);
		if (this.run != null) {
			return List.of(find(ledgers, this.run));
		}
		if (this.source == null) {
			return ledgers.lastOfEach();
		}
		if (session.bean(Sources.class).find(this.source).isEmpty()) {
			throw new UsageException("No source '%s': `sources list` shows them".formatted(this.source));
		}
		return ledgers.last(this.source, RUNS);
	}

	private RunLedger find(RunLedgerRepository ledgers, UUID id) {
		return ledgers.find(id)
			.filter((ledger) -> this.source == null || ledger.sourceId().equals(this.source))
			.orElseThrow(() -> new UsageException("No run '%s'%s: `ledger SOURCE` shows the last ones".formatted(id,
					(this.source != null) ? " of source '%s'".formatted(this.source) : "")));
	}

	private void print(List<RunLedger> ledgers, LedgerOutput output) {
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.json) {
			out.println(new JsonMapper().writeValueAsString(Map.of("runs",
					ledgers.stream().map((ledger) -> output.document(ledger, this.run != null)).toList())));
		}
		else {
			ledgers.forEach((ledger) -> output.print(ledger, this.run != null));
		}
		out.flush();
	}

}
