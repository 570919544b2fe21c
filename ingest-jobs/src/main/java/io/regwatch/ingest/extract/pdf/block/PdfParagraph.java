package io.regwatch.ingest.extract.pdf.block;

import java.util.Set;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/** Lines that belong together, joined. */
final class PdfParagraph {

	private static final Set<String> SHARED_ENDINGS = Set.of("und", "oder", "bzw.", "sowie", "and", "or", "et", "ou",
			"en", "of", "y", "o", "e");

	/**
	 * Hyphen-minus, hyphen, non-breaking, minus, small, full-width, Armenian, Mongolian.
	 */
	private static final String HYPHENS = "-\u2010\u2011\u2212\uFE63\uFF0D\u058A\u1806";

	/** Nobody leaves a single letter of a word that is divided. */
	private static final Pattern FIRST_PART = Pattern.compile("[\\p{L}\\p{M}]{2}.$");

	/**
	 * Three characters may be six of UTF-16. With no more than these, Java does not find
	 * some that are pairs.
	 */
	private static final int LETTERS_AT_END = 8;

	private static final Pattern SECOND_PART = Pattern.compile("^\\p{Ll}[\\p{L}\\p{M}]");

	private final PdfLayout layout;

	private final StringBuilder text = new StringBuilder();

	private final PdfLine first;

	private PdfLine last;

	private boolean bold;

	private int lines = 1;

	PdfParagraph(PdfLayout layout, PdfLine first) {
		this.layout = layout;
		this.first = first;
		this.last = first;
		this.bold = first.bold();
		this.text.append(first.text());
	}

	void join(PdfLine line) {
		if (endsInHyphen()) {
			joinWord(line.text());
		}
		else {
			this.text.append(' ').append(line.text());
		}
		this.bold &= line.bold();
		this.last = line;
		this.lines++;
	}

	boolean endsInHyphen() {
		int end = this.text.length() - 1;
		return end > 0 && HYPHENS.indexOf(this.text.charAt(end)) >= 0
				&& Character.isLetterOrDigit(this.text.charAt(end - 1));
	}

	PdfLine first() {
		return this.first;
	}

	PdfLine last() {
		return this.last;
	}

	boolean bold() {
		return this.bold;
	}

	int lines() {
		return this.lines;
	}

	String text() {
		return this.text.toString();
	}

	private void joinWord(String next) {
		String ending = next.split(" ", 2)[0];
		if (SHARED_ENDINGS.contains(ending)) {
			this.text.append(' ');
		}
		else if (FIRST_PART.matcher(lastLetters()).find() && SECOND_PART.matcher(next).find() && !isCompound(ending)) {
			this.text.setLength(this.text.length() - 1);
		}
		this.text.append(next);
	}

	/** The end of the text: to search all of it for each line would take ever longer. */
	private String lastLetters() {
		return this.text.substring(Math.max(0, this.text.length() - LETTERS_AT_END));
	}

	private boolean isCompound(String ending) {
		int start = this.text.lastIndexOf(" ") + 1;
		return this.layout.isCompound(letters(this.text.substring(start)) + letters(ending));
	}

	private static String letters(String word) {
		return word.replaceAll("[^\\p{L}-]", "");
	}

}
