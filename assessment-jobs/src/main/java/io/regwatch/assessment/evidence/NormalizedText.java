package io.regwatch.assessment.evidence;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A text in which it does not matter how letters and spaces are encoded, with the places
 * where each of its characters stood.
 */
final class NormalizedText {

	private final StringBuilder folded = new StringBuilder();

	private final List<Span> places = new ArrayList<>();

	NormalizedText(String text) {
		int start = 0;
		while (start < text.length()) {
			int end = endOfLetter(text, start);
			add(fold(text.substring(start, end)), new Span(start, end));
			start = end;
		}
	}

	/** Where other words stand in this text; empty if they do not. */
	Optional<Span> find(String words) {
		String wanted = new NormalizedText(words).folded.toString().strip();
		int place = wanted.isEmpty() ? -1 : this.folded.indexOf(wanted);
		return (place < 0) ? Optional.empty() : Optional
			.of(new Span(this.places.get(place).start(), this.places.get(place + wanted.length() - 1).end()));
	}

	private void add(String letters, Span place) {
		for (int i = 0; i < letters.length(); i++) {
			char letter = letters.charAt(i);
			boolean space = letter == ' ';
			if (!space || (!this.folded.isEmpty() && this.folded.charAt(this.folded.length() - 1) != ' ')) {
				this.folded.append(letter);
				this.places.add(place);
			}
		}
	}

	/** A letter with the marks that stand on it. */
	private static int endOfLetter(String text, int start) {
		int end = start + Character.charCount(text.codePointAt(start));
		while (end < text.length() && Character.getType(text.codePointAt(end)) == Character.NON_SPACING_MARK) {
			end += Character.charCount(text.codePointAt(end));
		}
		return end;
	}

	private static String fold(String letter) {
		int code = letter.codePointAt(0);
		if (Character.isWhitespace(code) || Character.isSpaceChar(code)) {
			return " ";
		}
		return switch (Character.getType(code)) {
			case Character.FORMAT, Character.CONTROL -> "";
			case Character.DASH_PUNCTUATION -> "-";
			case Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION -> quote(code);
			default -> (letter.length() == 1 && code < 0x80) ? letter : other(letter, code);
		};
	}

	private static String quote(int code) {
		return (code == '‘' || code == '’' || code == '‛' || code == '‹' || code == '›') ? "'" : "\"";
	}

	private static String other(String letter, int code) {
		return switch (code) {
			case '‚', '′' -> "'";
			case '„', '″' -> "\"";
			case '−' -> "-";
			default -> Normalizer.normalize(letter, Normalizer.Form.NFKC);
		};
	}

	/**
	 * A part of a text.
	 *
	 * @param start offset of the first character
	 * @param end offset after the last one
	 */
	record Span(int start, int end) {

	}

}
