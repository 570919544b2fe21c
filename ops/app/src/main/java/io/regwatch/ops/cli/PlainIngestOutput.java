package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;

import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.run.Ledger;

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
		print(report.ledger());
		report.rejections()
			.forEach((item) -> this.out.printf("  rejected  %-24s %s: %s%n", item.reason(), Plain.text(item.item()),
					Plain.text(item.detail())));
		report.notes()
			.forEach((item) -> this.out.printf("  note      %s: %s%n", Plain.text(item.item()),
					Plain.text(item.note())));
		report.updates()
			.forEach((update) -> this.out.printf("  update    %-24s %s%n", update.kind(), Plain.text(update.title())));
	}

	private void print(Ledger ledger) {
		this.out.printf(
				"  ledger    reported %s, listed %d = new %d + changed %d + unchanged %d + rejected %d; gone %d%n",
				(ledger.reported() != null) ? ledger.reported() : "-", ledger.listed(), ledger.added(),
				ledger.changed(), ledger.unchanged(), ledger.rejected(), ledger.gone());
		if (!ledger.complete()) {
			this.out.printf("  warning   %s; nothing is concluded from what is missing%n", ledger.incompleteReason());
		}
	}

}
