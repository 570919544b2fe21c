package io.regwatch.ops.console.operation;

import java.util.OptionalInt;

import io.regwatch.ingest.report.RunFigures;
import io.regwatch.ingest.report.RunState;
import io.regwatch.ingest.report.SourceReport;
import org.jspecify.annotations.Nullable;

/**
 * A source on the page of the last night.
 *
 * @param report on the source
 * @param chart of its last runs
 */
record NightRow(SourceReport report, Sparkline chart) {

	static NightRow of(SourceReport report) {
		return new NightRow(report, Sparkline.of(report.runs()));
	}

	/** How the source is; public for templates, as all methods here. */
	public RunState state() {
		return this.report.state();
	}

	/** Whether it was not seen whole, or something is odd about it. */
	public boolean needsAttention() {
		return !state().isGood() || (state() != RunState.PAUSED && !this.report.source().anomalies().isEmpty());
	}

	/** Listed items against the usual number, such as {@code usually 40}. */
	public String usual() {
		RunFigures last = this.report.last();
		OptionalInt usual = this.report.usual();
		if (last == null || last.listed() == null || usual.isEmpty()) {
			return "";
		}
		int difference = last.listed() - usual.getAsInt();
		return (difference == 0) ? "as usual" : "%+d against the usual %d".formatted(difference, usual.getAsInt());
	}

	/** The last run; {@code null} if there was none. */
	public @Nullable RunFigures last() {
		return this.report.last();
	}

}
