package io.regwatch.ingest.extract.office.rtf;

import java.util.Iterator;
import java.util.NoSuchElementException;

import io.regwatch.ingest.extract.office.rtf.RtfToken.Kind;

/**
 * Splits RTF into tokens.
 *
 * @see <a href=
 * "https://interoperability.blob.core.windows.net/files/Archive_References/%5bMSFT-RTF%5d.pdf">Rich
 * Text Format specification 1.9.1</a>
 */
final class RtfTokens implements Iterator<RtfToken> {

	private static final int MAX_DIGITS = 9;

	/** One character for each byte. */
	private final String source;

	private int at;

	RtfTokens(String source) {
		this.source = source;
	}

	@Override
	public boolean hasNext() {
		return this.at < this.source.length();
	}

	@Override
	public RtfToken next() {
		if (!hasNext()) {
			throw new NoSuchElementException();
		}
		int start = this.at++;
		char first = this.source.charAt(start);
		return switch (first) {
			case '{' -> token(Kind.OPEN, start);
			case '}' -> token(Kind.CLOSE, start);
			case '\r', '\n' -> token(Kind.OTHER, start);
			case '\\' -> control(start);
			default -> token(Kind.TEXT, start);
		};
	}

	private RtfToken control(int start) {
		if (isLetter()) {
			return word(start);
		}
		boolean hex = peek() == '\'';
		boolean escaped = "{}\\~-_".indexOf(peek()) >= 0;
		this.at = Math.min(this.at + (hex ? 3 : 1), this.source.length());
		return token((hex || escaped) ? Kind.TEXT : Kind.OTHER, start);
	}

	private RtfToken word(int start) {
		while (isLetter()) {
			this.at++;
		}
		String word = this.source.substring(start + 1, this.at);
		int digits = this.at;
		this.at += (peek() == '-') ? 1 : 0;
		while (Character.isDigit(peek()) && this.at - digits <= MAX_DIGITS) {
			this.at++;
		}
		String number = this.source.substring(digits, this.at);
		int value = number.isEmpty() || number.equals("-") ? 1 : Integer.parseInt(number);
		this.at += (peek() == ' ') ? 1 : 0;
		if (word.equals("bin") && value > 0) {
			this.at = (int) Math.min((long) this.at + value, this.source.length());
		}
		return new RtfToken(Kind.WORD, word, value, this.source.substring(start, this.at));
	}

	private RtfToken token(Kind kind, int start) {
		return new RtfToken(kind, "", this.source.charAt(start), this.source.substring(start, this.at));
	}

	private boolean isLetter() {
		char next = peek();
		return (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z');
	}

	private char peek() {
		return (this.at < this.source.length()) ? this.source.charAt(this.at) : '\0';
	}

}
