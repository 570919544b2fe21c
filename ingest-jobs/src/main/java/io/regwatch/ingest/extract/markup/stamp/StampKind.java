package io.regwatch.ingest.extract.markup.stamp;

import java.util.Arrays;
import java.util.regex.Pattern;

/** What an item of a line says of a page. */
public enum StampKind {

	/** When it was saved. */
	UPDATE,

	/** How long ago it was posted or saved. */
	AGO,

	/** How long ago something was. */
	LIKELY_AGO,

	/** A notice of copyright. */
	COPYRIGHT,

	/** What a server calls the visit of its reader. */
	SESSION,

	/** How often it was viewed. */
	VIEWS,

	/** How often the site was visited, if it is not about a trial. */
	VISITS,

	/** How often it was viewed, if the item is of the page. */
	LIKELY_VIEWS,

	/** How often a file was loaded and who wrote below it, if the item is of the page. */
	REACTIONS,

	/** How long readers may still do something, perhaps on the page. */
	COUNTDOWN,

	/** Another counter, which is one of the page if nothing else is beside it. */
	COUNTER,

	/** Whose account saved it, without a name. */
	ROLE,

	/** When it will be reviewed. */
	REVIEW,

	/** What readers may do with it. */
	ACTION,

	/** When it or its document was changed. */
	SAVED,

	/** When it was posted. */
	POSTED,

	/** Any other date. */
	DATE,

	/** Who wrote or keeps it. */
	NAMED,

	/** A link to earlier dates. */
	HISTORY,

	/** A few words between separators. */
	WORDS,

	/** Anything else. */
	OTHER;

	private static final WordPattern BY_ROLE = new WordPattern("(?iu)by\\s(?:" + NoteWords.ROLE + ")");

	private static final WordPattern NEXT_REVIEW = new WordPattern("(?iu)(?:" + NoteWords.REVIEW + ")\\s*+[:：]?\\s*+");

	private static final WordPattern POSTED_ON = new WordPattern(
			"(?iu)(?:" + NoteWords.POSTED + ")(?!\\p{L})\\s*+[:：]?\\s*+");

	private static final WordPattern SAVED_ON = new WordPattern(
			"(?iu)(?:" + UpdateLabels.ANY + ")(?!\\p{L})\\s*+[:：՝]?\\s*+");

	private static final WordPattern DATE_OF = new WordPattern(
			"(?iu)(?:(?:" + NoteWords.DATE + ")(?!\\p{L})\\s*+[:：]?\\s*+)?");

	private static final WordPattern BY_NAME = new WordPattern(
			"(?iu)(?:" + NoteWords.NAMED + ")(?![\\p{L}&&[^\\p{IsHan}\\p{IsHangul}]])[^\\p{N}.!?。]{1,60}" + "|(?:"
					+ NoteWords.PHONE + ")[\\s:：]*+[\\p{Nd}\\s()+~,-]{5,40}");

	private static final WordPattern LINK_TO_HISTORY = new WordPattern(
			"(?iu)[(\\[]?(?:" + NoteWords.HISTORY + ")[.)\\]]?");

	private static final WordPattern OF_READER = new WordPattern("(?iu)(?:" + NoteWords.ACTION + ")");

	private static final Pattern FEW_WORDS = Pattern.compile("[^\\p{N}.!?。]{1,60}");

	/** Where an item may begin after another one without a sign between them. */
	static final WordPattern START = new WordPattern("(?iu)(?:(?<![\\p{L}\\p{M}])|(?<=[日号일]))(?:(?:" + NoteWords.UPDATE
			+ "|" + NoteWords.REVIEW + "|" + UpdateLabels.ANY + "|" + NoteWords.POSTED + "|" + NoteWords.DATE + "|"
			+ NoteWords.NAMED + "|" + NoteWords.PHONE + "|by\\s(?:" + NoteWords.ROLE
			+ "))(?![\\p{L}&&[^\\p{IsHan}\\p{IsHangul}]])|" + CountPatterns.START + "|(?:" + NoteWords.HISTORY
			+ ")(?!\\p{L})|(?<![^\\s|｜;•·])(?:" + NoteWords.ACTION + ")(?=\\s|$))");

	/**
	 * Returns the kind of an item.
	 * @param separate whether separators are around it
	 */
	static StampKind of(String item, boolean separate) {
		return Arrays.stream(values())
			.filter((kind) -> kind.is(item) && (separate || kind != WORDS))
			.findFirst()
			.orElse(OTHER);
	}

	private boolean is(String item) {
		return switch (this) {
			case UPDATE -> PageNotes.isUpdate(item);
			case AGO -> isAgo(POSTED_ON, item) || isAgo(SAVED_ON, item);
			case LIKELY_AGO -> isAgo(DATE_OF, item);
			case COPYRIGHT -> PageNotes.isCopyright(item);
			case SESSION -> CountPatterns.SESSION.matches(item);
			case VIEWS -> CountPatterns.VIEWS.matches(item);
			case VISITS -> CountPatterns.VISITS.matches(item);
			case LIKELY_VIEWS -> CountPatterns.LIKELY_VIEWS.matches(item);
			case REACTIONS -> CountPatterns.REACTIONS.matches(item);
			case COUNTDOWN -> PageCounters.isCountdown(item);
			case COUNTER -> PageCounters.is(item);
			case ROLE -> BY_ROLE.matches(item);
			case REVIEW -> isDated(NEXT_REVIEW, item);
			case ACTION -> OF_READER.matches(item);
			case SAVED -> isDated(SAVED_ON, item);
			case POSTED -> isDated(POSTED_ON, item);
			case DATE -> isDated(DATE_OF, item);
			case NAMED -> BY_NAME.matches(item);
			case HISTORY -> LINK_TO_HISTORY.matches(item);
			case WORDS -> FEW_WORDS.matcher(item).matches();
			case OTHER -> true;
		};
	}

	/** Whether it counts as text of the document. */
	boolean isFact() {
		return switch (this) {
			case SAVED, POSTED, DATE, NAMED, WORDS, OTHER -> true;
			case UPDATE, AGO, LIKELY_AGO, REVIEW, ROLE, VIEWS, LIKELY_VIEWS, REACTIONS, COUNTDOWN, COUNTER, VISITS,
					COPYRIGHT, SESSION, HISTORY, ACTION ->
				false;
		};
	}

	private static boolean isAgo(WordPattern label, String item) {
		return label.lookingAt(item).filter((found) -> RelativeTimes.is(item.substring(found.end()))).isPresent();
	}

	private static boolean isDated(WordPattern label, String item) {
		return label.lookingAt(item).filter((found) -> PageDates.isDate(item.substring(found.end()))).isPresent();
	}

}
