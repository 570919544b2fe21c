package io.regwatch.search.index;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/** A document as the index stores it; the components are the fields of the mapping. */
public sealed interface SearchDocument {

	/**
	 * A reference.
	 *
	 * @param id of the reference
	 * @param sourceId of its source
	 * @param geography of its source
	 * @param type regulation, guidance or standard
	 * @param externalId compact
	 * @param title to sort by: folded, its first 1,000 characters
	 * @param text to search: words of title and external id
	 */
	record Reference(UUID id, String sourceId, String geography, String type, String externalId, String title,
			List<String> text) implements SearchDocument {

		private static final int SORTED_CHARACTERS = 1000;

		static Reference of(UUID id, String sourceId, String geography, String type, String externalId, String title) {
			String folded = Folding.fold(title);
			return new Reference(id, sourceId, geography, type, Folding.compact(externalId),
					folded.substring(0, Math.min(folded.length(), SORTED_CHARACTERS)),
					List.of(Folding.words(title), Folding.words(externalId)));
		}

	}

	/**
	 * An update with the fields of its reference that lists filter by.
	 *
	 * @param id of the update
	 * @param referenceId of its reference
	 * @param sourceId of its reference's source
	 * @param geography of its reference's source
	 * @param type of its reference
	 * @param externalId of its reference, compact
	 * @param kind of the update
	 * @param publicationDate to the millisecond, as the index sorts
	 * @param text to search: words of title, summaries, title of the reference
	 * @param duplicateOfReferenceId reference of the update that this one duplicates;
	 * {@code null} if it duplicates none
	 * @param duplicateOfSourceId source of that reference
	 */
	record Update(UUID id, UUID referenceId, String sourceId, String geography, String type, String externalId,
			String kind, Instant publicationDate, List<String> text, @Nullable UUID duplicateOfReferenceId,
			@Nullable String duplicateOfSourceId) implements SearchDocument {
	}

}
