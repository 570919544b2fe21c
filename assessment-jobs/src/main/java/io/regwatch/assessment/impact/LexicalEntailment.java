package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.Terms;
import io.regwatch.reading.ReadSentence;

/**
 * Checks by words whether a statement follows from a quote: its numbers stand there, it
 * denies only what the quote denies, an exclusion remains one, it names no internet
 * address of its own, and a part of its words stands in the quote. A quote in another
 * language than English is compared by numbers, addresses and exclusions only.
 */
final class LexicalEntailment {

	private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\d])\\d+");

	private static final Pattern ADDRESS = WordPattern.of("\\b[a-z0-9-]{2,}(\\.[a-z0-9-]{2,})*\\.[a-z]{2,24}\\b|@");

	private static final Pattern DENIAL = WordPattern
		.of("\\b(not|no|never|none|nothing|neither|nor|without|cannot|unless|only|exempt\\w*|exclud\\w*|except\\w*|prohibit\\w*|non|nicht|kein\\w*|ohne|pas|ne|sans|aucune?|sin|não|sem|senza"
				+ "|ausgenommen|exclus\\w*|exent\\w*|esclus\\w*)\\b");

	private static final Pattern NOTHING = WordPattern
		.of("\\b(nothing|no (action|duty|obligation|change|need|requirement)s?|not (needed|required|necessary|affected)|does not (apply|concern|affect)|no longer (applies|required)|exempt\\w*|exclud\\w*)\\b");

	private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");

	/** Letters by which two forms of a word are the same. */
	private static final int STEM = 5;

	/** Words of which so many stand in the quote. */
	private static final double SHARE = 0.25;

	/** What may be said of every document and every company. */
	private static final Terms GENERIC = Terms.of("text", "document", "update", "guidance", "rule", "regulation",
			"standard", "notice", "says", "states", "applies", "apply", "company", "manufacturer", "maker", "device",
			"product", "your", "their", "this", "that", "these", "must", "shall", "should", "have", "with", "from",
			"review", "check", "assess", "plan", "ensure", "requirement", "concern", "about", "which", "when", "will",
			"makes", "made", "what", "other", "also", "there", "them", "they", "into", "such", "each");

	private LexicalEntailment() {
	}

	static boolean holds(String statement, String quote) {
		return numbers(quote).containsAll(numbers(statement)) && !hasOtherAddress(statement, quote)
				&& !isReversed(statement, quote) && (!isEnglish(quote) || isSaid(statement, quote));
	}

	/** An exclusion of which a duty is made, or a denied exclusion that excludes. */
	private static boolean isReversed(String statement, String quote) {
		List<ReadSentence> read = DutyExtractor.read(quote);
		boolean excludes = read.stream().anyMatch(ReadSentence::excludes);
		boolean includes = read.stream().anyMatch(ReadSentence::includes);
		boolean denies = DENIAL.matcher(statement).find();
		return (excludes && !includes && !denies) || (includes && !excludes && NOTHING.matcher(statement).find());
	}

	private static boolean isSaid(String statement, String quote) {
		boolean invented = NOTHING.matcher(statement).find() && !DENIAL.matcher(quote).find();
		Set<String> said = stems(statement);
		Set<String> shown = stems(quote);
		long shared = said.stream().filter(shown::contains).count();
		return !invented && shared >= SHARE * said.size();
	}

	private static boolean isEnglish(String quote) {
		return DutyExtractor.read(quote).stream().allMatch((sentence) -> sentence.language().equals("en"));
	}

	private static Set<String> stems(String text) {
		return WORD.matcher(text.toLowerCase(Locale.ROOT))
			.results()
			.map(MatchResult::group)
			.filter((word) -> !GENERIC.standIn(word))
			.map((word) -> word.substring(0, Math.min(STEM, word.length())))
			.collect(Collectors.toUnmodifiableSet());
	}

	private static boolean hasOtherAddress(String statement, String quote) {
		String lower = quote.toLowerCase(Locale.ROOT);
		return ADDRESS.matcher(statement)
			.results()
			.anyMatch((address) -> !lower.contains(address.group().toLowerCase(Locale.ROOT)));
	}

	private static Set<String> numbers(String text) {
		return NUMBER.matcher(text)
			.results()
			.map((found) -> found.group().replaceFirst("^0+(?=\\d)", ""))
			.collect(Collectors.toUnmodifiableSet());
	}

}
