package io.regwatch.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Chooses the lexicon of a text by its function words, and by the words of the phrases of
 * the lexicons.
 */
final class Language {

	private static final List<Lexicon> ALL = Lexicon.ALL;

	private static final Map<String, int[]> WEIGHTS = weights();

	private static final int FUNCTION_WORD = 2;

	/** How much likelier than that of the whole text the language of a part must be. */
	private static final int ENOUGH = 3;

	private static final int SAMPLE = 20_000;

	private final int[] counts = new int[ALL.size()];

	private int counted;

	/** Counts the words of a part of the text. */
	void add(Tokens tokens) {
		for (int i = 0; i < tokens.size() && this.counted < SAMPLE; i++, this.counted++) {
			count(tokens.form(i), this.counts);
		}
	}

	/** The lexicon of a part: that of the text if the part is too short to judge. */
	Lexicon of(Tokens part) {
		int[] own = new int[this.counts.length];
		for (int i = 0; i < part.size(); i++) {
			count(part.form(i), own);
		}
		int text = best(this.counts);
		int best = best(own);
		return ALL.get((own[best] >= own[text] + ENOUGH) ? best : text);
	}

	private static void count(String form, int[] counts) {
		int[] weights = WEIGHTS.get(form);
		if (weights != null) {
			for (int i = 0; i < counts.length; i++) {
				counts[i] += weights[i];
			}
		}
	}

	/** English if nothing else is likelier. */
	private static int best(int[] counts) {
		int best = 0;
		for (int i = 1; i < counts.length; i++) {
			best = (counts[i] > counts[best] + ((best == 0 && counts[0] > 0) ? 2 : 0)) ? i : best;
		}
		return best;
	}

	private static Map<String, int[]> weights() {
		Map<String, int[]> weights = new HashMap<>();
		for (int i = 0; i < ALL.size(); i++) {
			int language = i;
			ALL.get(i).functionWords().forEach((word) -> add(weights, word, language, FUNCTION_WORD));
			ALL.get(i).phrases().words().forEach((word) -> add(weights, word, language, 1));
		}
		return weights;
	}

	private static void add(Map<String, int[]> weights, String word, int language, int weight) {
		weights.computeIfAbsent(word, (_) -> new int[ALL.size()])[language] += weight;
	}

}
