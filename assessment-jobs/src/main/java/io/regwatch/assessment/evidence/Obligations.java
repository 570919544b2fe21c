package io.regwatch.assessment.evidence;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Sentences that oblige somebody, by the words that do so. */
public final class Obligations {

	private static final Pattern MUST = Pattern.compile(
			"\\b(shall|must|is required to|are required to|has to|have to|is obliged to|may not|no later than)\\b",
			Pattern.CASE_INSENSITIVE);

	private static final int LONGEST = 400;

	private Obligations() {
	}

	/**
	 * The obliging sentences of a text, as they stand there; those that only lead to a
	 * list say nothing alone.
	 * @param text of a block
	 * @return in their order
	 */
	public static List<String> of(String text) {
		return sentences(text).stream()
			.filter((sentence) -> sentence.length() <= LONGEST && !sentence.endsWith(":")
					&& MUST.matcher(sentence).find())
			.toList();
	}

	/**
	 * The first sentence, as it stands there.
	 * @param text of a block
	 * @return possibly empty
	 */
	public static String first(String text) {
		List<String> sentences = sentences(text);
		return sentences.isEmpty() ? "" : sentences.getFirst();
	}

	static List<String> sentences(String text) {
		BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
		breaks.setText(text);
		List<String> sentences = new ArrayList<>();
		int start = breaks.first();
		for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
			sentences.add(text.substring(start, end).strip());
			start = end;
		}
		return sentences;
	}

}
