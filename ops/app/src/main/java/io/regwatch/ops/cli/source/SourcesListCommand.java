package io.regwatch.ops.cli.source;

import java.io.PrintWriter;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.ingest.source.CatalogueLoader;
import io.regwatch.ingest.source.FileState;
import io.regwatch.ingest.source.SourceState;
import io.regwatch.ingest.source.SourceStatus;
import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.ingest.source.catalogue.CatalogueFiles;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.ingest.AnomalyEntry;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.WorkKind;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Delegated
@Command(name = "list", mixinStandardHelpOptions = true, description = {
		"Lists the sources with their health, last run and schedule.",
		"Shipped sources are off until `sources enable ID`, `ingest ID` or REGWATCH_CATALOGUE_SHIPPED names them." })
final class SourcesListCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Override
	public Integer call() {
		return this.home.run((context) -> {
			CatalogueFiles files = context.bean(CatalogueLoader.class).readFiles();
			Map<String, Instant> next = context.bean(CronSchedules.class).findNext(WorkKind.INGEST);
			List<SourceHealth> known = context.bean(SourceHealthRepository.class).findAll();
			List<Entry> sources = Stream.of(known.stream(), unread(files, known), builtIn(files, known))
				.flatMap((healths) -> healths)
				.map((source) -> Entry.of(source, next.get(source.id())))
				.toList();
			files.invalid().values().forEach((problem) -> err().println("regwatch: " + problem.getMessage()));
			files.unreadable()
				.forEach((file, reason) -> err().printf("regwatch: '%s' cannot be read (%s)%n", file, reason));
			this.output.print(Map.of("sources", sources), (out) -> print(sources, out));
			return ExitCode.OK;
		});
	}

	/** Those of catalogue files that no process has read yet. */
	private static Stream<SourceHealth> unread(CatalogueFiles files, List<SourceHealth> known) {
		Set<String> ids = ids(known);
		return files.sources()
			.values()
			.stream()
			.filter((source) -> !ids.contains(source.id()))
			.map((source) -> health(source, "never_run"));
	}

	/** The built-in sources that are off. */
	private static Stream<SourceHealth> builtIn(CatalogueFiles files, List<SourceHealth> known) {
		Set<String> ids = ids(known);
		ids.addAll(files.ids());
		return BuiltInSources.all()
			.stream()
			.filter((source) -> !ids.contains(source.id()))
			.map((source) -> health(source, "off"));
	}

	private static Set<String> ids(List<SourceHealth> known) {
		return known.stream().map(SourceHealth::id).collect(Collectors.toCollection(HashSet::new));
	}

	private static SourceHealth health(SourceDefinition source, String health) {
		return new SourceHealth(source.id(), source.title(), source.geography(), source.institution(), source.kind(),
				null, null, null, null, List.of(), health);
	}

	private PrintWriter err() {
		return this.spec.commandLine().getErr();
	}

	private static void print(List<Entry> sources, PrintWriter out) {
		Table table = new Table();
		for (Entry source : sources) {
			table.row(source.geography(), source.id(), source.health(), source.lastRun(), source.title());
			if (source.schedule() != null) {
				table.row("", "  schedule", "", "",
						"%s, next %s".formatted(source.schedule(), Objects.requireNonNullElse(source.nextRun(), "-")));
			}
			if (!SourceState.ENABLED.code().equals(source.state()) && source.fileState() != null
					&& !source.fileState().equals(FileState.VALID.code())) {
				table.row("", "  file", source.fileState());
			}
			source.anomalies()
				.forEach((anomaly) -> table.row("", "  warning", "", "", anomaly.rule() + ": " + anomaly.detail()));
		}
		table.print(out);
	}

	private record Entry(String id, String title, String geography, String institutionName, String kind,
			@Nullable String state, @Nullable String fileState, @Nullable String schedule, @Nullable Instant nextRun,
			@Nullable Instant lastRun, @Nullable Instant lastComplete, String health, List<AnomalyEntry> anomalies) {

		static Entry of(SourceHealth source, @Nullable Instant next) {
			@Nullable SourceStatus status = source.status();
			return new Entry(source.id(), source.title(), source.geography(), source.institutionName(), source.kind(),
					(status != null) ? status.state().code() : null,
					(status != null) ? status.fileState().code() : null, source.schedule(), next, source.lastRun(),
					source.lastComplete(), source.health(), source.anomalies().stream().map(AnomalyEntry::of).toList());
		}

	}

}
