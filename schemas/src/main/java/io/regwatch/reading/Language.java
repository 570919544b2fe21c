package io.regwatch.reading;

import java.util.Arrays;
import java.util.List;

/** Chooses the lexicon of a text by its function words. */
final class Language {

	private static final int ENOUGH = 2;

	private static final int SAMPLE = 4000;

	private final int[] counts = new int[Lexicon.ALL.size()];

	/** Counts the words of a part of the text. */
	void add(Tokens tokens) {
		for (int i = 0; i < tokens.size() && Arrays.stream(this.counts).max().orElse(0) < SAMPLE; i++) {
			count(tokens, i, this.counts);
		}
	}

	/** English if nothing else is likelier. */
	Lexicon ofText() {
		return Lexicon.ALL.get(best(this.counts));
	}

	/** The lexicon of a part: that of the text if the part is too short to judge. */
	Lexicon of(Tokens part) {
		int[] own = new int[this.counts.length];
		for (int i = 0; i < part.size(); i++) {
			count(part, i, own);
		}
		int text = best(this.counts);
		int best = best(own);
		return Lexicon.ALL.get((own[best] >= own[text] + ENOUGH) ? best : text);
	}

	private static void count(Tokens tokens, int token, int[] counts) {
		List<Lexicon> all = Lexicon.ALL;
		for (int i = 0; i < all.size(); i++) {
			counts[i] += all.get(i).isFunctionWord(tokens.form(token)) ? 1 : 0;
		}
	}

	private static int best(int[] counts) {
		int best = 0;
		for (int i = 1; i < counts.length; i++) {
			best = (counts[i] > counts[best]) ? i : best;
		}
		return best;
	}

}
