package io.regwatch.ingest.report;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A run in numbers. All numbers are {@code null} until the source was listed.
 *
 * @param id of the run
 * @param sourceId of the source
 * @param sourceTitle its title
 * @param scheduledAt when it was due
 * @param startedAt when it started
 * @param finishedAt when it finished; {@code null} while it is unfinished
 * @param alive whether the worker that owns it is alive
 * @param stoppedAt when somebody stopped it; {@code null} if nobody did, or it was
 * resumed
 * @param backfill whether it was a first run
 * @param open items that are not done yet
 * @param reported total that the authority states; {@code null} where it states none
 * @param listed items of the listing
 * @param added new references
 * @param changed references with an update
 * @param unchanged references without one
 * @param gone references that a complete listing no longer has
 * @param rejected items in quarantine
 * @param incompleteReason why the listing is incomplete; {@code null} if it is complete
 */
public record RunFigures(UUID id, String sourceId, String sourceTitle, Instant scheduledAt, Instant startedAt,
		@Nullable Instant finishedAt, boolean alive, @Nullable Instant stoppedAt, boolean backfill, long open,
		@Nullable Integer reported, @Nullable Integer listed, @Nullable Integer added, @Nullable Integer changed,
		@Nullable Integer unchanged, @Nullable Integer gone, @Nullable Integer rejected,
		@Nullable String incompleteReason) {

	/**
	 * How the run is, or how it ended.
	 * @return {@code COMPLETE} only if the listing was complete and each item was
	 * accepted
	 */
	public RunState state() {
		if (this.finishedAt == null) {
			RunState worked = this.alive ? RunState.RUNNING : RunState.FAILED;
			return (this.stoppedAt != null) ? RunState.STOPPED : worked;
		}
		return (this.listed != null && this.incompleteReason == null && isZero(this.rejected)) ? RunState.COMPLETE
				: RunState.INCOMPLETE;
	}

	private static boolean isZero(@Nullable Integer number) {
		return number != null && number == 0;
	}

}
