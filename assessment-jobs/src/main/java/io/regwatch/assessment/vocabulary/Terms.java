package io.regwatch.assessment.vocabulary;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;

/**
 * Terms and the labels that they stand for. A term is only tried where its first word
 * stands: matching all of them everywhere takes longer than the rest of an assessment.
 */
public final class Terms {

	private static final String UNNAMED = "";

	/** Scripts without spaces between words. */
	private static final Pattern UNSPACED = Pattern
		.compile("[\\p{IsIdeographic}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]");

	private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

	/** Of all texts whose matches are kept. */
	private static final int CHARACTERS = 4_000_000;

	/** What matches of a text take, as characters. */
	private static final int MATCHES = 200;

	private final Set<String> labels;

	private final LoadingCache<String, FoundTerms> cache = Caffeine.newBuilder()
		.maximumWeight(CHARACTERS)
		.weigher((String text, FoundTerms found) -> text.length() + MATCHES)
		.build((text) -> FoundTerms.of(search(text)));

	private final Map<String, List<Term>> spaced = new HashMap<>();

	private final Map<String, Set<String>> unspaced = new HashMap<>();

	private final Compounds compounds = new Compounds((first) -> this.spaced.getOrDefault(first, List.of()));

	Terms(Map<String, List<String>> terms, boolean cased) {
		this.labels = new LinkedHashSet<>(terms.keySet());
		terms.forEach((label, some) -> some.stream().flatMap(Terms::spellings).forEach((term) -> {
			if (UNSPACED.matcher(term).find()) {
				this.unspaced.computeIfAbsent(term, (_) -> new HashSet<>()).add(label);
			}
			else {
				add(term, Term.of(label, term, cased));
			}
		}));
	}

	/**
	 * Terms without labels.
	 * @param terms words, found whole and in any case; in scripts without spaces anywhere
	 * @return what finds them
	 */
	public static Terms of(String... terms) {
		return new Terms(Map.of(UNNAMED, List.of(terms)), false);
	}

	/**
	 * Whether one of the terms stands in a text.
	 * @param text any
	 * @return {@code false} if none does
	 */
	public boolean standIn(String text) {
		return !find(List.of(text)).isEmpty();
	}

	/**
	 * All places where terms stand. What stands within a longer term is left out: a
	 * "ureteral stent" is no "stent".
	 */
	List<TermMatch> matches(String text) {
		return this.cache.get(text).outermost();
	}

	List<TermMatch> everyMatch(String text) {
		return this.cache.get(text).all();
	}

	private List<TermMatch> search(String text) {
		List<TermMatch> all = new ArrayList<>();
		Matcher words = WORD.matcher(text);
		while (words.find()) {
			this.spaced.getOrDefault(words.group().toLowerCase(Locale.ROOT), List.of())
				.forEach((term) -> term.match(text, words.start()).ifPresent(all::add));
			this.compounds.labels(words.group())
				.forEach((label) -> all.add(new TermMatch(label, words.start(), words.end())));
		}
		this.unspaced.forEach((term, some) -> {
			for (int place = text.indexOf(term); place >= 0; place = text.indexOf(term, place + 1)) {
				int start = place;
				some.forEach((label) -> all.add(new TermMatch(label, start, start + term.length())));
			}
		});
		return all;
	}

	/** In the order of the labels. */
	Set<String> find(Collection<String> texts) {
		Set<String> found = texts.stream()
			.flatMap((text) -> everyMatch(text).stream())
			.map(TermMatch::label)
			.collect(Collectors.toSet());
		Set<String> ordered = new LinkedHashSet<>(this.labels);
		ordered.retainAll(found);
		return ordered;
	}

	private void add(String text, Term term) {
		Matcher words = WORD.matcher(text);
		if (!words.lookingAt()) {
			throw new IllegalArgumentException("Term '%s' begins with neither letter nor number".formatted(text));
		}
		String first = words.group().toLowerCase(Locale.ROOT);
		this.compounds.add(text, term.label());
		Inflections.of(first)
			.distinct()
			.forEach((form) -> this.spaced.computeIfAbsent(form, (_) -> new ArrayList<>()).add(term));
	}

	/** Swiss texts write "ss" for "ß". */
	private static Stream<String> spellings(String term) {
		return term.contains("ß") ? Stream.of(term, term.replace("ß", "ss")) : Stream.of(term);
	}

}
