package io.regwatch.ops.cli.document;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ingest.history.ReferenceHistory;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Delegated
@Command(name = "history", mixinStandardHelpOptions = true,
		description = "Shows the versions of a reference and every capture of it, silent changes included.")
public final class HistoryCommand implements Callable<Integer> {

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Parameters(paramLabel = "REFERENCE",
			description = "Its id or a part of it, or the authority's, such as 'MDCG 2019-11'.")
	private String reference;

	@Override
	public Integer call() {
		return this.home.read((context) -> {
			List<ReferenceHistory> histories = VersionPair.references(context, this.reference);
			this.output.print(Map.of("references", histories),
					(out) -> histories.forEach((history) -> HistoryOutput.print(history, out)));
			return ExitCode.OK;
		});
	}

}
