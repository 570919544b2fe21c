package io.regwatch.ingest.update;

import java.text.Normalizer;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Fractions that Unicode has a character for, however they are written: as that
 * character, with a slash, or with raised and lowered digits.
 */
final class Fractions {

	private static final String SLASH = "[/\u2044\u2215]";

	private static final Pattern WRITTEN = Pattern
		.compile("(?<![\\d/\u2044.,])[1-9]" + SLASH + "(?:[2-9]|10)(?![\\d/\u2044])"
				+ "|[\u00B9\u00B2\u00B3\u2074-\u2079]" + SLASH + "(?:[\u2082-\u2089]|\u2081\u2080)(?![\u2080-\u2089])");

	/** By what the compatibility decomposition (NFKC) makes of them. */
	private static final Map<String, String> CHARACTERS = IntStream
		.concat(IntStream.rangeClosed(0xBC, 0xBE), IntStream.rangeClosed(0x2150, 0x215E))
		.mapToObj(Character::toString)
		.collect(Collectors.toMap(Fractions::digits, (character) -> character));

	private Fractions() {
	}

	/** Five and a half is not fifty-one halves. */
	static String fold(CharSequence text) {
		return WRITTEN.matcher(text)
			.replaceAll((found) -> CHARACTERS.getOrDefault(digits(found.group()), found.group()));
	}

	private static String digits(String fraction) {
		return Normalizer.normalize(fraction, Normalizer.Form.NFKC).replace('\u2044', '/').replace('\u2215', '/');
	}

}
