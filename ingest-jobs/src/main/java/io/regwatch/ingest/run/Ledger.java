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
 * @param unchecked documents that are no longer listed, and of which it could not be
 * checked whether they are gone or have changed
 * @param incompleteReason why something may be missing; {@code null} if the listing was
 * complete and all absences were checked
 */
public record Ledger(@Nullable Integer reported, int listed, int added, int changed, int unchanged, int gone,
		int rejected, int unchecked, @Nullable String incompleteReason) {

	/**
	 * Whether nothing can be missing.
	 * @return {@code false} if absences mean nothing, or were not all checked
	 */
	public boolean complete() {
		return this.incompleteReason == null;
	}

}
