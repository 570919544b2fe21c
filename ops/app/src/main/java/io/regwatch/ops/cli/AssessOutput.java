package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.assessment.run.Preview;
import io.regwatch.assessment.run.RunReport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Prints what a run would do, and what one did. */
final class AssessOutput {

	private final PrintWriter out;

	private final boolean json;

	AssessOutput(PrintWriter out, boolean json) {
		this.out = out;
		this.json = json;
	}

	void print(Preview preview, @Nullable Long budget) {
		if (this.json) {
			this.out.println(new JsonMapper().writeValueAsString(preview));
		}
		else {
			row("updates", preview.items());
			row("calls", preview.calls());
			row("tokens at most", preview.tokens());
			if (budget != null) {
				row("budget",
						(budget < preview.tokens()) ? budget + ", may not do for all" : budget + ", does for all");
			}
		}
		this.out.flush();
	}

	void print(RunReport report) {
		if (this.json) {
			this.out.println(new JsonMapper().writeValueAsString(document(report)));
		}
		else {
			row("run", report.run());
			row("judged", "%d of %d%s%s".formatted(report.judged(), report.items(),
					reasons(", skipped: ", report.skipped()), reasons(", failed: ", report.failed())));
			row("asked a model", "%d, tokens in %d, out %d, cost %s".formatted(report.asked(), report.tokensIn(),
					report.tokensOut(), Money.text(report.cost())));
			row("changes", report.changes().size());
			report.changes().forEach(this::print);
		}
		this.out.flush();
	}

	private void print(RunReport.Change change) {
		RunReport.@Nullable Said before = change.before();
		this.out.printf("%n%s  %s%n  %s -> %s  (%s)%n  %s%n", change.update(), TerminalSanitizer.text(change.title()),
				(before != null) ? said(before) : "not assessed", said(change.after()), change.reasonCode(),
				TerminalSanitizer.text(change.why()));
	}

	private void row(String name, Object value) {
		this.out.printf("%-15s %s%n", name, value);
	}

	private static String said(RunReport.Said said) {
		return said.status() + " " + said.priority();
	}

	private static String reasons(String words, Map<String, Integer> reasons) {
		return reasons.isEmpty() ? ""
				: words + reasons.entrySet()
					.stream()
					.map((entry) -> entry.getValue() + " " + entry.getKey())
					.collect(Collectors.joining(", "));
	}

	/** What is left, and what failed, even where there is none. */
	private static Map<String, Object> document(RunReport report) {
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("run", report.run());
		document.put("items", report.items());
		document.put("judged", report.judged());
		document.put("skipped", report.skipped());
		document.put("failed", report.failed());
		document.put("calls", report.asked());
		document.put("tokensIn", report.tokensIn());
		document.put("tokensOut", report.tokensOut());
		document.put("cost", report.cost());
		document.put("changes", report.changes());
		return document;
	}

}
