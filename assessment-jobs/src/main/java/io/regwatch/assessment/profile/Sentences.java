package io.regwatch.assessment.profile;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Takes texts apart. */
final class Sentences {

	private Sentences() {
	}

	/** The sentences of a text, as they stand there. */
	static List<String> of(String text) {
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
