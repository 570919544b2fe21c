package io.regwatch.ingest.extract.text;

import java.text.Normalizer;
import java.util.Map;
import java.util.TreeMap;

/** How often each letter is in a text, whatever is between them. */
public final class Letters {

	private Letters() {
	}

	/**
	 * Counts letters as they are after cleaning.
	 * @param text of any kind
	 * @return counts by letter, without marks
	 */
	public static Map<Integer, Integer> of(CharSequence text) {
		Map<Integer, Integer> counts = new TreeMap<>();
		Normalizer.normalize(TextNormalizer.clean(text), Normalizer.Form.NFD)
			.codePoints()
			.filter(Character::isLetter)
			.forEach((letter) -> counts.merge(letter, 1, Integer::sum));
		return counts;
	}

}
