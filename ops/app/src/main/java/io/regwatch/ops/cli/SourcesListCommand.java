package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.WorkKind;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(name = "list", mixinStandardHelpOptions = true, description = {
		"Lists the sources with their last run, their health and their schedule.",
		"Those that are off come with Regwatch: ingest names one to switch it on, REGWATCH_CATALOGUE_SHIPPED several." })
final class SourcesListCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	SourcesListCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "sources", this.spec.commandLine().getErr())) {
			session.bean(Sources.class).load();
			List<SourceHealth> known = session.bean(SourceHealthRepository.class).findAll();
			print(Stream.concat(known.stream(), shipped(known)).toList(),
					session.bean(CronSchedules.class).findNext(WorkKind.INGEST));
			return 0;
		}
	}

	/** The shipped sources that nobody has asked for. */
	private static Stream<SourceHealth> shipped(List<SourceHealth> known) {
		Set<String> ids = known.stream().map(SourceHealth::id).collect(Collectors.toSet());
		return BuiltInSources.all()
			.stream()
			.filter((source) -> !ids.contains(source.id()))
			.map((source) -> new SourceHealth(source.id(), source.title(), source.geography(), source.institution(),
					source.kind(), null, null, null, List.of(), "off"));
	}

	private void print(List<SourceHealth> sources, Map<String, Instant> next) {
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.json) {
			List<Map<String, @Nullable Object>> documents = sources.stream()
				.map((source) -> document(source, next.get(source.id())))
				.toList();
			out.println(new JsonMapper().writeValueAsString(Map.of("sources", documents)));
		}
		else {
			sources.forEach((source) -> print(out, source, next.get(source.id())));
		}
		out.flush();
	}

	private static void print(PrintWriter out, SourceHealth source, @Nullable Instant next) {
		out.printf("%-4s %-36s %-12s %-20s %s%n", source.geography(), source.id(), source.health(),
				(source.lastRun() != null) ? source.lastRun() : "-", source.title());
		if (source.schedule() != null) {
			out.printf("     %s, next %s%n", source.schedule(), (next != null) ? next : "never");
		}
		source.anomalies()
			.forEach((anomaly) -> out.printf("     %s: %s%n", anomaly.rule().code(),
					TerminalSanitizer.text(anomaly.detail())));
	}

	private static Map<String, @Nullable Object> document(SourceHealth source, @Nullable Instant next) {
		Map<String, @Nullable Object> document = new LinkedHashMap<>();
		document.put("id", source.id());
		document.put("title", source.title());
		document.put("geography", source.geography());
		document.put("institutionName", source.institutionName());
		document.put("kind", source.kind());
		document.put("schedule", source.schedule());
		document.put("nextRun", (next != null) ? next.toString() : null);
		document.put("lastRun", (source.lastRun() != null) ? source.lastRun().toString() : null);
		document.put("lastComplete", (source.lastComplete() != null) ? source.lastComplete().toString() : null);
		document.put("health", source.health());
		document.put("anomalies", source.anomalies().stream().map(AnomalyEntry::of).toList());
		return document;
	}

}
