package io.regwatch.ingest.extract.markup;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an item of a line says of a page. */
enum StampKind {

	/** When it was saved. */
	UPDATE,

	/** When it will be reviewed. */
	REVIEW,

	/** Whose account saved it, without a name. */
	ROLE,

	/** How often it was viewed. */
	VIEWS,

	/** How often it was viewed, if the item is of the page. */
	LIKELY_VIEWS,

	/** Another counter, which is one of the page if nothing else is beside it. */
	COUNTER,

	/** How often the site was visited, if it is not about a trial. */
	VISITS,

	/** A notice of copyright. */
	COPYRIGHT,

	/** When it was posted. */
	POSTED,

	/** Any other date. */
	DATE,

	/** Who wrote or keeps it. */
	NAMED,

	/** A few words between separators. */
	WORDS,

	/** Anything else. */
	OTHER;

	private static final String NUMBER = "[\\s:：]*+\\p{Nd}[\\p{Nd}.,]*+\\s?+(?:times|次|회|건|回|人次|veces|kali|раза?|lần|kez|fois)?";

	private static final Pattern VIEW_COUNT = Pattern.compile("(?iu)(?:" + NoteWords.VIEWS + ")" + NUMBER);

	private static final Pattern LIKELY_COUNT = Pattern.compile(
			"(?iu)(?:" + NoteWords.LIKELY_VIEWS + ")" + NUMBER + "|\\p{Nd}[\\p{Nd}.,]*+\\s(?:views?|hits|downloads?)");

	private static final Pattern VISIT_COUNT = Pattern.compile("(?iu)(?:" + NoteWords.VISITS + ")" + NUMBER);

	private static final Pattern BY_ROLE = Pattern.compile("(?iu)by\\s(?:" + NoteWords.ROLE + ")");

	private static final Pattern NEXT_REVIEW = Pattern.compile("(?iu)(?:" + NoteWords.REVIEW + ")\\s*+[:：]?\\s*+");

	private static final Pattern POSTED_ON = Pattern
		.compile("(?iu)(?:" + NoteWords.POSTED + ")(?!\\p{L})\\s*+[:：]?\\s*+");

	private static final Pattern DATE_OF = Pattern.compile("(?iu)(?:" + NoteWords.DATE + ")(?!\\p{L})\\s*+[:：]?\\s*+");

	private static final Pattern BY_NAME = Pattern
		.compile("(?iu)(?:" + NoteWords.NAMED + ")(?![\\p{L}&&[^\\p{IsHan}\\p{IsHangul}]])[^\\p{N}.!?。]{1,60}" + "|(?:"
				+ NoteWords.PHONE + ")[\\s:：]*+[\\p{Nd}\\s()+~,-]{5,40}");

	private static final Pattern FEW_WORDS = Pattern.compile("[^\\p{N}.!?。]{1,60}");

	/** Where an item may begin after another one without a sign between them. */
	static final Pattern START = Pattern.compile("(?iu)(?:(?<![\\p{L}\\p{M}])|(?<=[日号일]))(?:(?:" + NoteWords.UPDATE
			+ "|" + NoteWords.REVIEW + "|" + NoteWords.POSTED + "|" + NoteWords.DATE + "|" + NoteWords.NAMED + "|"
			+ NoteWords.PHONE + "|by\\s(?:" + NoteWords.ROLE + "))(?![\\p{L}&&[^\\p{IsHan}\\p{IsHangul}]])|(?:"
			+ NoteWords.VISITS + "|" + NoteWords.VIEWS + "|" + NoteWords.LIKELY_VIEWS + ")[\\s:：]*+\\p{Nd}"
			+ "|(?<![\\p{Nd}.,])\\p{Nd}[\\p{Nd}.,]*+\\s(?:views?|hits|downloads?)(?!\\p{L}))");

	/**
	 * Returns the kind of an item.
	 * @param separate whether separators are around it
	 */
	static StampKind of(String item, boolean separate) {
		if (PageNotes.isUpdate(item)) {
			return UPDATE;
		}
		if (PageNotes.isCopyright(item)) {
			return COPYRIGHT;
		}
		return VIEW_COUNT.matcher(item).matches() ? VIEWS : VISIT_COUNT.matcher(item).matches() ? VISITS
				: LIKELY_COUNT.matcher(item).matches() ? LIKELY_VIEWS : PageNotes.isCounter(item) ? COUNTER
						: BY_ROLE.matcher(item).matches() ? ROLE : isDated(NEXT_REVIEW, item) ? REVIEW
								: isDated(POSTED_ON, item) ? POSTED : PageDates.isDate(item) || isDated(DATE_OF, item)
										? DATE : BY_NAME.matcher(item).matches() ? NAMED
												: (separate && FEW_WORDS.matcher(item).matches()) ? WORDS : OTHER;
	}

	/** Whether it counts as text of the document. */
	boolean isFact() {
		return switch (this) {
			case POSTED, DATE, NAMED, WORDS, OTHER -> true;
			case UPDATE, REVIEW, ROLE, VIEWS, LIKELY_VIEWS, COUNTER, VISITS, COPYRIGHT -> false;
		};
	}

	private static boolean isDated(Pattern label, String item) {
		Matcher matcher = label.matcher(item);
		return matcher.lookingAt() && PageDates.isDate(item.substring(matcher.end()));
	}

}
