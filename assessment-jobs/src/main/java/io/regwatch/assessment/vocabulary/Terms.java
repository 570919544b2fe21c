package io.regwatch.assessment.vocabulary;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

	private static final Pattern SPACE = Pattern.compile(" ");

	/** Letters of the shortest noun that may end a compound. */
	private static final int SHORTEST_HEAD = 7;

	/** The same of a word of any language, which may begin with a prefix. */
	private static final int SHORTEST_SHARED = 10;

	/** Letters of the longest prefix of a word: "nonimplantable". */
	private static final int PREFIX = 5;

	private static final Pattern SMALL_WORD = Pattern.compile("\\p{Ll}+");

	/** In German, nouns begin with a capital letter; terms of other languages do not. */
	private static final Pattern GERMAN_NOUN = Pattern.compile("\\p{Lu}\\p{Ll}+");

	private static final Comparator<TermMatch> BY_PLACE = Comparator.comparingInt(TermMatch::start)
		.thenComparing(Comparator.comparingInt(TermMatch::end).reversed());

	private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

	/** "Phototherapiegeräte": devices for what the compound begins with. */
	private static final Pattern DEVICES = Pattern.compile("(\\p{Lu}\\p{Ll}{6,}?)(s?)(?:gerät|apparat)(?:e[ns]?|s)?");

	/** Of all texts whose matches are kept. */
	private static final int CHARACTERS = 4_000_000;

	/** What matches of a text take, as characters. */
	private static final int MATCHES = 200;

	private final Set<String> labels;

	private final LoadingCache<String, Found> cache = Caffeine.newBuilder()
		.maximumWeight(CHARACTERS)
		.weigher((String text, Found found) -> text.length() + MATCHES)
		.build((text) -> Found.of(search(text)));

	private final Map<String, List<Term>> spaced = new HashMap<>();

	private final Map<String, Set<String>> unspaced = new HashMap<>();

	/** Single German nouns, which end compounds: "Tageskontaktlinse". */
	private final Map<String, Set<String>> heads = new HashMap<>();

	/** Words that German shares with other languages: "Stoßwellenlithotripter". */
	private final Map<String, Set<String>> shared = new HashMap<>();

	Terms(Map<String, List<String>> terms, boolean cased) {
		this.labels = new LinkedHashSet<>(terms.keySet());
		terms.forEach((label, some) -> some.stream().flatMap(Terms::spellings).forEach((term) -> {
			if (UNSPACED.matcher(term).find()) {
				this.unspaced.computeIfAbsent(term, (_) -> new HashSet<>()).add(label);
			}
			else {
				add(term, new Term(label, pattern(term, cased || isAbbreviation(term))));
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
			head(words.group()).forEach((label) -> all.add(new TermMatch(label, words.start(), words.end())));
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

	/** What a compound is, by the longest noun that it ends with. */
	private Set<String> head(String word) {
		Set<String> purpose = purpose(word);
		if (!purpose.isEmpty()) {
			return purpose;
		}
		if (word.length() < SHORTEST_HEAD + 2 || !Character.isUpperCase(word.charAt(0))) {
			return Set.of();
		}
		String lower = word.toLowerCase(Locale.ROOT);
		return IntStream.rangeClosed(2, word.length() - SHORTEST_HEAD).mapToObj((start) -> {
			String head = lower.substring(start);
			return (start > PREFIX) ? this.heads.getOrDefault(head, this.shared.get(head)) : this.heads.get(head);
		}).filter(Objects::nonNull).findFirst().orElse(Set.of());
	}

	/** What "Phototherapiegeräte" are for. */
	private Set<String> purpose(String word) {
		Matcher devices = DEVICES.matcher(word);
		return !devices.matches() ? Set.of()
				: Stream.of(devices.group(1), devices.group(1) + devices.group(2))
					.flatMap((purpose) -> this.spaced.getOrDefault(purpose.toLowerCase(Locale.ROOT), List.of())
						.stream()
						.filter((term) -> term.pattern().matcher(purpose).matches()))
					.map(Term::label)
					.collect(Collectors.toSet());
	}

	private void add(String text, Term term) {
		Matcher words = WORD.matcher(text);
		if (!words.lookingAt()) {
			throw new IllegalArgumentException("Term '%s' begins with neither letter nor number".formatted(text));
		}
		String first = words.group().toLowerCase(Locale.ROOT);
		if (text.length() >= SHORTEST_HEAD && GERMAN_NOUN.matcher(text).matches()) {
			addHead(this.heads, first, term);
		}
		if (text.length() >= SHORTEST_SHARED && SMALL_WORD.matcher(text).matches()) {
			addHead(this.shared, first, term);
		}
		Inflections.of(first)
			.distinct()
			.forEach((form) -> this.spaced.computeIfAbsent(form, (_) -> new ArrayList<>()).add(term));
	}

	/** Swiss texts write "ss" for "ß". */
	private static Stream<String> spellings(String term) {
		return term.contains("ß") ? Stream.of(term, term.replace("ß", "ss")) : Stream.of(term);
	}

	private static void addHead(Map<String, Set<String>> heads, String noun, Term term) {
		Inflections.of(noun).forEach((form) -> heads.computeIfAbsent(form, (_) -> new HashSet<>()).add(term.label()));
	}

	private static Pattern pattern(String term, boolean cased) {
		String words = SPACE.splitAsStream(term).map(Inflections::pattern).collect(Collectors.joining("\\s+"));
		return Pattern.compile("(?%s:%s)(?![\\p{L}\\p{N}])".formatted(cased ? "" : "iu", words));
	}

	/** What is written in capitals means nothing in other letters. */
	private static boolean isAbbreviation(String term) {
		return !term.contains(" ") && term.chars().filter(Character::isUpperCase).count() > 1;
	}

	/**
	 * What was found in a text.
	 *
	 * @param all matches in their order
	 * @param outermost those of them that are not within longer ones
	 */
	private record Found(List<TermMatch> all, List<TermMatch> outermost) {

		static Found of(List<TermMatch> all) {
			Set<TermMatch> contained = contained(all);
			return new Found(List.copyOf(all), all.stream().filter((one) -> !contained.contains(one)).toList());
		}

		/**
		 * By their starts, the longest first: a match is within another one only if it is
		 * within the one that reaches farthest.
		 */
		private static Set<TermMatch> contained(List<TermMatch> all) {
			Set<TermMatch> contained = new HashSet<>();
			TermMatch farthest = new TermMatch(UNNAMED, 0, 0);
			for (TermMatch one : all.stream().sorted(BY_PLACE).toList()) {
				if (farthest.contains(one)) {
					contained.add(one);
				}
				farthest = (one.end() > farthest.end()) ? one : farthest;
			}
			return contained;
		}

	}

	/**
	 * A term of spaced words.
	 *
	 * @param label that it stands for
	 * @param pattern of its words from the beginning
	 */
	private record Term(String label, Pattern pattern) {

		/** Who works for others: "contract sterilizers" are no devices. */
		private static final List<String> FOR_OTHERS = List.of("contract ", "commercial ");

		private static boolean isTrade(String text, int start) {
			return FOR_OTHERS.stream()
				.anyMatch((word) -> text.regionMatches(true, start - word.length(), word, 0, word.length()));
		}

		Optional<TermMatch> match(String text, int start) {
			Matcher matcher = this.pattern.matcher(text).region(start, text.length());
			return (!isTrade(text, start) && matcher.lookingAt())
					? Optional.of(new TermMatch(this.label, start, matcher.end())) : Optional.empty();
		}

	}

}
