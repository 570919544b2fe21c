package io.regwatch.reading;

import java.util.Set;

import static io.regwatch.reading.SentenceClass.EXCLUSION;
import static io.regwatch.reading.SentenceClass.EXEMPTION;
import static io.regwatch.reading.SentenceClass.NEGATED_EXCLUSION;
import static io.regwatch.reading.SentenceClass.NEGATED_EXEMPTION;
import static io.regwatch.reading.SentenceClass.SCOPE;

/** Recognises headings, definitions and recitals by their form. */
final class SentenceClasses {

	private static final int LONGEST_TERM = 8;

	/** Tokens of "(7)". */
	private static final int RECITAL_NUMBER = 3;

	private SentenceClasses() {
	}

	/** What a heading says of scope; nothing if it names both scope and exceptions. */
	static Set<SentenceClass> ofHeading(Marked words) {
		boolean exemption = words.has(Cue.EXEMPTION_NOUN);
		boolean exclusion = words.has(Cue.EXCLUSION_NOUN);
		if (words.has(Cue.SCOPE_NOUN)) {
			boolean affected = !words.has(Cue.NEGATOR);
			return (exemption || exclusion) ? Set.of() : Set.of(affected ? SCOPE : EXCLUSION);
		}
		boolean denied = words.has(Cue.QUANTIFIER);
		if (exemption) {
			return Set.of(denied ? NEGATED_EXEMPTION : EXEMPTION);
		}
		return !exclusion ? Set.of() : Set.of(denied ? NEGATED_EXCLUSION : EXCLUSION);
	}

	/** "means", or a quoted term at the beginning that "is a". */
	static boolean isDefinition(Marked words) {
		if (words.hits(Cue.DEFINITION)
			.stream()
			.anyMatch((hit) -> !words.is(hit.from(), Cue.NEGATOR) && !words.is(hit.from() - 2, Cue.DUTY))) {
			return true;
		}
		if (ColonDefinition.isIn(words)) {
			return true;
		}
		for (int i = words.from() + 2; i < words.to(); i++) {
			if (isQuote(words, i) && words.is(i - 1, Cue.BRIDGE) && words.is(i - 2, Cue.BE)) {
				return true;
			}
		}
		int quote = words.from()
				+ (words.is(words.from(), Cue.ARTICLE) || words.form(words.from()).equals("als") ? 1 : 0);
		if (!isQuote(words, quote)) {
			return false;
		}
		int end = quote + 1;
		while (end < quote + LONGEST_TERM && !isQuote(words, end)) {
			end++;
		}
		return (words.is(end + 1, Cue.BE) && words.is(end + 2, Cue.ARTICLE)) || words.form(end + 1).equals("includes")
				|| words.form(end + 1).equals("gilt");
	}

	/**
	 * "Whereas" begins it, or it is a numbered one below "whereas".
	 * @param amongRecitals whether it stands below "whereas"
	 */
	static boolean isRecital(Marked words, boolean amongRecitals) {
		boolean numbered = words.form(words.from()).equals("(");
		return words.anyIn(words.from(), words.from() + (numbered ? RECITAL_NUMBER + 1 : 2), Cue.RECITAL)
				|| (numbered && ((amongRecitals && words.tokens().isNumber(words.from() + 1)) || hasReason(words))
						&& words.form(words.from() + RECITAL_NUMBER - 1).equals(")"));
	}

	/** "(7) Experience has shown that it should be revised": not a numbered duty. */
	private static boolean hasReason(Marked words) {
		return words.tokens().isNumber(words.from() + 1) && words.has(Cue.RECITAL_MARK) && !words.has(Cue.DUTY);
	}

	private static boolean isQuote(Marked words, int token) {
		return !words.form(token).isEmpty() && "“”„\"«»".contains(words.form(token));
	}

}
