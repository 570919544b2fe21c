package io.regwatch.search.index;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.de.GermanMinimalStemFilter;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.es.SpanishPluralStemFilter;
import org.apache.lucene.analysis.fr.FrenchMinimalStemFilter;
import org.apache.lucene.analysis.it.ItalianLightStemFilter;
import org.apache.lucene.analysis.pt.PortugueseMinimalStemFilter;
import org.apache.lucene.analysis.sv.SwedishMinimalStemFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.jspecify.annotations.Nullable;

/**
 * Stems of folded words. Only endings of number and case are removed: a stronger stemmer
 * would find {@code medicine} for {@code medical}.
 */
public final class Stems {

	private static final String DEFAULT_LANGUAGE = "en";

	private static final Map<String, UnaryOperator<TokenStream>> FILTERS = Map.of("en", EnglishMinimalStemFilter::new,
			"de", GermanMinimalStemFilter::new, "fr", FrenchMinimalStemFilter::new, "es", SpanishPluralStemFilter::new,
			"it", ItalianLightStemFilter::new, "pt", PortugueseMinimalStemFilter::new, "sv",
			SwedishMinimalStemFilter::new);

	private Stems() {
	}

	/**
	 * Returns the stems that differ from their words, each once.
	 * @param words folded, separated by spaces
	 * @param language ISO 639-1 code; English if {@code null}, none for a language
	 * without stemmer
	 * @return in the order of the words
	 */
	static Set<String> of(String words, @Nullable String language) {
		UnaryOperator<TokenStream> filter = FILTERS.get((language != null) ? language : DEFAULT_LANGUAGE);
		return (filter != null) ? stems(words, filter) : Set.of();
	}

	/**
	 * Returns the stems of words in all languages, for texts of an unknown language.
	 * @param words folded, separated by spaces
	 * @return stems that differ from their words
	 */
	public static Set<String> all(String words) {
		Set<String> all = new LinkedHashSet<>();
		FILTERS.values().forEach((filter) -> all.addAll(stems(words, filter)));
		return all;
	}

	private static Set<String> stems(String words, UnaryOperator<TokenStream> filter) {
		Set<String> stems = new LinkedHashSet<>();
		try (WhitespaceTokenizer plain = tokens(words);
				WhitespaceTokenizer tokens = tokens(words);
				TokenStream stemmed = filter.apply(tokens)) {
			CharTermAttribute word = plain.getAttribute(CharTermAttribute.class);
			CharTermAttribute stem = stemmed.getAttribute(CharTermAttribute.class);
			plain.reset();
			stemmed.reset();
			while (plain.incrementToken() && stemmed.incrementToken()) {
				if (!stem.toString().equals(word.toString())) {
					stems.add(stem.toString());
				}
			}
			return stems;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static WhitespaceTokenizer tokens(String words) {
		WhitespaceTokenizer tokenizer = new WhitespaceTokenizer();
		tokenizer.setReader(new StringReader(words));
		return tokenizer;
	}

}
