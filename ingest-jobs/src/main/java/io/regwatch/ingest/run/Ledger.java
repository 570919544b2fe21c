package io.regwatch.ingest.run;

import org.jspecify.annotations.Nullable;

/**
 * What a run found, in numbers of items: {@code listed = new + changed + unchanged +
 * rejected} once the run is finished.
 *
 * @param reported total the authority gives; {@code null} where it gives none
 * @param listed items that the source named
 * @param added references that were not known ("new")
 * @param changed references with an update
 * @param unchanged references without one
 * @param gone known references that a complete listing no longer names
 * @param rejected listed items that could not be taken
 * @param incompleteReason why nothing may be concluded from an absence; {@code null} if
 * the listing was complete
 */
public record Ledger(@Nullable Integer reported, int listed, int added, int changed, int unchanged, int gone,
		int rejected, @Nullable String incompleteReason) {

	/**
	 * Whether the listing was complete.
	 * @return {@code false} if absences mean nothing
	 */
	public boolean complete() {
		return this.incompleteReason == null;
	}

}
