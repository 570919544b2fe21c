package io.regwatch.ops.cli.ingest;

import java.io.PrintWriter;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.regwatch.ingest.run.Ledger;
import org.jspecify.annotations.Nullable;

/**
 * The completeness ledger of a run: numbers of items.
 *
 * @param reported by the authority; {@code null} if it gives no total
 * @param listed {@code added + changed + unchanged + rejected}
 * @param added new items
 * @param changed items
 * @param unchanged items
 * @param gone items that are no longer listed
 * @param rejected items
 * @param unchecked items that are no longer listed and could not be checked
 */
record LedgerCounts(@Nullable Integer reported, @Nullable Integer listed, @JsonProperty("new") @Nullable Integer added,
		@Nullable Integer changed, @Nullable Integer unchanged, @Nullable Integer gone, @Nullable Integer rejected,
		@Nullable Integer unchecked) {

	static LedgerCounts of(Ledger ledger) {
		return new LedgerCounts(ledger.reported(), ledger.listed(), ledger.added(), ledger.changed(),
				ledger.unchanged(), ledger.gone(), ledger.rejected(), ledger.unchecked());
	}

	void print(PrintWriter out) {
		out.printf("  ledger    reported %s, listed %d = new %d + changed %d + unchanged %d + rejected %d; gone %d%n",
				(this.reported != null) ? this.reported : "-", this.listed, this.added, this.changed, this.unchanged,
				this.rejected, this.gone);
		if (this.unchecked != null && this.unchecked > 0) {
			out.printf("  unchecked %d items that are no longer listed%n", this.unchecked);
		}
	}

}
