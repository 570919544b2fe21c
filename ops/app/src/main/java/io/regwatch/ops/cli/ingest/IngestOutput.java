package io.regwatch.ops.cli.ingest;

import java.io.PrintWriter;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.output.Table;
import org.jspecify.annotations.Nullable;

/**
 * The result of runs, for JSON and as text.
 *
 * @param sources one for each run
 */
public record IngestOutput(List<SourceRun> sources) {

	/**
	 * Converts the reports of runs.
	 * @param reports of the runs, one for each source
	 * @return as commands print them
	 */
	public static IngestOutput of(List<IngestReport> reports) {
		return new IngestOutput(reports.stream().map(SourceRun::of).toList());
	}

	/**
	 * Prints a paragraph for each run.
	 * @param out receives the lines
	 */
	public void print(PrintWriter out) {
		this.sources.forEach((source) -> source.print(out));
		out.flush();
	}

	/**
	 * A run of a source.
	 *
	 * @param id of the source
	 * @param complete whether its listing was complete
	 * @param incompleteReason absent if it was
	 * @param ledger counts
	 * @param anomalies of the listing
	 * @param rejections items that were not taken, with reasons
	 * @param notes about items
	 * @param updates found
	 */
	public record SourceRun(String id, boolean complete,
			@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String incompleteReason, LedgerCounts ledger,
			List<AnomalyEntry> anomalies, List<IngestReport.Rejection> rejections, List<IngestReport.Note> notes,
			List<IngestReport.Update> updates) {

		private static SourceRun of(IngestReport report) {
			return new SourceRun(report.sourceId(), report.ledger().complete(), report.ledger().incompleteReason(),
					LedgerCounts.of(report.ledger()), report.anomalies().stream().map(AnomalyEntry::of).toList(),
					report.rejections(), report.notes(), report.updates());
		}

		private void print(PrintWriter out) {
			out.printf("%n%s%s%n", this.id, this.complete ? "" : "  INCOMPLETE");
			this.ledger.print(out);
			this.anomalies.forEach((anomaly) -> anomaly.print(out));
			Table items = new Table();
			this.rejections
				.forEach((item) -> items.row("  rejected", item.reason(), item.item() + ": " + item.detail()));
			this.notes.forEach((item) -> items.row("  note", "", item.item() + ": " + item.note()));
			this.updates.forEach((update) -> items.row("  update", update.kind(),
					IdArgument.shorten(update.id()) + "  " + update.title()));
			items.print(out);
		}

	}

}
