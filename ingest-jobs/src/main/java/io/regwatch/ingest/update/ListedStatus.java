package io.regwatch.ingest.update;

import io.regwatch.schema.text.StatusNotices;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A statement about the validity of a document in what a list says of it: some lists give
 * a status only as a part of the title, or as the heading above the row.
 *
 * @param quote the sentence or label with the statement
 * @param stated {@code false} if the list no longer says it
 */
public record ListedStatus(String quote, boolean stated) {

	/**
	 * Forms of one word, such as "archive" and "archived", begin with the same letters.
	 */
	private static final int STEM = 5;

	private static final int MAX_LABEL_WORDS = 3;

	private static final Pattern END_OF_SENTENCE = Pattern.compile("(?<=[.!?;\u3002])\\s+|\\R");

	private static final Pattern END_OF_LABEL = Pattern.compile("[\\[\\](){}:|\u2013\u2014]|\\s-\\s");

	/** Within a sentence these words say nothing of the document itself. */
	private static final Pattern LABEL = Pattern
		.compile("(?iu)(?<!\\p{L})(?:drafts?|archiv\\p{L}*|histori[cqs]\\p{L}*|closed"
				+ "|entw(?:u|\u00FC)rfe?|projets?|borrador(?:es)?|rascunhos?|bozz[ae]|projekt)(?!\\p{L})|\u8349\u6848");

	/**
	 * Finds a statement that a list makes now and did not make before, else one that it
	 * made before only.
	 * @param before title and description so far
	 * @param now title and description
	 * @return empty if both say the same of the validity
	 */
	public static Optional<ListedStatus> between(List<String> before, List<String> now) {
		if (before.equals(now)) {
			return Optional.empty();
		}
		Map<String, String> old = quotesByWord(before);
		Map<String, String> found = quotesByWord(now);
		return missing(found, old).map((quote) -> new ListedStatus(quote, true))
			.or(() -> missing(old, found).map((quote) -> new ListedStatus(quote, false)));
	}

	private static Optional<String> missing(Map<String, String> quotes, Map<String, String> from) {
		return quotes.entrySet()
			.stream()
			.filter((quote) -> !from.containsKey(quote.getKey()))
			.map(Map.Entry::getValue)
			.findFirst();
	}

	private static Map<String, String> quotesByWord(List<String> texts) {
		Map<String, String> quotes = new LinkedHashMap<>();
		texts.stream()
			.flatMap(END_OF_SENTENCE::splitAsStream)
			.forEach((sentence) -> words(sentence).forEach((word) -> quotes.putIfAbsent(stem(word), sentence.strip())));
		return quotes;
	}

	private static Stream<String> words(String sentence) {
		return Stream.concat(StatusNotices.words(sentence),
				END_OF_LABEL.splitAsStream(sentence)
					.filter((label) -> label.strip().split("\\s+", -1).length <= MAX_LABEL_WORDS)
					.flatMap((label) -> LABEL.matcher(label).results().map(MatchResult::group)));
	}

	private static String stem(String word) {
		return word.substring(0, Math.min(STEM, word.length())).toLowerCase(Locale.ROOT);
	}

}
