package io.regwatch.assessment.translation;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.schema.text.BoundedPattern;

/**
 * What a translation must have in common with its original: all numbers and no others,
 * identifiers, the months of dates, about the same length, and no markup.
 *
 * @param from languages that the original may be written in
 * @param into language of the translation
 */
record KeptFacts(List<Locale> from, Locale into) {

	private static final BoundedPattern NUMBER = BoundedPattern.compile("\\p{Nd}+");

	/** 2017/745, 14971:2019, 2026-05-26. */
	private static final BoundedPattern IDENTIFIER = BoundedPattern
		.compile("\\p{Alnum}*\\p{Nd}+(?:[/:-]\\p{Nd}+)+\\p{Alnum}*");

	/** A word beside a day or a year. */
	private static final BoundedPattern DATED = BoundedPattern
		.compile("\\p{Nd}\\.?\\s(?:de\\s)?(\\p{L}{3,15})|(\\p{L}{3,15})\\.?\\s(?:de\\s)?\\p{Nd}");

	/**
	 * A translation may be that many times as long, or as short; some scripts are dense.
	 */
	private static final int LONGER = 3;

	private static final int SHORTER = 8;

	private static final int SHORT = 40;

	boolean areIn(String original, String translation) {
		return !translation.isBlank() && PlainText.isPlain(translation) && isAsLong(original, translation)
				&& identifiers(original).allMatch(translation::contains) && hasNumbers(original, translation);
	}

	private static boolean isAsLong(String original, String translation) {
		return translation.length() <= original.length() * LONGER + SHORT
				&& translation.length() >= (original.length() - SHORT) / SHORTER;
	}

	private static Stream<String> identifiers(String text) {
		return IDENTIFIER.matcher(text).results().map((found) -> found.group()).toList().stream();
	}

	/** A month becomes a number in some languages; no other number may be added. */
	private boolean hasNumbers(String original, String translation) {
		Map<String, Integer> left = numbers(translation);
		numbers(original).forEach((number, count) -> left.merge(number, -count, Integer::sum));
		for (Month month : months(original)) {
			if (!isNamed(month, translation)) {
				return false;
			}
			if (NUMBER.find(month.getDisplayName(TextStyle.SHORT, this.into))) {
				left.merge(String.valueOf(month.getValue()), -1, Integer::sum);
			}
		}
		return left.values().stream().allMatch((count) -> count == 0);
	}

	private static Map<String, Integer> numbers(String text) {
		Map<String, Integer> numbers = new HashMap<>();
		Matcher number = NUMBER.matcher(text);
		while (number.find()) {
			String digits = number.group()
				.codePoints()
				.mapToObj((digit) -> String.valueOf(Character.digit(digit, 10)))
				.collect(Collectors.joining());
			numbers.merge(digits, 1, Integer::sum);
		}
		return numbers;
	}

	private Set<Month> months(String text) {
		List<String> words = DATED.matcher(text)
			.results()
			.map((found) -> (found.group(1) != null) ? found.group(1) : found.group(2))
			.toList();
		return Arrays.stream(Month.values())
			.filter((month) -> this.from.stream()
				.flatMap((locale) -> names(month, locale, TextStyle.FULL, TextStyle.FULL_STANDALONE))
				.anyMatch((name) -> words.stream().anyMatch(name::equalsIgnoreCase)))
			.collect(Collectors.toSet());
	}

	private boolean isNamed(Month month, String text) {
		String lower = text.toLowerCase(this.into);
		return names(month, this.into, TextStyle.FULL, TextStyle.FULL_STANDALONE, TextStyle.SHORT)
			.anyMatch((name) -> lower.contains(name.toLowerCase(this.into)));
	}

	private static Stream<String> names(Month month, Locale locale, TextStyle... styles) {
		return Arrays.stream(styles).map((style) -> month.getDisplayName(style, locale));
	}

}
