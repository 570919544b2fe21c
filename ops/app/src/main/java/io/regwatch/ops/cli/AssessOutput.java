package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.assessment.run.Preview;
import io.regwatch.assessment.run.RunReport;
import io.regwatch.ops.cli.output.Counts;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.TerminalSanitizer;
import org.jspecify.annotations.Nullable;

/**
 * The report of an assessment run, for JSON and as text.
 *
 * @param run its id
 * @param items number of updates
 * @param judged number of assessed ones
 * @param skipped number of skipped ones by reason
 * @param failed number of failed ones by reason
 * @param calls of the model
 * @param tokensIn of the calls
 * @param tokensOut of the calls
 * @param cost in US dollars; {@code null} if unknown
 * @param changes assessments that differ from the previous ones
 */
record AssessOutput(UUID run, int items, int judged, Map<String, Integer> skipped, Map<String, Integer> failed,
		int calls, long tokensIn, long tokensOut, @Nullable BigDecimal cost, List<RunReport.Change> changes) {

	static AssessOutput of(RunReport report) {
		return new AssessOutput(report.run(), report.items(), report.judged(), report.skipped(), report.failed(),
				report.asked(), report.tokensIn(), report.tokensOut(), report.cost(), report.changes());
	}

	static void print(Preview preview, @Nullable Long budget, PrintWriter out) {
		Table table = new Table().row("updates", preview.items())
			.row("calls", preview.calls())
			.row("tokens at most", preview.tokens());
		if (budget != null) {
			table.row("budget",
					budget + ((budget < preview.tokens()) ? ", may not suffice for all" : ", suffices for all"));
		}
		table.print(out);
	}

	void print(PrintWriter out) {
		new Table().row("run", this.run)
			.row("judged",
					"%d of %d%s%s".formatted(this.judged, this.items, reasons(", skipped: ", this.skipped),
							reasons(", failed: ", this.failed)))
			.row("model calls",
					"%d, tokens in %d, out %d, cost %s".formatted(this.calls, this.tokensIn, this.tokensOut,
							dollars(this.cost)))
			.row("changes", this.changes.size())
			.print(out);
		this.changes.forEach((change) -> print(change, out));
	}

	static String dollars(@Nullable BigDecimal amount) {
		return (amount != null) ? "$" + amount.stripTrailingZeros().toPlainString() : "unknown";
	}

	private static void print(RunReport.Change change, PrintWriter out) {
		RunReport.@Nullable Said before = change.before();
		out.printf("%n%s  %s%n  %s -> %s  (%s)%n  %s%n", change.update(), TerminalSanitizer.text(change.title()),
				(before != null) ? said(before) : "not assessed", said(change.after()), change.reasonCode(),
				TerminalSanitizer.text(change.why()));
	}

	private static String said(RunReport.Said said) {
		return said.status() + " " + said.priority();
	}

	private static String reasons(String label, Map<String, Integer> reasons) {
		return reasons.isEmpty() ? "" : label + Counts.text(reasons);
	}

}
