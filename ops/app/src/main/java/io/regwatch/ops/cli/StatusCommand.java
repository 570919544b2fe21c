package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.store.Outbox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(name = "status", mixinStandardHelpOptions = true,
		description = "Tells how things stand: sources by health, quarantined items, what the index still lacks.")
final class StatusCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	StatusCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "status", this.spec.commandLine().getErr())) {
			print(status(session));
			return 0;
		}
	}

	private Map<String, Object> status(CommandContext session) {
		Map<String, Object> status = new LinkedHashMap<>();
		status.put("home", this.home.directory().toString());
		status.put("sources", session.bean(SourceHealthRepository.class).count());
		status.put("quarantined", session.bean(Quarantine.class).findOpen().size());
		status.put("notIndexed", session.bean(Outbox.class).count());
		return status;
	}

	private void print(Map<String, Object> status) {
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.json) {
			out.println(new JsonMapper().writeValueAsString(status));
		}
		else {
			status.forEach((name, value) -> out.printf("%-12s %s%n", name, words(value)));
		}
		out.flush();
	}

	private static String words(Object value) {
		return (value instanceof Map<?, ?> counts) ? counts.entrySet()
			.stream()
			.map((entry) -> entry.getValue() + " " + entry.getKey())
			.collect(Collectors.joining(", ")) : String.valueOf(value);
	}

}
