package io.regwatch.ingest.update;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Compares two folded texts that may be prints of one document: glyphs that one of them
 * lost match up to two characters for each, and footnotes may stand at other places.
 */
final class PrintComparison {

	/** Characters that must agree before the comparison continues. */
	private static final int CONTEXT = 6;

	/** Characters that must agree after a footnote. */
	private static final int FOOTNOTE_CONTEXT = 40;

	private static final int MAX_FOOTNOTES = 6_000;

	private final String before;

	private final String after;

	private final boolean mergedQuotes;

	private final GlyphSubstitutions substitutions;

	private final List<String> oldFootnotes = new ArrayList<>();

	private final List<String> newFootnotes = new ArrayList<>();

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
			if (this.substitutions.isSame(this.before.charAt(this.old), this.after.charAt(this.now)) || isMerged()) {
				this.old++;
				this.now++;
			}
			else if (!skipUnknown() && !skipFootnote()) {
				return false;
			}
		}
		takeRest();
		return this.oldFootnotes.isEmpty() && this.newFootnotes.isEmpty();
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

	private void takeRest() {
		String oldRest = this.before.substring(endOfUnknown(this.before, this.old));
		String newRest = this.after.substring(endOfUnknown(this.after, this.now));
		match(oldRest, this.oldFootnotes, this.newFootnotes);
		match(newRest, this.newFootnotes, this.oldFootnotes);
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

	private boolean skipFootnote() {
		int inNew = FOOTNOTE_CONTEXT + this.old <= this.before.length()
				? find(this.after, this.now, this.before, this.old) : -1;
		if (inNew >= 0) {
			match(this.after.substring(this.now, inNew), this.newFootnotes, this.oldFootnotes);
			this.now = inNew;
			return true;
		}
		int inOld = FOOTNOTE_CONTEXT + this.now <= this.after.length()
				? find(this.before, this.old, this.after, this.now) : -1;
		if (inOld >= 0) {
			match(this.before.substring(this.old, inOld), this.oldFootnotes, this.newFootnotes);
			this.old = inOld;
		}
		return inOld >= 0;
	}

	/** Where a text continues as the other one does, after what may be footnotes. */
	private static int find(String text, int from, String other, int otherAt) {
		String context = other.substring(otherAt, otherAt + FOOTNOTE_CONTEXT);
		int found = text.indexOf(context, from, Math.min(text.length(), from + MAX_FOOTNOTES));
		boolean marked = isFootnote(text.charAt(from)) || (from > 0 && isFootnote(text.charAt(from - 1)));
		return (found > from && marked) ? found : -1;
	}

	private static boolean isFootnote(char first) {
		return Character.isDigit(first) || "*\u2020\u2021\u00B9\u00B2\u00B3".indexOf(first) >= 0;
	}

	private static void match(String footnotes, List<String> own, List<String> others) {
		String key = characters(footnotes);
		if (!footnotes.isEmpty() && !others.remove(key)) {
			own.add(key);
		}
	}

	// What is equal before and after a footnote may count to either of them.
	private static String characters(String footnotes) {
		char[] characters = footnotes.toCharArray();
		Arrays.sort(characters);
		return new String(characters);
	}

	private int resume(String text, int end, String other, int from, int most) {
		for (int at = from; at <= Math.min(other.length(), from + most); at++) {
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
			.filter((it) -> Character.isDigit(it) || (quote && WrongUnicode.isSign(it)))
			.count();
		if (figures > 0 && !(this.mergedQuotes && figures <= most / 2 && WrongUnicode.isMergedQuotes(passage))) {
			return false;
		}
		long quotes = passage.chars().filter((it) -> it == PrintedText.QUOTE || it == '"' || it == '\'').count();
		return passage.chars().filter(Character::isLetterOrDigit).count() <= Math.max(0, most - 2 * quotes);
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
