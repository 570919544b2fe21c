package io.regwatch.ops.cli;

import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.store.Outbox;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

@Delegated
@Command(name = "status", mixinStandardHelpOptions = true,
		description = "Shows the number of sources by health, of quarantined items and of changes not yet in the index.")
final class StatusCommand implements Callable<Integer> {

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Override
	public Integer call() {
		return this.home.run((context) -> {
			Status status = new Status(this.home.directory().toString(),
					context.bean(SourceHealthRepository.class).count(),
					context.bean(Quarantine.class).findOpen().size(), context.bean(Outbox.class).count());
			this.output.print(status,
					new Table().row("home", status.home())
						.row("sources", LedgerOutput.numbers(status.sources()))
						.row("quarantined", status.quarantined())
						.row("notIndexed", status.notIndexed())::print);
			return ExitCode.OK;
		});
	}

	private record Status(String home, Map<String, Long> sources, int quarantined, long notIndexed) {
	}

}
