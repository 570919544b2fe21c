package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.regwatch.ops.cli.output.Counts;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.search.reconcile.Mismatch;
import io.regwatch.search.reconcile.ReconcileListener;
import io.regwatch.search.reconcile.ReconcileResult;
import io.regwatch.search.reconcile.ReconcileStats;

/** Collects the first differences of a reconcile and prints them with all counts. */
final class VerifyOutput implements ReconcileListener {

	private static final int SHOWN = 1000;

	private final List<Difference> differences = new ArrayList<>();

	@Override
	public void found(Mismatch mismatch) {
		if (this.differences.size() < SHOWN) {
			this.differences
				.add(new Difference(code(mismatch.kind()), mismatch.id(), code(mismatch.type()), mismatch.repaired()));
		}
	}

	Map<String, Object> document(ReconcileResult result) {
		Map<String, Object> document = new LinkedHashMap<>();
		result.stats().forEach((stats) -> document.put(code(stats.kind()) + "s", counts(stats)));
		document.put("remaining", result.remaining());
		document.put("waiting", result.pending());
		document.put("differences", this.differences);
		return document;
	}

	void print(ReconcileResult result, PrintWriter out) {
		Table table = new Table();
		this.differences.forEach((difference) -> table.row(difference.kind(), difference.id(), difference.flaw(),
				difference.repaired() ? "repaired" : ""));
		table.print(out);
		result.stats().forEach((stats) -> out.printf("%ss: %s%n", code(stats.kind()), Counts.text(counts(stats))));
		out.printf("%d differences remain, %d changes are pending in the outbox%n", result.remaining(),
				result.pending());
	}

	private static Map<String, Long> counts(ReconcileStats stats) {
		Map<String, Long> counts = new LinkedHashMap<>();
		counts.put("rows", stats.rows());
		counts.put("documents", stats.documents());
		stats.mismatches().forEach((type, count) -> counts.put(code(type), count));
		counts.put("repaired", stats.repaired());
		return counts;
	}

	private static String code(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT);
	}

	private record Difference(String kind, String id, String flaw, boolean repaired) {
	}

}
