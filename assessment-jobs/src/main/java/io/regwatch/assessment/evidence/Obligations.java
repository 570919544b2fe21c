package io.regwatch.assessment.evidence;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import io.regwatch.assessment.vocabulary.Terms;

/** Sentences that oblige somebody, by the words that do so. */
public final class Obligations {

	/** English first, then others in which authorities write. */
	private static final Terms MUST = Terms.of("shall", "must", "is required to", "are required to", "has to",
			"have to", "is obliged to", "are obliged to", "may not", "no later than", "müssen", "muss", "dürfen nicht",
			"darf nicht", "verpflichtet", "spätestens", "doit", "doivent", "est tenu", "est tenue", "sont tenus",
			"sont tenues", "obligatoire", "au plus tard", "deberá", "deberán", "debe", "deben", "obligado", "obligada",
			"a más tardar", "deve", "devem", "deverá", "deverão", "obrigatório", "obrigatória", "devono", "è tenuto",
			"è tenuta", "moet", "moeten", "dient te", "ska", "skall", "måste", "musi", "muszą", "należy", "なければならない",
			"なければなりません", "ものとする", "应当", "必须", "不得", "하여야", "해야");

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
		if (!MUST.standIn(text)) {
			return List.of();
		}
		return sentences(text).stream()
			.filter((sentence) -> sentence.length() <= LONGEST && !sentence.endsWith(":") && MUST.standIn(sentence))
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

	/**
	 * The sentences of a text, as they stand there.
	 * @param text of a block
	 * @return in their order
	 */
	public static List<String> sentences(String text) {
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
