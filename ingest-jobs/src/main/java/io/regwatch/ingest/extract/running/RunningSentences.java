package io.regwatch.ingest.extract.running;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences, notes and restrictions in running lines. Names and titles of authorities and
 * documents, which change with the layout of a document, are none.
 */
final class RunningSentences {

	/** A line with a mark at its end, too, is decorated. */
	private static final Pattern NOTE = Pattern
		.compile("[*\u2020\u2021\u203B\u00B9\u00B2\u00B3]+\\)?\\s*(?=\\p{L}).*(?<![*\u2020\u2021\u203B])");

	/**
	 * Begins with a capital or in a script without. The last word is no abbreviation, as
	 * those of companies are. Only a page number may follow.
	 */
	private static final Pattern SENTENCE = Pattern.compile(
			"[^\\p{L}\\p{N}]*((?:[\\p{Lu}\\p{Lo}]\\S*+\\s++\\S.*\\s(?:\\p{Ll}{2,}|\\p{L}{5,})[.!?\u0964\u06D4]|[\\p{Lo}].*\u3002))"
					+ "(?:\\s+(?:\\p{L}{0,6}\\s?#.*)?)?");

	private static final Pattern RESTRICTION = Pattern.compile(
			"(?iu)(?<!\\p{L})(?:not|never|without|only|nicht|nur|ohne|kein\\p{L}*|ne|pas|sans|seulement|uniquement|non(?=\\s)"
					+ "|sin|s[oó]lo|soltanto|senza|não|sem|somente|niet|alleen|geen|zonder|ikke|inte|kun|endast|nie|tylko|není|pouze"
					+ "|не|только|без)(?!\\p{L})|不得|不可|禁止|[仅僅]|のみ|금지");

	private static final Pattern RIGHTS = Pattern
		.compile("(?iu)\u00A9|\\(c\\)|copyright|rights reserved|alle rechte|droits réservés|derechos reservados"
				+ "|direitos reservados|diritti riservati|rechten voorbehouden|版权|著作権|저작권");

	private RunningSentences() {
	}

	/** Whether a line begins with the mark of a note. */
	static boolean isNote(String line) {
		return NOTE.matcher(line.strip()).matches() && !isOfRights(line);
	}

	/**
	 * The sentences that a line is.
	 * @param line that may end with a page number
	 * @return without the page number; empty if the line is something else
	 */
	static String of(String line) {
		Matcher sentence = SENTENCE.matcher(line.strip());
		return (sentence.matches() && !isOfRights(line)) ? sentence.group(1) : "";
	}

	/** Whether a line says what something is not for, or only for. */
	static boolean isRestriction(String line) {
		return RESTRICTION.matcher(line).find() && !isOfRights(line);
	}

	private static boolean isOfRights(String line) {
		return RIGHTS.matcher(line).find();
	}

}
