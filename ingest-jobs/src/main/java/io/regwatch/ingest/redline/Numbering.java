package io.regwatch.ingest.redline;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.schema.BlockKind;

/**
 * The number or letter that a heading, clause or list item begins with. Repetitions are
 * possessive: others need the stack once for each part of a number.
 */
final class Numbering {

	/** Marks of clauses and list items: (3), 3., (a), iv). */
	private static final Pattern MARKER = Pattern
		.compile("(?i)\\(?(?:\\d+[a-z]?(?:\\.\\d+[a-z]?)*+|[ivxlcdm]+|[a-z])[.)](?=\\s|$)");

	/** In running text, "Section 5" is what the text speaks of; alone it is a number. */
	private static final Pattern NAMED = Pattern.compile("(?i)(?:article|art\\.?|section|sec\\.?|chapter|part|annex"
			+ "|appendix|schedule|title|rule|artikel|anhang|anlage|kapitel|abschnitt|teil|annexe|chapitre|titre"
			+ "|§{1,2})\\s*(?:\\d+[a-z]{0,3}(?:[.\\-]\\d+[a-z]?)*+|[ivxlcdm]+|[a-z])[.):]?(?=\\s|$)");

	private static final Pattern NUMBER = Pattern.compile("\\d+[A-Za-z]?(?:\\.\\d+[A-Za-z]?)*+(?=\\s|$)");

	private Numbering() {
	}

	/** Whether two texts of a block say the same under another number. */
	static boolean isOnlyRenumbered(BlockKind kind, String before, String after) {
		int oldEnd = end(kind, before);
		int newEnd = end(kind, after);
		return oldEnd > 0 && newEnd > 0 && !before.equals(after)
				&& before.substring(oldEnd).equals(after.substring(newEnd));
	}

	/** What follows a heading's number; all if there is none. */
	static String title(String heading) {
		return heading.substring(end(BlockKind.HEADING, heading)).strip();
	}

	private static int end(BlockKind kind, String text) {
		return switch (kind) {
			case HEADING -> Math.max(end(MARKER, text), Math.max(end(NAMED, text), end(NUMBER, text)));
			case PARAGRAPH, LIST_ITEM -> Math.max(end(MARKER, text), NAMED.matcher(text).matches() ? text.length() : 0);
			case TABLE_ROW, IMAGE, STATUS, FURNITURE -> 0;
		};
	}

	private static int end(Pattern label, String text) {
		Matcher matcher = label.matcher(text);
		return matcher.lookingAt() ? matcher.end() : 0;
	}

}
