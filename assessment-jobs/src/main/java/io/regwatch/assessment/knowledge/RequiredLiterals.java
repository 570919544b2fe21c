package io.regwatch.assessment.knowledge;

import java.util.Collection;
import java.util.stream.Stream;

/**
 * Literals of which every match of a regular expression contains at least one. A text
 * without any of them need not be tried: Russ Cox, "Regular Expression Matching with a
 * Trigram Index" (2012). Their first two letters are looked up at each place of a text.
 */
final class RequiredLiterals {

	private static final int SLOTS = 1 << 12;

	private final boolean unknown;

	/** The literals by the hash of their first letters. */
	private final String[][] slots = new String[SLOTS][];

	private RequiredLiterals(Collection<String> literals) {
		this.unknown = literals.isEmpty();
		literals.forEach((one) -> {
			int slot = hash(one.charAt(0), one.charAt(1));
			Stream<String> others = Stream.ofNullable(this.slots[slot]).flatMap(Stream::of);
			this.slots[slot] = Stream.concat(others, Stream.of(one)).toArray(String[]::new);
		});
	}

	/**
	 * Those of a regular expression that ignores case.
	 * @param expression its text
	 * @return without literals if none is known to be required
	 */
	static RequiredLiterals of(String expression) {
		return new RequiredLiterals(RequiredSyntax.literals(expression));
	}

	/**
	 * Whether a text may have a match.
	 * @param text any
	 * @return {@code false} only if it has none
	 */
	boolean mayBeIn(CharSequence text) {
		if (this.unknown) {
			return true;
		}
		char first = 0;
		for (int place = 0; place < text.length(); place++) {
			char second = fold(text.charAt(place));
			String[] literals = this.slots[hash(first, second)];
			if (literals != null && standAt(literals, text, place - 1)) {
				return true;
			}
			first = second;
		}
		return false;
	}

	private static boolean standAt(String[] literals, CharSequence text, int start) {
		for (String literal : literals) {
			if (standsAt(literal, text, start)) {
				return true;
			}
		}
		return false;
	}

	/** The last letter tells most texts apart whose first letters are the same. */
	private static boolean standsAt(String literal, CharSequence text, int start) {
		int last = literal.length() - 1;
		if (start < 0 || start + last >= text.length() || fold(text.charAt(start + last)) != literal.charAt(last)) {
			return false;
		}
		for (int letter = 0; letter < last; letter++) {
			if (fold(text.charAt(start + letter)) != literal.charAt(letter)) {
				return false;
			}
		}
		return true;
	}

	private static int hash(char first, char second) {
		return (first * 61 + second) & (SLOTS - 1);
	}

	/** Letters that a pattern takes for the same in Unicode's simple case folding. */
	static char fold(char letter) {
		if (letter < 128) {
			return (letter >= 'A' && letter <= 'Z') ? (char) (letter + ('a' - 'A')) : letter;
		}
		return Character.toLowerCase(Character.toUpperCase(letter));
	}

}
