package io.regwatch.ops.cli;

import java.io.PrintWriter;

import io.regwatch.ingest.run.Ledger;
import io.regwatch.schema.Anomaly;

/** Prints a run's numbers and what was odd about it. */
record LedgerLines(PrintWriter out) {

	void print(Ledger ledger) {
		this.out.printf(
				"  ledger    reported %s, listed %d = new %d + changed %d + unchanged %d + rejected %d; gone %d%n",
				(ledger.reported() != null) ? ledger.reported() : "-", ledger.listed(), ledger.added(),
				ledger.changed(), ledger.unchanged(), ledger.rejected(), ledger.gone());
	}

	void print(Anomaly anomaly) {
		this.out.printf("  warning   %s: %s%s%n            -> %s%n", anomaly.rule().code(),
				TerminalSanitizer.text(anomaly.detail()),
				anomaly.rule().isIncomplete() ? "; nothing is concluded from what is missing" : "",
				anomaly.rule().advice());
	}

}
