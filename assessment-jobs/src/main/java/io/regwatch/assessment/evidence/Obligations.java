package io.regwatch.assessment.evidence;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Sentences that oblige somebody, by the words that do so. */
public final class Obligations {

	/** English first, then others in which authorities write. */
	private static final Pattern MUST = Pattern.compile(
			"\\b(shall|must|is required to|are required to|has to|have to|is obliged to|are obliged to|may not|no later than)\\b"
					+ "|\\b(müssen|muss|dürfen nicht|darf nicht|verpflichtet|spätestens)\\b"
					+ "|\\b(doit|doivent|est tenue?|sont tenue?s|obligatoires?|au plus tard)\\b"
					+ "|\\b(deberán?|deben?|obligad[oa]s?|a más tardar|devem?|deverá|deverão|obrigatóri[oa]s?|devono|è tenut[oa])\\b"
					+ "|\\b(moet|moeten|dient te|ska|skall|måste|musi|muszą|należy)\\b"
					+ "|なければならない|なければなりません|ものとする|应当|必须|不得|하여야|해야",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);

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
		if (!MUST.matcher(text).find()) {
			return List.of();
		}
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
