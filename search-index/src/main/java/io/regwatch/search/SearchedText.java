package io.regwatch.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.search.index.Compounds;
import io.regwatch.search.index.Folding;

/** What a search matches of a reference or update, prepared once for many searches. */
public final class SearchedText {

	private final Map<TextQuery.Field, String> fields;

	private final String id;

	private final String words;

	private SearchedText(Map<TextQuery.Field, String> fields, String id, String words) {
		this.fields = fields;
		this.id = id;
		this.words = words;
	}

	/**
	 * Prepares the texts of a reference or update.
	 * @param source id of its source
	 * @param type of the reference
	 * @param geography of its source
	 * @param externalId of the reference
	 * @param texts titles and summaries
	 * @return to be matched
	 */
	public static SearchedText of(String source, String type, String geography, String externalId, String... texts) {
		return new SearchedText(Map.of(TextQuery.Field.SOURCE, source, TextQuery.Field.TYPE, type,
				TextQuery.Field.GEOGRAPHY, geography), Folding.compact(externalId),
				words(texts) + Folding.words(externalId));
	}

	/** A text without fields. */
	static SearchedText of(String passage) {
		return new SearchedText(Map.of(), "", words(passage));
	}

	boolean hasAny(TextQuery.Field field, Set<String> values) {
		return values.contains(this.fields.getOrDefault(field, ""));
	}

	/** Compact; empty for none. */
	String id() {
		return this.id;
	}

	/** Words and stems, each after a space. */
	String words() {
		return this.words;
	}

	private static String words(String... texts) {
		List<String> words = new ArrayList<>(Arrays.stream(texts).map(Folding::words).toList());
		List.copyOf(words).forEach((text) -> {
			words.addAll(Term.stems(text));
			words.addAll(Compounds.parts(text));
		});
		return words.stream().collect(Collectors.joining(" ", " ", " "));
	}

}
