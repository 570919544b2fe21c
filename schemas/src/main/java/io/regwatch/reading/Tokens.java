package io.regwatch.reading;

import java.util.Arrays;
import java.util.Locale;

/**
 * The words, numbers and signs of a text. Clitics before an apostrophe, the letters after
 * a number, and ideographs stand alone.
 */
final class Tokens {

	private final String text;

	private int[] starts = new int[64];

	private int[] ends = new int[64];

	private String[] forms = new String[64];

	private int size;

	private Tokens(String text) {
		this.text = text;
	}

	static Tokens of(String text) {
		Tokens tokens = new Tokens(text);
		int at = 0;
		while (at < text.length()) {
			int code = text.codePointAt(at);
			int end = tokens.endOf(at, code);
			if (!Character.isWhitespace(code) && !Character.isSpaceChar(code) && !isUnseen(code)) {
				tokens.add(at, end);
			}
			at = end;
		}
		return tokens;
	}

	String text() {
		return this.text;
	}

	int size() {
		return this.size;
	}

	int start(int token) {
		return this.starts[token];
	}

	int end(int token) {
		return this.ends[token];
	}

	/** In small letters, with a plain apostrophe. */
	String form(int token) {
		return (token >= 0 && token < this.size) ? this.forms[token] : "";
	}

	boolean isWord(int token) {
		return token >= 0 && token < this.size && Character.isLetter(this.text.codePointAt(this.starts[token]));
	}

	boolean isNumber(int token) {
		return token >= 0 && token < this.size && isDigit(this.text.charAt(this.starts[token]));
	}

	boolean isCapital(int token) {
		return token < this.size && Character.isUpperCase(this.text.codePointAt(this.starts[token]));
	}

	/** A number of at most four digits; -1 for anything else. */
	int number(int token) {
		return (isNumber(token) && this.forms[token].length() <= 4) ? Integer.parseInt(this.forms[token]) : -1;
	}

	boolean isSpaceAfter(int token) {
		return token + 1 >= this.size || this.starts[token + 1] > this.ends[token];
	}

	long words() {
		int words = 0;
		for (int i = 0; i < this.size; i++) {
			words += isWord(i) ? 1 : 0;
		}
		return words;
	}

	private int endOf(int start, int code) {
		int end = start + Character.charCount(code);
		if (isDigit(code)) {
			while (end < this.text.length() && isDigit(this.text.charAt(end))) {
				end++;
			}
		}
		else if (Character.isLetter(code) && !isAlone(code)) {
			end = endOfWord(end);
		}
		return end;
	}

	private int endOfWord(int start) {
		int end = start;
		while (end < this.text.length()) {
			int code = this.text.codePointAt(end);
			if (isApostrophe(code) && isLetterAt(end + 1)) {
				return isSuffix(end) ? end : end + 1;
			}
			boolean hyphen = code == '-' || code == '\u2010' || code == '\u2011';
			if (!(hyphen && isLetterAt(end + 1)) && !isUnseen(code)
					&& (isAlone(code) || !(Character.isLetter(code) || isMark(code)))) {
				return end;
			}
			end += Character.charCount(code);
		}
		return end;
	}

	/** The English genitive and negation. */
	private boolean isSuffix(int apostrophe) {
		int after = apostrophe + 1;
		boolean one = !isLetterAt(after + 1);
		char letter = this.text.charAt(after);
		return one && (letter == 's' || letter == 't');
	}

	private boolean isLetterAt(int place) {
		return place < this.text.length() && Character.isLetter(this.text.codePointAt(place));
	}

	private void add(int start, int end) {
		if (this.size == this.starts.length) {
			this.starts = Arrays.copyOf(this.starts, this.size * 2);
			this.ends = Arrays.copyOf(this.ends, this.size * 2);
			this.forms = Arrays.copyOf(this.forms, this.size * 2);
		}
		this.starts[this.size] = start;
		this.ends[this.size] = end;
		this.forms[this.size++] = form(start, end);
	}

	private String form(int start, int end) {
		if (end - start == 1 && this.text.charAt(start) < 128) {
			return LowerAscii.FORMS[this.text.charAt(start)];
		}
		String form = this.text.substring(start, end).toLowerCase(Locale.ROOT).replace('’', '\'');
		return (form.indexOf('\u00ad') < 0 && form.indexOf('\u200b') < 0) ? form
				: form.replace("\u00ad", "").replace("\u200b", "");
	}

	private static boolean isDigit(int code) {
		return code >= '0' && code <= '9';
	}

	private static boolean isApostrophe(int code) {
		return code == '\'' || code == '’';
	}

	private static boolean isUnseen(int code) {
		return code == '\u00ad' || code == '\u200b' || code == '\ufeff';
	}

	private static boolean isMark(int code) {
		return code > 127 && Character.getType(code) == Character.NON_SPACING_MARK;
	}

	private static boolean isAlone(int code) {
		return code > 0x2e80 && (Character.isIdeographic(code)
				|| Character.UnicodeScript.of(code) == Character.UnicodeScript.HIRAGANA
				|| Character.UnicodeScript.of(code) == Character.UnicodeScript.KATAKANA
				|| Character.UnicodeScript.of(code) == Character.UnicodeScript.HANGUL);
	}

	/** Single letters and signs, made once. */
	private static final class LowerAscii {

		static final String[] FORMS = new String[128];

		static {
			for (char c = 0; c < FORMS.length; c++) {
				FORMS[c] = String.valueOf(Character.toLowerCase(c)).intern();
			}
		}

		private LowerAscii() {
		}

	}

}
