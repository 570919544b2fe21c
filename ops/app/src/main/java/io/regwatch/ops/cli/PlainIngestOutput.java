package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;

import io.regwatch.ingest.IngestReport;

/** Reports for people. */
final class PlainIngestOutput implements IngestOutput {

	private final PrintWriter out;

	PlainIngestOutput(PrintWriter out) {
		this.out = out;
	}

	@Override
	public void print(List<IngestReport> reports) {
		reports.forEach(this::print);
		this.out.flush();
	}

	private void print(IngestReport report) {
		this.out.printf("%n%s%s%n", report.sourceId(), report.ledger().complete() ? "" : "  INCOMPLETE");
		LedgerLines lines = new LedgerLines(this.out);
		lines.print(report.ledger());
		report.anomalies().forEach(lines::print);
		report.rejections()
			.forEach((item) -> this.out.printf("  rejected  %-24s %s: %s%n", item.reason(),
					TerminalSanitizer.text(item.item()), TerminalSanitizer.text(item.detail())));
		report.notes()
			.forEach((item) -> this.out.printf("  note      %s: %s%n", TerminalSanitizer.text(item.item()),
					TerminalSanitizer.text(item.note())));
		report.updates()
			.forEach((update) -> this.out.printf("  update    %-24s %s%n", update.kind(),
					TerminalSanitizer.text(update.title())));
	}

}
