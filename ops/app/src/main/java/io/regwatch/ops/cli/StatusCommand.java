package io.regwatch.ops.cli;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.Counts;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.store.Outbox;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

@Delegated
@Command(name = "status", mixinStandardHelpOptions = true,
		description = {
				"Shows the number of sources by health, of quarantined items and of changes not yet in the index,",
				"and names each source that needs attention." })
final class StatusCommand implements Callable<Integer> {

	private static final Set<String> ATTENTION = Set.of("incomplete", "file_invalid", "file_removed");

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Override
	public Integer call() {
		return this.home.read((context) -> {
			List<SourceHealth> sources = context.bean(SourceHealthRepository.class).findAll();
			Status status = new Status(this.home.directory().toString(), count(sources),
					sources.stream().filter(StatusCommand::needsAttention).map(Attention::of).toList(),
					context.bean(Quarantine.class).findOpen().size(), context.bean(Outbox.class).count());
			Table table = new Table().row("home", status.home())
				.row("sources", Counts.text(status.sources()))
				.row("quarantined", status.quarantined())
				.row("notIndexed", status.notIndexed());
			status.attention()
				.forEach((source) -> table.row("attention",
						"%s: %s, last complete %s; `ledger %s` shows why".formatted(source.id(), source.health(),
								Objects.requireNonNullElse(source.lastComplete(), "never"), source.id())));
			this.output.print(status, table::print);
			return ExitCode.OK;
		});
	}

	private static Map<String, Long> count(List<SourceHealth> sources) {
		return sources.stream()
			.collect(Collectors.groupingBy(SourceHealth::health, TreeMap::new, Collectors.counting()));
	}

	private static boolean needsAttention(SourceHealth source) {
		return ATTENTION.contains(source.health()) || !source.anomalies().isEmpty();
	}

	private record Status(String home, Map<String, Long> sources, List<Attention> attention, int quarantined,
			long notIndexed) {

	}

	private record Attention(String id, String health, @Nullable Instant lastComplete) {

		static Attention of(SourceHealth source) {
			return new Attention(source.id(), source.health(), source.lastComplete());
		}

	}

}
