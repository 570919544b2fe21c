package io.regwatch.ingest.extract.office.sheet;

import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.apache.poi.ss.usermodel.DateUtil;
import org.jspecify.annotations.Nullable;

/**
 * Formats of cells without what only decorates a value: dates as in ISO 8601, numbers
 * without signs between thousands, zeros at the end and signs of accounting. Another
 * decoration is no other value, and programs show some as the language of their reader
 * has them.
 */
final class PlainFormat {

	/** Quoted and escaped characters, blanks, conditions, digits, letters, and others. */
	private static final Pattern TOKEN = Pattern.compile(
			"\"[^\"]*\"|\\\\.|[_*].|\\[[^\\]]*]|[,.]*[#0?][#0?,.]*|(?i:am/pm|a/p)|([a-zA-Z])\\1*|.", Pattern.DOTALL);

	private static final Pattern SECTION = Pattern.compile("(?:\"[^\"]*\"|\\\\.|[^;\"\\\\])+");

	private static final Pattern DIGITS = Pattern.compile("([#0?](?:[#0?,]*[#0?])?)(,*)(?:\\.([#0?]*)(,*))?");

	/** Blanks as wide as a character, characters that fill a cell, and colours. */
	private static final Pattern DECORATION = Pattern
		.compile("(?is)[_*].|\\[(?:black|blue|cyan|green|magenta|red|white|yellow|color\\s?\\d+)]");

	private static final Pattern CURRENCY = Pattern.compile("\\[\\$([^\\]-]*)(?:-[^\\]]*)?]");

	/** Fractions, powers and texts. */
	private static final String OTHERS = "/Ee@";

	private PlainFormat() {
	}

	/**
	 * Returns the plain form of a format.
	 * @param number of the format
	 * @param code of the format
	 * @return the same code if nothing in it is decoration
	 */
	static String of(int number, String code) {
		List<String> sections = SECTION.matcher(code).results().map(MatchResult::group).toList();
		if (sections.isEmpty() || sections.stream().skip(1).anyMatch(PlainFormat::isWorded)) {
			return code;
		}
		List<String> tokens = tokens(sections.getFirst());
		return DateUtil.isADateFormat(number, code) ? PlainDate.of(tokens).orElse(code)
				: isNumber(tokens) ? tokens.stream().map(PlainFormat::plain).collect(Collectors.joining()) : code;
	}

	private static List<String> tokens(String section) {
		return TOKEN.matcher(section)
			.results()
			.map(MatchResult::group)
			.filter((token) -> !DECORATION.matcher(token).matches())
			.toList();
	}

	/** Whether a section for some numbers says more than other ones. */
	private static boolean isWorded(String section) {
		return !section.contains("@") && tokens(section).stream()
			.anyMatch((token) -> (token.startsWith("[") && !CURRENCY.matcher(token).matches())
					|| (!token.startsWith("[") && token.chars().anyMatch(Character::isLetter)));
	}

	private static boolean isNumber(List<String> tokens) {
		return tokens.stream().filter((token) -> DIGITS.matcher(token).matches()).count() == 1 && tokens.stream()
			.noneMatch(
					(token) -> OTHERS.contains(token) || (token.startsWith("[") && !CURRENCY.matcher(token).matches()));
	}

	private static String plain(String token) {
		return CURRENCY.matcher(DIGITS.matcher(token).matches() ? digits(token) : token)
			.replaceAll((currency) -> currency.group(1).isEmpty() ? ""
					: Matcher.quoteReplacement("\"" + currency.group(1) + "\""));
	}

	private static String digits(String token) {
		return DIGITS.matcher(token)
			.replaceAll((digits) -> digits.group(1).replace(",", "") + decimals(digits.group(3)) + digits.group(2)
					+ Objects.requireNonNullElse(digits.group(4), ""));
	}

	private static String decimals(@Nullable String places) {
		return (places == null || places.isEmpty()) ? "" : "." + "#".repeat(places.length());
	}

}
