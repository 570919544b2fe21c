package io.regwatch.search.index;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

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
	 * Returns the language of the text.
	 * @return ISO 639-1; {@code null} if unknown
	 */
	@Nullable String language();

	/**
	 * Returns the words to search without the text.
	 * @return with stems
	 */
	List<String> text();

	/**
	 * Returns the words of the text.
	 * @return {@code null} if there is none
	 */
	@Nullable List<String> body();

	/**
	 * Returns the passages.
	 * @return {@code null} where there are no vectors
	 */
	@Nullable List<Passage> passages();

	/**
	 * Adds the text.
	 * @param body words of the text with stems; {@code null} for none
	 * @param passages of the text; {@code null} for none
	 * @return the document as it is written
	 */
	SearchDocument with(@Nullable List<String> body, @Nullable List<Passage> passages);

	/** What the document is about, without its text. */
	default String heading() {
		return String.join(" ", text().subList(0, Math.min(2, text().size())));
	}

	/** About as many as are sent to the index. */
	default long characters() {
		return Stream
			.concat(Optional.ofNullable(body()).orElse(List.of()).stream(),
					Optional.ofNullable(passages()).orElse(List.of()).stream().flatMap(Passage::parts))
			.mapToLong(String::length)
			.sum();
	}

	/**
	 * Folds texts, and adds stems that differ from their words and parts of compounds.
	 */
	static List<String> words(@Nullable String language, String... texts) {
		List<String> words = new ArrayList<>();
		Set<String> stems = new LinkedHashSet<>();
		for (String text : texts) {
			String folded = Folding.words(text);
			words.add(folded);
			stems.addAll(Stems.of(folded, language));
			stems.addAll(Compounds.of(folded, (language != null) ? language : ""));
		}
		if (!stems.isEmpty()) {
			words.add(String.join(" ", stems));
		}
		return List.copyOf(words);
	}

	/**
	 * A passage of a text, or what a document without text is about.
	 *
	 * @param text its words, with stems
	 * @param vector its embedding in hex; {@code null} if there is no model
	 */
	record Passage(List<String> text, @JsonInclude(Include.NON_NULL) @Nullable String vector) {

		private Stream<String> parts() {
			return Stream.concat(this.text.stream(), Stream.ofNullable(this.vector));
		}

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
	 * @param passages of the text; likewise
	 */
	record Reference(UUID id, String sourceId, String geography, String type, String externalId, String title,
			List<String> text, @Nullable UUID textVersionId, @Nullable String language,
			@JsonInclude(Include.NON_NULL) @Nullable List<String> body,
			@JsonInclude(Include.NON_NULL) @Nullable List<Passage> passages) implements SearchDocument {

		private static final int SORTED_CHARACTERS = 1000;

		static Reference of(UUID id, String sourceId, String geography, String type, String externalId, String title,
				@Nullable UUID textVersionId, @Nullable String language) {
			String folded = Folding.fold(title);
			return new Reference(id, sourceId, geography, type, Folding.compact(externalId),
					folded.substring(0, Math.min(folded.length(), SORTED_CHARACTERS)),
					SearchDocument.words(language, title, externalId), textVersionId, language, null, null);
		}

		@Override
		public Reference with(@Nullable List<String> words, @Nullable List<Passage> parts) {
			return new Reference(this.id, this.sourceId, this.geography, this.type, this.externalId, this.title,
					this.text, this.textVersionId, this.language, words, parts);
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
	 * @param passages as of {@link Reference}
	 */
	record Update(UUID id, UUID referenceId, String sourceId, String geography, String type, String externalId,
			String kind, Instant publicationDate, List<String> text, @Nullable UUID duplicateOfReferenceId,
			@Nullable String duplicateOfSourceId, @Nullable UUID textVersionId, @Nullable String language,
			@JsonInclude(Include.NON_NULL) @Nullable List<String> body,
			@JsonInclude(Include.NON_NULL) @Nullable List<Passage> passages) implements SearchDocument {

		@Override
		public Update with(@Nullable List<String> words, @Nullable List<Passage> parts) {
			return new Update(this.id, this.referenceId, this.sourceId, this.geography, this.type, this.externalId,
					this.kind, this.publicationDate, this.text, this.duplicateOfReferenceId, this.duplicateOfSourceId,
					this.textVersionId, this.language, words, parts);
		}

	}

}
