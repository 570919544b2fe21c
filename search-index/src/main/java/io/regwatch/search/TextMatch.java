package io.regwatch.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.search.index.Folding;

/**
 * Matches texts as the index does: every term must match a word or its beginning, or the
 * beginning of the external id.
 */
public final class TextMatch {

	private final TextQuery query;

	/**
	 * Parses search terms.
	 * @param search as the user wrote it
	 */
	public TextMatch(String search) {
		this.query = TextQuery.of(search);
	}

	/**
	 * Matches a reference or update.
	 * @param source id of its source
	 * @param type of the reference
	 * @param geography of its source
	 * @param externalId of the reference
	 * @param texts titles and summaries
	 * @return whether all terms match
	 */
	public boolean matches(String source, String type, String geography, String externalId, String... texts) {
		if (this.query.isEmpty()) {
			return false;
		}
		Map<TextQuery.Field, String> values = Map.of(TextQuery.Field.SOURCE, source, TextQuery.Field.TYPE, type,
				TextQuery.Field.GEOGRAPHY, geography);
		String id = Folding.compact(externalId);
		String words = words(texts) + Folding.words(externalId);
		boolean fields = this.query.fields()
			.entrySet()
			.stream()
			.allMatch((field) -> field.getValue().contains(values.get(field.getKey())));
		return fields && this.query.excluded().stream().noneMatch((clause) -> matches(clause, words, id))
				&& (isId(id) || this.query.required().stream().allMatch((clause) -> matches(clause, words, id)));
	}

	/**
	 * Counts how many terms a passage of a text matches.
	 * @param passage as it was extracted
	 * @return number of terms
	 */
	public long count(String passage) {
		String words = words(passage);
		return this.query.required().stream().filter((clause) -> matches(clause, words, "")).count();
	}

	private boolean isId(String id) {
		return this.query.isExternalId() && id.startsWith(this.query.compact());
	}

	private static String words(String... texts) {
		List<String> words = new ArrayList<>(Arrays.stream(texts).map(Folding::words).toList());
		words.addAll(Arrays.stream(texts).map(Folding::words).map(Term::stems).flatMap(Set::stream).toList());
		return words.stream().collect(Collectors.joining(" ", " ", " "));
	}

	private static boolean matches(Clause clause, String words, String id) {
		return clause.terms()
			.stream()
			.anyMatch((term) -> (!id.isEmpty() && id.startsWith(term.compact())) || matches(term, words));
	}

	private static boolean matches(Term term, String words) {
		return term.phrase() ? words.contains(" " + term.text())
				: term.words().stream().allMatch((word) -> matches(word, words));
	}

	private static boolean matches(String word, String words) {
		return words.contains(" " + word) || Term.stems(word).stream().anyMatch((stem) -> words.contains(" " + stem));
	}

}
