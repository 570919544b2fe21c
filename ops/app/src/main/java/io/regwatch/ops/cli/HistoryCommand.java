package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ingest.history.ReferenceHistoryRepository;
import io.regwatch.ingest.history.ReferenceHistory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(name = "history", mixinStandardHelpOptions = true,
		description = "Tells a reference's versions, and what every look at it gave: silent changes, too, and why.")
final class HistoryCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Parameters(paramLabel = "REFERENCE", description = "Its id, or the authority's, such as 'MDCG 2019-11'.")
	private String reference;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	HistoryCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "history", this.spec.commandLine().getErr())) {
			List<ReferenceHistory> histories = session.bean(ReferenceHistoryRepository.class)
				.find(this.reference.strip());
			if (histories.isEmpty()) {
				throw new UsageException(
						"No reference '%s': give its id, or the authority's id exactly as it is listed;"
							.formatted(this.reference) + " `quarantine` lists what could not be taken");
			}
			print(histories);
			return 0;
		}
	}

	private void print(List<ReferenceHistory> histories) {
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.json) {
			out.println(new JsonMapper().writeValueAsString(Map.of("references", histories)));
		}
		else {
			histories.forEach((history) -> HistoryOutput.print(history, out));
		}
		out.flush();
	}

}
