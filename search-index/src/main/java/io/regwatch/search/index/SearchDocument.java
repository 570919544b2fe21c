package io.regwatch.search.index;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import org.jspecify.annotations.Nullable;

/** A document as the index stores it; the components are the fields of the mapping. */
public sealed interface SearchDocument {

	/**
	 * Returns the version whose text belongs to the document.
	 * @return {@code null} for none
	 */
	@Nullable UUID textVersionId();

	/**
	 * Adds the text.
	 * @param plain as it was extracted
	 * @return the document as it is written
	 */
	SearchDocument withBody(String plain);

	/** Folds texts and adds those stems that differ from their words. */
	static List<String> words(@Nullable String language, String... texts) {
		List<String> words = new ArrayList<>();
		Set<String> stems = new LinkedHashSet<>();
		for (String text : texts) {
			String folded = Folding.words(text);
			words.add(folded);
			stems.addAll(Stems.of(folded, language));
		}
		if (!stems.isEmpty()) {
			words.add(String.join(" ", stems));
		}
		return List.copyOf(words);
	}

	/**
	 * A reference.
	 *
	 * @param id of the reference
	 * @param sourceId of its source
	 * @param geography of its source
	 * @param type regulation, guidance or standard
	 * @param externalId compact
	 * @param title to sort by: folded, its first 1,000 characters
	 * @param text to search: words of title and external id, with stems
	 * @param textVersionId version whose text may be found; {@code null} if it has none
	 * or the source's text must not be shown
	 * @param language of the text, ISO 639-1
	 * @param body words of the text; written, but not returned by the index
	 */
	record Reference(UUID id, String sourceId, String geography, String type, String externalId, String title,
			List<String> text, @Nullable UUID textVersionId, @Nullable String language,
			@JsonInclude(Include.NON_NULL) @Nullable List<String> body) implements SearchDocument {

		private static final int SORTED_CHARACTERS = 1000;

		static Reference of(UUID id, String sourceId, String geography, String type, String externalId, String title,
				@Nullable UUID textVersionId, @Nullable String language) {
			String folded = Folding.fold(title);
			return new Reference(id, sourceId, geography, type, Folding.compact(externalId),
					folded.substring(0, Math.min(folded.length(), SORTED_CHARACTERS)),
					SearchDocument.words(language, title, externalId), textVersionId, language, null);
		}

		@Override
		public Reference withBody(String plain) {
			return new Reference(this.id, this.sourceId, this.geography, this.type, this.externalId, this.title,
					this.text, this.textVersionId, this.language, SearchDocument.words(this.language, plain));
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
	 * @param text to search: words of title, summaries, title of the reference, with
	 * stems
	 * @param duplicateOfReferenceId reference of the update that this one duplicates;
	 * {@code null} if it duplicates none
	 * @param duplicateOfSourceId source of that reference
	 * @param textVersionId as of {@link Reference}, for the version that it created
	 * @param language as of {@link Reference}
	 * @param body as of {@link Reference}
	 */
	record Update(UUID id, UUID referenceId, String sourceId, String geography, String type, String externalId,
			String kind, Instant publicationDate, List<String> text, @Nullable UUID duplicateOfReferenceId,
			@Nullable String duplicateOfSourceId, @Nullable UUID textVersionId, @Nullable String language,
			@JsonInclude(Include.NON_NULL) @Nullable List<String> body) implements SearchDocument {

		@Override
		public Update withBody(String plain) {
			return new Update(this.id, this.referenceId, this.sourceId, this.geography, this.type, this.externalId,
					this.kind, this.publicationDate, this.text, this.duplicateOfReferenceId, this.duplicateOfSourceId,
					this.textVersionId, this.language, SearchDocument.words(this.language, plain));
		}

	}

}
