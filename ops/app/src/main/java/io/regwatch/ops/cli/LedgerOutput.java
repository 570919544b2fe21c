package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.RunLedger;
import io.regwatch.ingest.run.Ledger;
import org.jspecify.annotations.Nullable;

/**
 * What the ledger says of runs, as lines or as JSON.
 *
 * @param out where lines go
 * @param reports knows the rejected items
 */
record LedgerOutput(PrintWriter out, IngestReportRepository reports) {

	void print(RunLedger run, boolean items) {
		this.out.printf("%s  %s  %s%s  run %s%n", run.sourceId(), run.startedAt(), state(run),
				run.backfill() ? ", first listing" : "", run.run());
		LedgerLines lines = new LedgerLines(this.out);
		if (run.ledger() != null) {
			lines.print(run.ledger());
		}
		print("documents", run.captures());
		print("updates", run.updates());
		print("rejected", run.rejected());
		run.anomalies().forEach(lines::print);
		if (items) {
			this.reports.rejections(run.run()).forEach(this::print);
		}
	}

	Map<String, @Nullable Object> document(RunLedger run, boolean items) {
		Map<String, @Nullable Object> document = new LinkedHashMap<>();
		document.put("id", run.run().toString());
		document.put("source", run.sourceId());
		document.put("scheduledAt", run.scheduledAt().toString());
		document.put("startedAt", run.startedAt().toString());
		document.put("finishedAt", (run.finishedAt() != null) ? run.finishedAt().toString() : null);
		document.put("state", state(run));
		document.put("complete", run.complete());
		document.put("backfill", run.backfill());
		document.put("ledger", numbers(run.ledger()));
		document.put("documents", run.captures());
		document.put("updates", run.updates());
		document.put("rejected", run.rejected());
		document.put("anomalies", run.anomalies().stream().map(AnomalyEntry::of).toList());
		if (items) {
			List<IngestReport.Rejection> rejections = this.reports.rejections(run.run());
			document.put("rejections", rejections);
		}
		return document;
	}

	static @Nullable Map<String, @Nullable Integer> numbers(@Nullable Ledger ledger) {
		if (ledger == null) {
			return null;
		}
		Map<String, @Nullable Integer> numbers = new LinkedHashMap<>();
		numbers.put("reported", ledger.reported());
		numbers.put("listed", ledger.listed());
		numbers.put("new", ledger.added());
		numbers.put("changed", ledger.changed());
		numbers.put("unchanged", ledger.unchanged());
		numbers.put("gone", ledger.gone());
		numbers.put("rejected", ledger.rejected());
		return numbers;
	}

	private void print(IngestReport.Rejection item) {
		this.out.printf("  rejected  %-24s %s: %s%n", item.reason(), TerminalSanitizer.text(item.item()),
				TerminalSanitizer.text(item.detail()));
	}

	private void print(String label, Map<String, Integer> numbers) {
		if (!numbers.isEmpty()) {
			this.out.printf("  %-9s %s%n", label,
					numbers.entrySet()
						.stream()
						.map((entry) -> entry.getValue() + " " + entry.getKey())
						.collect(Collectors.joining(", ")));
		}
	}

	private static String state(RunLedger run) {
		if (run.finishedAt() == null) {
			return "unfinished";
		}
		return run.complete() ? "complete" : "incomplete";
	}

}
