package io.regwatch.ops.cli.ingest;

import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.RunLedger;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.output.Counts;
import io.regwatch.ops.cli.output.Table;
import org.jspecify.annotations.Nullable;

/**
 * A run with its ledger, for JSON and as text.
 *
 * @param id of the run
 * @param source its id
 * @param scheduledAt when it was due
 * @param startedAt when it started
 * @param finishedAt {@code null} while it runs
 * @param state of the run and its listing
 * @param complete whether the listing was complete
 * @param backfill whether it was the first run of the source
 * @param ledger counts; {@code null} until the listing is written
 * @param documents number by outcome
 * @param updates number by kind
 * @param rejected number by reason
 * @param anomalies of the listing
 * @param rejections each rejected item; absent unless asked for
 */
record LedgerOutput(UUID id, String source, Instant scheduledAt, Instant startedAt, @Nullable Instant finishedAt,
		String state, boolean complete, boolean backfill, @Nullable LedgerCounts ledger, Map<String, Integer> documents,
		Map<String, Integer> updates, Map<String, Integer> rejected, List<AnomalyEntry> anomalies,
		@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<IngestReport.Rejection> rejections) {

	static LedgerOutput of(RunLedger run, @Nullable List<IngestReport.Rejection> rejections) {
		return new LedgerOutput(run.run(), run.sourceId(), run.scheduledAt(), run.startedAt(), run.finishedAt(),
				(run.finishedAt() == null) ? "unfinished" : run.complete() ? "complete" : "incomplete", run.complete(),
				run.backfill(), (run.ledger() != null) ? LedgerCounts.of(run.ledger()) : null, run.captures(),
				run.updates(), run.rejected(), run.anomalies().stream().map(AnomalyEntry::of).toList(), rejections);
	}

	void print(PrintWriter out) {
		out.printf("%s  %s  %s%s  run %s%n", this.source, this.startedAt, this.state,
				this.backfill ? ", first run (backfill)" : "", IdArgument.shorten(this.id));
		if (this.ledger != null) {
			this.ledger.print(out);
		}
		print("documents", this.documents, out);
		print("updates", this.updates, out);
		print("rejected", this.rejected, out);
		this.anomalies.forEach((anomaly) -> anomaly.print(out));
		if (this.rejections != null) {
			Table items = new Table();
			this.rejections
				.forEach((item) -> items.row("  rejected", item.reason(), item.item() + ": " + item.detail()));
			items.print(out);
		}
	}

	private static void print(String label, Map<String, Integer> numbers, PrintWriter out) {
		if (!numbers.isEmpty()) {
			out.printf("  %-9s %s%n", label, Counts.text(numbers));
		}
	}

}
