package io.regwatch.ingest.preview;

import java.util.List;
import java.util.Set;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.check.SourceProbe;
import io.regwatch.schema.Anomaly;
import org.jspecify.annotations.Nullable;

/**
 * What a run of a source would list.
 *
 * @param problem why there is no listing; {@code null} if there is one
 * @param reported total that the authority states; {@code null} if it states none
 * @param listed number of rows, rejected ones included
 * @param added rows that are no known reference
 * @param emptyFields fields whose rules find nothing in any row
 * @param anomalies of the listing
 * @param rejections rows that cannot be taken, at most 100
 * @param items new ones first, else in the listing's order, at most 100
 */
public record ListingPreview(@Nullable String problem, @Nullable Integer reported, int listed, int added,
		List<String> emptyFields, List<Anomaly> anomalies, List<Rejection> rejections, List<Item> items) {

	private static final int ROWS = 100;

	public ListingPreview {
		emptyFields = List.copyOf(emptyFields);
		anomalies = List.copyOf(anomalies);
		rejections = List.copyOf(rejections);
		items = List.copyOf(items);
	}

	static ListingPreview failed(String problem) {
		return new ListingPreview(problem, null, 0, 0, List.of(), List.of(), List.of(), List.of());
	}

	static ListingPreview of(SourceDefinition source, Listing listing, Set<String> known) {
		List<Item> items = listing.items().stream().map((item) -> Item.of(item, known)).toList();
		return new ListingPreview(null, listing.reported(), listing.size(),
				(int) items.stream().filter(Item::added).count(), SourceProbe.emptyFields(source, listing),
				listing.anomalies(), listing.rejections().stream().limit(ROWS).map(Rejection::of).toList(),
				items.stream()
					.sorted((one, other) -> Boolean.compare(other.added(), one.added()))
					.limit(ROWS)
					.toList());
	}

	/**
	 * Whether a run would miss nothing that the listing names.
	 * @return {@code false} also if there is no listing
	 */
	public boolean complete() {
		return this.problem == null && this.rejections.isEmpty() && Anomaly.shortfall(this.anomalies) == null;
	}

	/**
	 * An item.
	 *
	 * @param id external id
	 * @param title {@code null} if the listing has none
	 * @param url of its page
	 * @param added whether it is no known reference
	 */
	public record Item(String id, @Nullable String title, String url, boolean added) {

		static Item of(ListedItem item, Set<String> known) {
			return new Item(item.externalId(), item.title(), item.url(), !known.contains(item.externalId()));
		}

	}

	/**
	 * A row that cannot be taken.
	 *
	 * @param id external id
	 * @param reason a code
	 * @param detail one sentence for operators
	 */
	public record Rejection(String id, String reason, String detail) {

		static Rejection of(Listing.Rejection rejection) {
			return new Rejection(rejection.item().externalId(), rejection.reason().code(), rejection.detail());
		}

	}

}
