package io.regwatch.ingest.extract.markup.stamp;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Words within a text that say nothing of the document: up to which day it is current,
 * which publishers of consolidated laws write anew each time that they look, and how
 * often a file was loaded.
 *
 * @param before what the words are about; possibly empty
 * @param note the words and the day or the number
 * @param after what follows; possibly empty. It may be a fact, such as the last amendment
 */
public record InlineNote(String before, String note, String after) {

	private static final int MAX_LENGTH = 1_000;

	private static final String DAY = "(?:\\p{Nd}{4}[-/.]\\p{Nd}{1,2}[-/.]\\p{Nd}{1,2}|\\p{Nd}{1,2}[-/.]\\p{Nd}{1,2}[-/.]\\p{Nd}{2,4}"
			+ "|\\p{Nd}{1,2}(?:st|nd|rd|th|er)?\\.?\\s(?:de\\s)?\\p{L}{3,12}\\.?,?\\s(?:de\\s)?\\p{Nd}{4}"
			+ "|\\p{L}{3,12}\\.?\\s\\p{Nd}{1,2}(?:st|nd|rd|th)?,?\\s\\p{Nd}{4})(?!\\p{Nd})";

	private static final WordPattern CURRENT = new WordPattern("(?iu)(?<!\\p{L})(?:"
			+ "(?:is|are)\\s(?:believed\\sto\\sbe\\s)?up[\\s-]to[\\s-]date\\s(?:with\\s[^.]{1,80}?\\s)?(?:on\\sor\\sbefore|as\\s(?:of|at)|to)"
			+ "|up[\\s-]to[\\s-]date\\sas\\s(?:of|at)|(?:is|are)\\scurrent\\s(?:to|as\\s(?:of|at)|through)"
			+ "|(?:(?:version\\s)?en\\svigueur\\sau|testo\\s(?:in\\svigore|vigente)\\sal|à\\sjour\\sau|est\\sà\\sjour\\sau|actualizad[oa]\\s(?:a|hasta)(?:\\sel)?|aktuell\\sbis(?:\\szum)?|auf\\sdem\\sstand\\svom)"
			+ ")\\s" + DAY + "|(?<=[(（\\[,]\\s{0,2}|\\.[a-z]{3,4}\\s{1,2})(?:" + CounterWords.DOWNLOADS
			+ ")[\\s:：]*+\\p{Nd}[\\p{Nd}.,]*+\\s?(?:times|раза?|회|次|回|veces|fois)?(?=\\s*(?:[)\\]）]|$))");

	private static final Pattern END = Pattern.compile("^[\\s.,;]+");

	/** Splits a text that has such words. */
	public static Optional<InlineNote> of(String text) {
		if (text.length() > MAX_LENGTH || text.chars().noneMatch(Character::isDigit)) {
			return Optional.empty();
		}
		return CURRENT.find(text, 0, text.length())
			.map((current) -> new InlineNote(text.substring(0, current.start()).strip(), current.group(),
					END.matcher(text.substring(current.end())).replaceFirst("")));
	}

}
