package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.regwatch.search.reconcile.Mismatch;
import io.regwatch.search.reconcile.ReconcileListener;
import io.regwatch.search.reconcile.ReconcileResult;
import io.regwatch.search.reconcile.ReconcileStats;
import tools.jackson.databind.json.JsonMapper;

/** Prints what a sweep has found: all counts, and the first differences. */
final class VerifyOutput implements ReconcileListener {

	private static final int SHOWN = 1000;

	private final List<Mismatch> differences = new ArrayList<>();

	private final PrintWriter out;

	VerifyOutput(PrintWriter out) {
		this.out = out;
	}

	@Override
	public void found(Mismatch difference) {
		if (this.differences.size() < SHOWN) {
			this.differences.add(difference);
		}
	}

	void print(ReconcileResult result, boolean json) {
		if (json) {
			this.out.println(new JsonMapper().writeValueAsString(document(result)));
		}
		else {
			this.differences.forEach(this::print);
			result.stats().forEach(this::print);
			this.out.printf("%d differences remain, %d changes are on their way%n", result.remaining(),
					result.pending());
		}
		this.out.flush();
	}

	private void print(Mismatch difference) {
		this.out.printf("%s %s: %s%s%n", code(difference.kind()), TerminalSanitizer.text(difference.id()),
				code(difference.type()), difference.repaired() ? ", repaired" : "");
	}

	private void print(ReconcileStats tally) {
		this.out.printf("%ss: %d rows, %d documents", code(tally.kind()), tally.rows(), tally.documents());
		tally.mismatches().forEach((flaw, count) -> this.out.printf(", %d %s", count, code(flaw)));
		this.out.printf("; %d repaired%n", tally.repaired());
	}

	private Map<String, Object> document(ReconcileResult result) {
		Map<String, Object> document = new LinkedHashMap<>();
		result.stats().forEach((tally) -> document.put(code(tally.kind()) + "s", counts(tally)));
		document.put("remaining", result.remaining());
		document.put("waiting", result.pending());
		document.put("differences", this.differences.stream().map(VerifyOutput::fields).toList());
		return document;
	}

	private static Map<String, Object> counts(ReconcileStats tally) {
		Map<String, Object> counts = new LinkedHashMap<>();
		counts.put("rows", tally.rows());
		counts.put("documents", tally.documents());
		tally.mismatches().forEach((flaw, count) -> counts.put(code(flaw), count));
		counts.put("repaired", tally.repaired());
		return counts;
	}

	private static Map<String, Object> fields(Mismatch difference) {
		Map<String, Object> fields = new LinkedHashMap<>();
		fields.put("kind", code(difference.kind()));
		fields.put("id", difference.id());
		fields.put("flaw", code(difference.type()));
		fields.put("repaired", difference.repaired());
		return fields;
	}

	private static String code(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT);
	}

}
