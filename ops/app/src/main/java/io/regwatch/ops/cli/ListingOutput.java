package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.time.Instant;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.jspecify.annotations.Nullable;

/** Prints the listing of a source: its first items, numbers and anomalies. */
record ListingOutput(PrintWriter out) {

	private static final int SHOWN = 20;

	void print(Listing listing) {
		listing.items().stream().limit(SHOWN).forEach(this::print);
		listing.rejections()
			.stream()
			.limit(SHOWN)
			.forEach((rejection) -> this.out.printf("  %s: %s, %s%n", rejection.item().externalId(),
					rejection.reason().code(), rejection.detail()));
		this.out.printf("  %d items, %d rejected, %s reported%n", listing.items().size(), listing.rejections().size(),
				(listing.reported() != null) ? listing.reported() : "none");
		listing.anomalies()
			.forEach((anomaly) -> this.out.printf("  %s %s: %s%n",
					anomaly.rule().isIncomplete() ? "incomplete," : "odd,", anomaly.rule().code(), anomaly.detail()));
	}

	private void print(ListedItem item) {
		this.out.printf("  %-24s %s  %s%n    %s%n", item.externalId(), day(item.published()),
				(item.title() != null) ? item.title() : "-", item.locator());
		if (item.note() != null) {
			this.out.printf("    note: %s%n", item.note());
		}
	}

	private static String day(@Nullable Instant moment) {
		return (moment != null) ? moment.toString().substring(0, 10) : "-         ";
	}

}
