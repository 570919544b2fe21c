package io.regwatch.search;

import java.util.ArrayList;
import java.util.List;

import co.elastic.clients.elasticsearch._types.query_dsl.ChildScoreMode;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch._types.query_dsl.TextQueryType;

/** Translates what was searched to queries of Elasticsearch. */
final class TextQueries {

	private static final String TEXT = "text";

	private static final String BODY = "body";

	private static final String PASSAGES = "passages";

	static final String VECTOR = PASSAGES + ".vector";

	// What a phrase may end with; the phrase itself always matches.
	private static final int ENDINGS = 1000;

	private TextQueries() {
	}

	/** Which documents match. */
	static Query filter(TextQuery search, boolean inText) {
		if (search.isEmpty()) {
			return Queries.any(List.of());
		}
		List<String> fields = inText ? List.of(TEXT, BODY) : List.of(TEXT);
		List<Query> required = new ArrayList<>();
		search.required().forEach((clause) -> required.add(clause(clause, fields)));
		search.fields().forEach((field, values) -> required.add(Queries.anyOf(field.indexed(), values)));
		Query terms = Query.of((query) -> query.bool((bool) -> bool.filter(required)
			.mustNot(search.excluded().stream().map((clause) -> clause(clause, fields)).toList())));
		return (search.required().size() > 1 && search.excluded().isEmpty() && search.fields().isEmpty())
				? Queries.any(List.of(terms, prefix("externalId", search.compact()))) : terms;
	}

	/**
	 * What must match where most words need not: phrases in quotes, fields, exclusions.
	 */
	static Query conditions(TextQuery search) {
		List<String> fields = List.of(TEXT, BODY);
		List<Query> required = new ArrayList<>();
		search.quoted().forEach((phrase) -> required.add(words(phrase, fields)));
		search.fields().forEach((field, values) -> required.add(Queries.anyOf(field.indexed(), values)));
		return Query.of((query) -> query.bool((bool) -> bool.filter(required)
			.mustNot(search.excluded().stream().map((clause) -> clause(clause, fields)).toList())));
	}

	/** The documents that cite exactly this. */
	static Query citation(TextQuery search) {
		return Queries.any(List.of(phrase(TEXT, search.text()), phrase(BODY, search.text())));
	}

	/** Ranks by the words of the best passage. */
	static Query passages(TextQuery search) {
		return Query.of((query) -> query.nested((nested) -> nested.path(PASSAGES)
			.scoreMode(ChildScoreMode.Max)
			.query(Queries.any(words(search, List.of(PASSAGES + "." + TEXT))))));
	}

	/** The document with this external id, if the search may be one. */
	static Query externalId(TextQuery search) {
		return Query.of((query) -> query.term((term) -> term.field("externalId").value(search.compact())));
	}

	/** Ranks by BM25; the words together count more than each alone. */
	static List<Query> scores(TextQuery search, boolean inText) {
		List<Query> scores = new ArrayList<>();
		scores.add(prefix("externalId", search.compact(), 20f));
		scores.addAll(words(search, inText ? List.of(TEXT + "^2", BODY) : List.of(TEXT)));
		return scores;
	}

	private static List<Query> words(TextQuery search, List<String> fields) {
		List<String> words = RankedWords
			.of(search.required().stream().map((clause) -> clause.terms().getFirst()).toList());
		List<Query> scores = new ArrayList<>();
		scores.add(scoreWords(String.join(" ", words), fields, 1f));
		scores.add(scorePhrase(search.text(), fields, 2f));
		search.required()
			.stream()
			.flatMap((clause) -> clause.terms().stream().skip(1))
			.forEach((synonym) -> scores.add(scorePhrase(synonym.text(), fields, 1f)));
		words.stream()
			.flatMap((word) -> Term.stems(word).stream())
			.distinct()
			.forEach((stem) -> scores.add(scoreWords(stem, fields, 0.5f)));
		return scores;
	}

	// The weight of a word is that of the field in which it is most frequent: a word that
	// is rare only in titles is not rare.
	private static Query scoreWords(String words, List<String> fields, float boost) {
		return Query.of((query) -> query.multiMatch((match) -> match.query(words)
			.fields(fields)
			.type(TextQueryType.CrossFields)
			.tieBreaker(1.0)
			.boost(boost)));
	}

	private static Query scorePhrase(String text, List<String> fields, float boost) {
		return Query.of((query) -> query
			.multiMatch((match) -> match.query(text).fields(fields).type(TextQueryType.Phrase).boost(boost)));
	}

	private static Query clause(Clause clause, List<String> fields) {
		List<Query> alternatives = new ArrayList<>();
		for (Term term : clause.terms()) {
			alternatives.add(words(term, fields));
			alternatives.add(prefix("externalId", term.compact()));
		}
		return Queries.any(alternatives);
	}

	private static Query words(Term term, List<String> fields) {
		return (term.phrase() && term.words().size() > 1)
				? Queries.any(fields.stream().map((field) -> phrase(term, field)).toList())
				: Queries.all(term.words().stream().map((word) -> word(word, fields)).toList());
	}

	private static Query word(String word, List<String> fields) {
		List<Query> alternatives = new ArrayList<>();
		for (String field : fields) {
			alternatives.add(prefix(field, word));
			Term.stems(word).forEach((stem) -> alternatives.add(prefix(field, stem)));
		}
		return Queries.any(alternatives);
	}

	private static Query phrase(Term term, String field) {
		Query exact = phrase(field, term.text());
		Query beginning = Query.of((query) -> query
			.matchPhrasePrefix((match) -> match.field(field).query(term.text()).maxExpansions(ENDINGS)));
		return Queries.any(List.of(exact, beginning));
	}

	private static Query phrase(String field, String text) {
		return Query.of((query) -> query.matchPhrase((match) -> match.field(field).query(text)));
	}

	private static Query prefix(String field, String value) {
		return prefix(field, value, 1f);
	}

	private static Query prefix(String field, String value, float boost) {
		return Query.of((query) -> query.prefix((prefix) -> prefix.field(field).value(value).boost(boost)));
	}

}
