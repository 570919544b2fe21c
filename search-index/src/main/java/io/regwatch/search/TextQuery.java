package io.regwatch.search;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.search.index.Folding;

/**
 * A search as it was written: words, {@code "phrases"}, {@code -excluded} ones, and
 * fields such as {@code source:eu-mdcg}.
 *
 * @param required all must match
 * @param excluded none may match
 * @param quoted those phrases that are in quotes
 * @param fields allowed values by field
 * @param compact all of it as an external id
 */
record TextQuery(List<Clause> required, List<Clause> excluded, List<Term> quoted, Map<Field, Set<String>> fields,
		String compact) {

	private static final Pattern TOKEN = Pattern.compile(
			"(?<minus>-?)(?:(?<field>source|type|geography):(?<value>[^\\s\"]+)|\"(?<phrase>[^\"]*)\"|(?<word>\\S+))");

	// A word whose parts belong together: 820.30, 10(9), or characters without spaces.
	private static final Pattern JOINED = Pattern.compile("[\\p{N}\\p{IsHan}\\p{IsHiragana}]");

	private static final Pattern DIGIT = Pattern.compile("\\p{N}");

	static TextQuery of(String search) {
		TextQuery query = new TextQuery(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(),
				new EnumMap<>(Field.class), Folding.compact(search));
		List<Term> words = new ArrayList<>();
		Matcher token = TOKEN.matcher(search);
		while (token.find()) {
			query.add(token, words);
		}
		query.addRequired(words);
		return query;
	}

	/** Whether nothing is left to look for, so that nothing is found. */
	boolean isEmpty() {
		return this.required.isEmpty() && this.excluded.isEmpty() && this.fields.isEmpty();
	}

	/** Whether it may be the external id of a document. */
	boolean isExternalId() {
		return this.excluded.isEmpty() && this.fields.isEmpty() && DIGIT.matcher(this.compact).find();
	}

	/** All words that must match, in their order. */
	String text() {
		return String.join(" ", this.required.stream().map((clause) -> clause.terms().getFirst().text()).toList());
	}

	private void add(Matcher token, List<Term> words) {
		if (token.group("field") != null && token.group("minus").isEmpty()) {
			Field field = Field.valueOf(token.group("field").toUpperCase(Locale.ROOT));
			this.fields.computeIfAbsent(field, (_) -> new TreeSet<>()).add(field.value(token.group("value")));
			return;
		}
		Term term = term(token);
		if (term.isEmpty()) {
			return;
		}
		if (!token.group("minus").isEmpty()) {
			this.excluded.add(new Clause(List.of(term)));
		}
		else {
			words.add(term);
			if (token.group("phrase") != null) {
				this.quoted.add(term);
			}
		}
	}

	private static Term term(Matcher token) {
		String phrase = token.group("phrase");
		if (phrase != null) {
			return Term.of(phrase, true);
		}
		String word = Optional.ofNullable(token.group("word")).orElseGet(() -> token.group("value"));
		return Term.of(word, JOINED.matcher(word).find());
	}

	private void addRequired(List<Term> words) {
		List<String> texts = words.stream().map(Term::text).toList();
		int next = 0;
		while (next < words.size()) {
			Optional<Synonyms.Match> match = Synonyms.at(texts.subList(next, texts.size()));
			int size = match.map(Synonyms.Match::size).orElse(1);
			List<Term> terms = new ArrayList<>();
			terms.add(
					(size == 1) ? words.get(next) : Term.of(String.join(" ", texts.subList(next, next + size)), false));
			match.ifPresent((found) -> found.others().forEach((other) -> terms.add(Term.of(other, true))));
			this.required.add(new Clause(terms));
			next += size;
		}
	}

	/** A field that a search can name. */
	enum Field {

		SOURCE("sourceId"), TYPE("type"), GEOGRAPHY("geography");

		private final String indexed;

		Field(String indexed) {
			this.indexed = indexed;
		}

		String indexed() {
			return this.indexed;
		}

		String value(String text) {
			return (this == GEOGRAPHY) ? text.toUpperCase(Locale.ROOT) : text.toLowerCase(Locale.ROOT);
		}

	}

}
