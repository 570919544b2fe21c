package io.regwatch.assessment.impact;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.ReadSentence;

/**
 * Checks by words whether a statement follows from a quote: its numbers stand there, it
 * denies only what the quote denies, an exclusion remains one, it names no internet
 * address of its own, and a part of its words stands in the quote. A quote in another
 * language than English is compared by numbers, addresses and exclusions only. Words of
 * the profile need no quote.
 *
 * @param knownWords stems of the words of the profile
 * @param knownNumbers numbers in the names of products
 */
record LexicalEntailment(Set<String> knownWords, Set<String> knownNumbers) {

	private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\d])\\d+");

	private static final Pattern YEAR = Pattern.compile("(19|20)\\d\\d");

	private static final WordPattern ADDRESS = WordPattern.of("\\b[a-z0-9-]{2,}(\\.[a-z0-9-]{2,})*\\.[a-z]{2,24}\\b|@");

	/** Words of which so many stand in the quote. */
	private static final double SHARE = 0.25;

	static LexicalEntailment of(Company company) {
		return new LexicalEntailment(WordStems.of(company.words()), numbers(company.productNames()));
	}

	/**
	 * Whether a statement follows.
	 * @param quote words of a text
	 * @param context headings and lead-ins that they are read with
	 */
	boolean holds(String statement, String quote, List<String> context) {
		String words = String.join("\n", context) + "\n" + quote;
		Set<String> numbers = numbers(List.of(statement));
		Set<String> shown = numbers(List.of(words));
		return numbers.stream().allMatch((one) -> shown.contains(one) || this.knownNumbers.contains(one))
				&& !hasOtherAddress(statement, quote) && !ReversedStatement.is(statement, quote)
				&& (!isEnglish(quote) || (!ReversedStatement.isInvented(statement, words)
						&& (isSaid(statement, words) || numbers.stream().anyMatch(YEAR.asMatchPredicate()))));
	}

	private boolean isSaid(String statement, String words) {
		Set<String> shown = WordStems.of(List.of(words));
		List<String> said = WordStems.of(List.of(statement))
			.stream()
			.filter((one) -> shown.contains(one) || !this.knownWords.contains(one))
			.toList();
		long shared = said.stream().filter(shown::contains).count();
		return shared >= SHARE * said.size() || (shared > 0 && ReversedStatement.isQuestion(statement));
	}

	private static boolean isEnglish(String quote) {
		return Obligations.read(quote)
			.stream()
			.map(ReadSentence::language)
			.allMatch((language) -> language.equals("en"));
	}

	private static boolean hasOtherAddress(String statement, String quote) {
		String lower = quote.toLowerCase(Locale.ROOT);
		return ADDRESS.matcher(statement)
			.results()
			.anyMatch((address) -> !lower.contains(address.group().toLowerCase(Locale.ROOT)));
	}

	private static Set<String> numbers(Collection<String> texts) {
		return texts.stream()
			.flatMap((text) -> NUMBER.matcher(text).results())
			.map((found) -> found.group().replaceFirst("^0+(?=\\d)", ""))
			.collect(Collectors.toUnmodifiableSet());
	}

}
