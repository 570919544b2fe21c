package io.regwatch.ops.cli.ingest;

import java.io.PrintWriter;

import io.regwatch.ops.cli.output.TerminalSanitizer;
import io.regwatch.schema.Anomaly;

/**
 * An anomaly of a listing.
 *
 * @param rule code of the rule
 * @param detail what was found
 * @param incomplete whether nothing is concluded from missing items
 * @param advice what to do
 */
public record AnomalyEntry(String rule, String detail, boolean incomplete, String advice) {

	/**
	 * Converts what a run found.
	 * @param anomaly of a listing
	 * @return with codes, as commands print it
	 */
	public static AnomalyEntry of(Anomaly anomaly) {
		return new AnomalyEntry(anomaly.rule().code(), anomaly.detail(), anomaly.rule().isIncomplete(),
				anomaly.rule().advice());
	}

	void print(PrintWriter out) {
		out.printf("  warning   %s: %s%s%n            -> %s%n", this.rule, TerminalSanitizer.text(this.detail),
				this.incomplete ? "; nothing is concluded from missing items" : "", this.advice);
	}

}
