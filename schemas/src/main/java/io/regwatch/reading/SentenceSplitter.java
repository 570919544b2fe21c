package io.regwatch.reading;

import java.util.ArrayList;
import java.util.List;

/** Finds where sentences end: not after abbreviations, ordinals and parts of dates. */
final class SentenceSplitter {

	private static final int LAST_DAY = 31;

	/** In tokens: longer ones are cut, so that reading them takes linear time. */
	private static final int LONGEST = 400;

	private final Tokens tokens;

	private final Lexicon lexicon;

	private SentenceSplitter(Tokens tokens, Lexicon lexicon) {
		this.tokens = tokens;
		this.lexicon = lexicon;
	}

	/** Tokens after the last ones of the sentences. */
	static List<Integer> ends(Tokens tokens, Lexicon lexicon) {
		return new SentenceSplitter(tokens, lexicon).ends();
	}

	private List<Integer> ends() {
		List<Integer> ends = new ArrayList<>();
		int start = 0;
		for (int i = 0; i < this.tokens.size(); i++) {
			if (isTerminator(i)) {
				int end = endOfClosing(i + 1);
				if (end < this.tokens.size() && isEnd(start, i, end)) {
					ends.add(end);
					start = end;
				}
				i = end - 1;
			}
			if (i + 1 - start >= LONGEST) {
				start = i + 1;
				ends.add(start);
			}
		}
		if (start < this.tokens.size()) {
			ends.add(this.tokens.size());
		}
		return ends;
	}

	private boolean isTerminator(int token) {
		return switch (this.tokens.form(token)) {
			case ".", "!", "?", "。" -> true;
			default -> false;
		};
	}

	/** Quotation marks and brackets that close belong to the sentence. */
	private int endOfClosing(int token) {
		int end = token;
		while (end < this.tokens.size() && !this.tokens.isSpaceAfter(end - 1)
				&& "”’»\"')]“.?!".contains(this.tokens.form(end))) {
			end++;
		}
		return end;
	}

	private boolean isEnd(int start, int point, int next) {
		if (this.tokens.form(point).equals("。")) {
			return true;
		}
		if (!this.tokens.isSpaceAfter(next - 1) || !beginsSentence(next)) {
			return false;
		}
		return !this.tokens.form(point).equals(".") || point + 1 < next || !isInside(start, point, next);
	}

	/** Whether a point belongs to the word before it and the sentence goes on. */
	private boolean isInside(int start, int point, int next) {
		int before = point - 1;
		if (before < start) {
			return true;
		}
		String word = this.tokens.form(before);
		if (this.lexicon.month(word) > 0 && this.tokens.isNumber(next)) {
			return true;
		}
		if (this.tokens.isNumber(before)) {
			return before == start || isOrdinal(before, next);
		}
		boolean letter = this.tokens.isWord(before) && this.tokens.end(before) - this.tokens.start(before) == 1;
		return (letter && !isDotted(before)) || (before == start && letter)
				|| this.lexicon.isAbbreviation(word, this.tokens.isNumber(next) || isRoman(next));
	}

	/** "The U.S. The" may end a sentence, "J. Smith" does not. */
	private boolean isDotted(int letter) {
		return this.tokens.form(letter - 1).equals(".") && !this.tokens.isSpaceAfter(letter - 1)
				&& this.lexicon.isFunctionWord(this.tokens.form(letter + 2)) && this.tokens.isCapital(letter + 2);
	}

	private boolean isOrdinal(int number, int next) {
		int value = this.tokens.number(number);
		return value > 0 && value <= LAST_DAY && this.lexicon.month(this.tokens.form(next)) > 0;
	}

	private boolean isRoman(int token) {
		return this.tokens.isCapital(token) && this.tokens.form(token).chars().allMatch((c) -> "ivxlc".indexOf(c) >= 0);
	}

	private boolean beginsSentence(int token) {
		int first = token;
		while (first < this.tokens.size() && "“”„«»\"'‘([•–—-¿¡".contains(this.tokens.form(first))) {
			first++;
		}
		return first >= this.tokens.size() || !this.tokens.isWord(first) || isUpper(first)
				|| (first > token && isEnumerator(first));
	}

	private boolean isUpper(int token) {
		return !Character.isLowerCase(this.tokens.text().codePointAt(this.tokens.start(token)));
	}

	/** "(a)" */
	private boolean isEnumerator(int token) {
		return this.tokens.form(token + 1).equals(")");
	}

}
