package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;

import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.run.Ledger;
import io.regwatch.schema.Anomaly;

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
		report.anomalies().forEach(this::print);
		report.rejections()
			.forEach((item) -> this.out.printf("  rejected  %-24s %s: %s%n", item.reason(), Plain.text(item.item()),
					Plain.text(item.detail())));
		report.notes()
			.forEach((item) -> this.out.printf("  note      %s: %s%n", Plain.text(item.item()),
					Plain.text(item.note())));
		report.updates()
			.forEach((update) -> this.out.printf("  update    %-24s %s%n", update.kind(), Plain.text(update.title())));
	}

	private void print(Anomaly anomaly) {
		this.out.printf("  warning   %s: %s%s%n            %s%n", anomaly.rule().code(), Plain.text(anomaly.detail()),
				anomaly.rule().isIncomplete() ? "; nothing is concluded from what is missing" : "",
				anomaly.rule().advice());
	}

	private void print(Ledger ledger) {
		this.out.printf(
				"  ledger    reported %s, listed %d = new %d + changed %d + unchanged %d + rejected %d; gone %d%n",
				(ledger.reported() != null) ? ledger.reported() : "-", ledger.listed(), ledger.added(),
				ledger.changed(), ledger.unchanged(), ledger.rejected(), ledger.gone());
	}

}
