package io.regwatch.ingest.report;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;

import io.regwatch.ingest.SourceHealth;
import org.jspecify.annotations.Nullable;

/**
 * A source with its last runs.
 *
 * @param source with its anomalies
 * @param runs newest first
 * @param dueAt when its last scheduled run was due; {@code null} without a schedule
 * @param missing what the last run did not get
 */
public record SourceReport(SourceHealth source, List<RunFigures> runs, @Nullable Instant dueAt,
		List<MissingItem> missing) {

	public SourceReport {
		runs = List.copyOf(runs);
		missing = List.copyOf(missing);
	}

	/**
	 * The last run.
	 * @return {@code null} if there was none
	 */
	public @Nullable RunFigures last() {
		return this.runs.isEmpty() ? null : this.runs.getFirst();
	}

	/**
	 * How the source is.
	 * @return that of its last run, unless the source is not read or overdue
	 */
	public RunState state() {
		return switch (this.source.health()) {
			case "file_removed", "file_invalid" -> RunState.NOT_READ;
			case "paused", "disabled", "removed" -> RunState.PAUSED;
			default -> stateOfRuns();
		};
	}

	private RunState stateOfRuns() {
		RunFigures last = last();
		if (last == null) {
			return RunState.NEVER_RUN;
		}
		return (this.dueAt != null && last.scheduledAt().isBefore(this.dueAt) && last.startedAt().isBefore(this.dueAt))
				? RunState.OVERDUE : last.state();
	}

	/**
	 * The usual number of listed items.
	 * @return median of the complete runs before the last one; empty if there is none
	 */
	public OptionalInt usual() {
		int[] listed = this.runs.stream()
			.skip(1)
			.filter((run) -> run.listed() != null && run.incompleteReason() == null)
			.mapToInt(RunFigures::listed)
			.sorted()
			.toArray();
		return (listed.length > 0) ? OptionalInt.of(listed[listed.length / 2]) : OptionalInt.empty();
	}

}
