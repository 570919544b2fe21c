package io.regwatch.search;

import java.util.List;

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
	 * @param text of it
	 * @return whether all terms match
	 */
	public boolean matches(SearchedText text) {
		return !this.query.isEmpty()
				&& this.query.fields()
					.entrySet()
					.stream()
					.allMatch((field) -> text.hasAny(field.getKey(), field.getValue()))
				&& this.query.excluded().stream().noneMatch((clause) -> matches(clause, text))
				&& (isId(text.id()) || this.query.required().stream().allMatch((clause) -> matches(clause, text)));
	}

	/**
	 * Counts how many terms a passage of a text matches.
	 * @param passage as it was extracted
	 * @return number of terms
	 */
	public long count(String passage) {
		SearchedText text = SearchedText.of(passage);
		return this.query.required().stream().filter((clause) -> matches(clause, text)).count();
	}

	/**
	 * Separates a passage into parts that match a term and parts that do not.
	 * @param passage as it was extracted
	 * @return in their order; together they are the passage
	 */
	public List<TextPart> highlight(String passage) {
		return new MatchedWords(passage).parts(this.query.required());
	}

	private boolean isId(String id) {
		return this.query.isExternalId() && id.startsWith(this.query.compact());
	}

	private static boolean matches(Clause clause, SearchedText text) {
		return clause.terms()
			.stream()
			.anyMatch((term) -> (!text.id().isEmpty() && text.id().startsWith(term.compact()))
					|| matches(term, text.words()));
	}

	private static boolean matches(Term term, String words) {
		return term.phrase() ? words.contains(" " + term.text())
				: term.words().stream().allMatch((word) -> matches(word, words));
	}

	static boolean matches(String word, String words) {
		return words.contains(" " + word) || Term.stems(word).stream().anyMatch((stem) -> words.contains(" " + stem));
	}

}
