package io.regwatch.ingest.discover;

import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.regwatch.ingest.discover.KnownItems.KnownItem;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.ItemFields;
import io.regwatch.schema.RejectionReason;

/**
 * Rows that have lost a part of the document: of the text that is in the row, or the
 * addresses of files that are read with it. Without it, all of them would be revised.
 */
final class LostTexts {

	private static final String FILES = "files";

	private LostTexts() {
	}

	/**
	 * Rejects such rows, so that their documents stay as they are.
	 * @param listing of documents
	 * @param lost names of fields that the listing lost
	 * @param known items as they were listed before, by external id
	 */
	static Listing reject(Listing listing, Set<String> lost, Map<String, KnownItem> known) {
		Set<String> ids = lost.stream()
			.filter(ItemFields::isTextPart)
			.flatMap((field) -> listing.lacking().getOrDefault(field, Set.of()).stream())
			.collect(Collectors.toSet());
		Predicate<ListedItem> rejected = (item) -> ids.contains(item.externalId())
				|| (lost.contains(FILES) && lacksFiles(item, known));
		return listing.items().stream().noneMatch(rejected) ? listing : listing.rejecting(rejected,
				RejectionReason.EMPTY,
				"The row lacks a part of its document that nearly all rows had; see the run's anomaly 'lost_field'");
	}

	private static boolean lacksFiles(ListedItem item, Map<String, KnownItem> known) {
		KnownItem before = known.get(item.externalId());
		return item.files().isEmpty() && before != null && !before.listed().files().isEmpty();
	}

}
