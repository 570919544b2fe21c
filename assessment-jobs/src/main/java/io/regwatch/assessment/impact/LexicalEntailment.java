package io.regwatch.assessment.impact;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks by words whether a statement follows from a quote: its numbers stand there, a
 * duty is not made of a denial or a denial of a duty, and it names no internet address of
 * its own. Other words are free, for a statement may be in another language.
 */
final class LexicalEntailment {

	private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\d])\\d+");

	private static final Pattern ADDRESS = Pattern
		.compile("(?i)\\b[a-z0-9-]{2,}(\\.[a-z0-9-]{2,})*\\.[a-z]{2,24}\\b|@");

	private static final Pattern DENIAL = Pattern.compile(
			"\\b(not|no|never|none|neither|nor|without|cannot|exempt\\w*|exclud\\w*|except\\w*|non|nicht|kein\\w*|ohne|pas|ne|sans|aucune?|no|sin|não|sem|senza|"
					+ "ausgenommen|exclus\\w*|exent\\w*|esclus\\w*)\\b",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	private static final Pattern NOTHING = Pattern.compile(
			"\\b(nothing|no (action|duty|obligation|change|need|requirement)s?|not (needed|required|necessary|affected)|does not (apply|concern|affect)|no longer (applies|required))\\b",
			Pattern.CASE_INSENSITIVE);

	private static final Pattern LETTERS = Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]");

	private LexicalEntailment() {
	}

	static boolean holds(String statement, String quote) {
		return numbers(quote).containsAll(numbers(statement)) && !hasOtherAddress(statement, quote)
				&& !isInventedDenial(statement, quote);
	}

	private static boolean isInventedDenial(String statement, String quote) {
		return NOTHING.matcher(statement).find() && !LETTERS.matcher(quote).find() && !DENIAL.matcher(quote).find();
	}

	private static boolean hasOtherAddress(String statement, String quote) {
		Matcher addresses = ADDRESS.matcher(statement);
		while (addresses.find()) {
			if (!quote.toLowerCase(Locale.ROOT).contains(addresses.group().toLowerCase(Locale.ROOT))) {
				return true;
			}
		}
		return false;
	}

	private static Set<String> numbers(String text) {
		Set<String> numbers = new HashSet<>();
		Matcher found = NUMBER.matcher(text);
		while (found.find()) {
			numbers.add(found.group().replaceFirst("^0+(?=\\d)", ""));
		}
		return numbers;
	}

}
