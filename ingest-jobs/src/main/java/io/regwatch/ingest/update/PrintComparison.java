package io.regwatch.ingest.update;

import java.util.stream.IntStream;

/**
 * Compares two folded texts that may be prints of one document: glyphs that one of them
 * lost match up to two characters for each.
 */
final class PrintComparison {

	/** Characters that must agree before the comparison continues. */
	private static final int CONTEXT = 6;

	private final String before;

	private final String after;

	private final boolean mergedQuotes;

	private final GlyphSubstitutions substitutions;

	private int old;

	private int now;

	private PrintComparison(String before, String after) {
		this.before = before;
		this.after = after;
		this.mergedQuotes = WrongUnicode.hasMergedQuotes(before, after);
		this.substitutions = new GlyphSubstitutions(before, after);
	}

	static boolean isSame(String before, String after) {
		return before.equals(after)
				|| new PrintComparison(ellipses(before), ellipses(WrongUnicode.correct(after, before))).isSame();
	}

	/** Three points are one glyph of many prints. */
	private static String ellipses(String text) {
		return text.replace("...", "\u2026");
	}

	private boolean isSame() {
		while (this.old < this.before.length() && this.now < this.after.length()) {
			char one = this.before.charAt(this.old);
			char other = this.after.charAt(this.now);
			if (this.substitutions.isSame(one, other) || isMerged()) {
				this.old++;
				this.now++;
			}
			else if (PrintedText.areOtherSymbols(one, other) || !skipUnknown()) {
				return false;
			}
		}
		return endOfUnknown(this.before, this.old) == this.before.length()
				&& endOfUnknown(this.after, this.now) == this.after.length();
	}

	private boolean isMerged() {
		char one = this.before.charAt(this.old);
		char other = this.after.charAt(this.now);
		return this.mergedQuotes && (WrongUnicode.isMergedEllipsis(one, other) || (WrongUnicode.isMergedDash(one, other)
				&& isBetweenLetters(this.before, this.old) && isBetweenLetters(this.after, this.now)));
	}

	private static boolean isBetweenLetters(String text, int at) {
		return at > 0 && at + 1 < text.length() && Character.isLetter(text.charAt(at - 1))
				&& Character.isLetter(text.charAt(at + 1));
	}

	private boolean skipUnknown() {
		int oldEnd = endOfUnknown(this.before, this.old);
		int newEnd = endOfUnknown(this.after, this.now);
		int resumed = -1;
		if (oldEnd > this.old) {
			resumed = resume(this.before, oldEnd, this.after, this.now,
					Math.max(2 * (oldEnd - this.old), newEnd - this.now));
			this.now = (resumed >= 0) ? resumed : this.now;
			this.old = (resumed >= 0) ? oldEnd : this.old;
		}
		else if (newEnd > this.now) {
			resumed = resume(this.after, newEnd, this.before, this.old, 2 * (newEnd - this.now));
			this.old = (resumed >= 0) ? resumed : this.old;
			this.now = (resumed >= 0) ? newEnd : this.now;
		}
		return resumed >= 0;
	}

	private int resume(String text, int end, String other, int from, int most) {
		for (int at = from; at <= Conjuncts.end(other, from, most); at++) {
			int length = Math.min(CONTEXT, Math.min(text.length() - end, other.length() - at));
			boolean enough = length == CONTEXT || text.length() - end == other.length() - at;
			boolean quote = text.charAt(end - 1) == PrintedText.QUOTE;
			if (enough && isWithoutAddition(other.substring(from, at), most, quote)
					&& agree(text, end, other, at, length)) {
				return at;
			}
		}
		return -1;
	}

	/**
	 * What stands beside a quotation mark was not lost with it, a sign of comparison is
	 * none, and a lost number may have been another one.
	 */
	private boolean isWithoutAddition(String passage, int most, boolean quote) {
		long figures = passage.chars()
			.filter((it) -> Character.isDigit(it) || PrintedText.isRaisedOrLowered(it)
					|| (quote && WrongUnicode.isSign(it)))
			.count();
		if (passage.codePoints().anyMatch(PrintedText::isChoice)) {
			return false;
		}
		if (figures > 0 && !(this.mergedQuotes && figures <= most / 2 && WrongUnicode.isMergedQuotes(passage))) {
			return false;
		}
		long quotes = passage.chars().filter((it) -> it == PrintedText.QUOTE || it == '"' || it == '\'').count();
		long letters = IntStream.range(0, passage.length())
			.filter((at) -> Character.isLetterOrDigit(passage.charAt(at)) && !Conjuncts.isJoined(passage, at))
			.count();
		return letters <= Math.max(0, most - 2 * quotes);
	}

	private boolean agree(String text, int at, String other, int otherAt, int length) {
		for (int i = 0; i < length; i++) {
			char one = text.charAt(at + i);
			char two = other.charAt(otherAt + i);
			if (PrintedText.isUnknown(one) || PrintedText.isUnknown(two)) {
				return i > 0;
			}
			if (!this.substitutions.isPossible(one, two)) {
				return false;
			}
		}
		return true;
	}

	private static int endOfUnknown(String text, int from) {
		int at = from;
		while (at < text.length() && PrintedText.isUnknown(text.charAt(at))) {
			at++;
		}
		return at;
	}

}
