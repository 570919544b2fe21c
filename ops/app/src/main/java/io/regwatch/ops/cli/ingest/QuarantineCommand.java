package io.regwatch.ops.cli.ingest;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.QuarantinedItem;
import io.regwatch.ingest.update.FailedRedline;
import io.regwatch.ingest.update.Redlines;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

@Delegated
@Command(name = "quarantine", mixinStandardHelpOptions = true,
		description = "Lists rejected items and failed redlines with their reasons; `ingest --retry ID` retries one.")
public final class QuarantineCommand implements Callable<Integer> {

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Override
	public Integer call() {
		return this.home.read((context) -> {
			List<QuarantinedItem> items = context.bean(Quarantine.class).findOpen();
			List<FailedRedline> redlines = context.bean(Redlines.class).findFailed();
			this.output.print(Map.of("items", items, "redlines", redlines), (out) -> {
				Table table = new Table();
				items.forEach((item) -> table.row(IdArgument.shorten(item.id()), item.sourceId(), item.reason(),
						item.item() + ": " + item.detail()));
				redlines.forEach((redline) -> table.row(IdArgument.shorten(redline.updateId()), redline.sourceId(),
						"redline_failed", redline.title() + ": " + redline.reason()));
				table.print(out);
			});
			return ExitCode.OK;
		});
	}

}
