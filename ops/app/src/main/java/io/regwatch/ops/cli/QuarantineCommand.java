package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.QuarantinedItem;
import io.regwatch.ingest.update.FailedRedline;
import io.regwatch.ingest.update.Redlines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(name = "quarantine", mixinStandardHelpOptions = true,
		description = "Lists the items that could not be taken and the redlines that could not be made;"
				+ " `ingest --retry ID` tries one again.")
final class QuarantineCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	QuarantineCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "quarantine", this.spec.commandLine().getErr())) {
			print(session.bean(Quarantine.class).findOpen(), session.bean(Redlines.class).findFailed());
			return 0;
		}
	}

	private void print(List<QuarantinedItem> items, List<FailedRedline> redlines) {
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.json) {
			out.println(new JsonMapper().writeValueAsString(Map.of("items", items, "redlines", redlines)));
		}
		else {
			items.forEach((item) -> out.printf("%s  %s  %-24s %s: %s%n", item.id(), item.sourceId(), item.reason(),
					TerminalSanitizer.text(item.item()), TerminalSanitizer.text(item.detail())));
			redlines.forEach((redline) -> out.printf("%s  %s  %-24s %s: %s%n", redline.updateId(), redline.sourceId(),
					"redline_failed", TerminalSanitizer.text(redline.title()),
					TerminalSanitizer.text(redline.reason())));
		}
		out.flush();
	}

}
