package io.regwatch.ingest.discover;

import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.ItemFields;
import io.regwatch.schema.RejectionReason;

/**
 * Rows that are the document and of whose text a part is lost: without it, all of them
 * would be revised.
 */
final class LostTexts {

	private LostTexts() {
	}

	/**
	 * Rejects such rows, so that their documents stay as they are.
	 * @param listing with rows whose text is joined of parts
	 * @param lost names of fields that the listing lost
	 */
	static Listing reject(Listing listing, Set<String> lost) {
		Set<String> ids = lost.stream()
			.filter(ItemFields::isTextPart)
			.flatMap((field) -> listing.lacking().getOrDefault(field, Set.of()).stream())
			.collect(Collectors.toSet());
		return ids.isEmpty() ? listing : listing.rejecting((item) -> ids.contains(item.externalId()),
				RejectionReason.EMPTY,
				"The row lacks a part of its text that nearly all rows had; see the run's anomaly 'lost_field'");
	}

}
