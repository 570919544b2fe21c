package io.regwatch.ingest.extract.markup.stamp;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Recognises texts about a page, which change without a change of the document: the date
 * on which it was saved, numbers of visits, years of copyright.
 */
public final class PageNotes {

	private static final int MAX_NOTE = 160;

	/**
	 * "Last updated: 3 May 2026" and the like. What follows must be a date and nothing
	 * else.
	 */
	private static final WordPattern LABEL = new WordPattern("(?iu)(?:" + NoteWords.UPDATE + ")\\s*+[:：՝]?\\s*+");

	/** What generating a page took. */
	private static final Pattern DURATION = Pattern
		.compile("(?i)\\s+in\\s+[\\p{Nd}.,]+\\s*(?:m?s|(?:milli)?seconds?)\\.?$");

	/** How many readers have commented on a page. In capitals it may be a section. */
	private static final Pattern COMMENTS = Pattern
		.compile("(?:No|\\p{Nd}+)\\scomments?(?:\\syet)?|Comments?\\s\\(\\p{Nd}+\\)"
				+ "|(?:Aucun|\\p{Nd}+)\\scommentaires?|(?:Sin|\\p{Nd}+)\\scomentarios?"
				+ "|(?:댓글|评论|コメント)\\s?[(（]?\\p{Nd}+[)）]?|(?iu:" + PageCounters.COMMENTS + ")");

	/** Below a number of comments. Alone it may be about a consultation. */
	private static final Pattern COMMENTS_CLOSED = Pattern.compile(
			"(?iu)(?:comments\\sare\\s(?:now\\s)?closed|kommentare\\ssind\\sgeschlossen|les\\scommentaires\\ssont\\sfermés"
					+ "|los\\scomentarios\\sestán\\scerrados|i\\scommenti\\ssono\\schiusi|comentários\\sencerrados|评论已?关闭|댓글이\\s닫혔습니다)[.。]?");

	private static final String YEARS = "(?:19|20)\\p{Nd}{2}(?:\\s*[-\u2013,]\\s*(?:19|20)\\p{Nd}{2})?";

	/**
	 * A year may end such a note only if it begins with the sign: laws end with a year.
	 */
	private static final Pattern COPYRIGHT = Pattern.compile("(?iu)(?:(?:©|copyright(?:\\s*(?:©|\\(c\\)))?)\\s*" + YEARS
			+ "[,.]?[^\\p{Nd}.;:]{0,60}" + "|(?:copyright\\s)?©[^\\p{Nd}.;:]{1,60}\\s" + YEARS + ")\\.?");

	/** Where a link leads, the sign of a link to a heading, and arrows of icon fonts. */
	private static final Pattern ABOUT_LINK = Pattern.compile(
			"(?iu)[\\s\\p{Ps}\\p{Pe}]*(?:(?:this\\s)?(?:link\\s)?opens?\\sin\\s(?:a\\s)?new\\s(?:window|tab)(?:\\sor\\stab)?"
					+ "|(?:the\\s)?link\\s(?:is\\sexternal|sends\\se-?mail)|external\\s(?:link|site)(?:\\sdisclaimer)?"
					+ "|(?:perma)?link|anchor|edit|(?:chevron|expand|arrow|keyboard_arrow|navigate|open_in)_[a-z_]+"
					+ "|[#\u00B6\u00A7\u2693\\x{1F517}])?[\\s\\p{Ps}\\p{Pe}.]*");

	private static final Pattern BACKLINK = Pattern.compile(
			"(?iu)\\s*(?:[\u21A9\u21B5\u2191\u2912\u21E7\u2934]\uFE0E?\uFE0F?|(?:return|back)\\s+to\\s+(?:(?:foot)?note\\s+\\w{1,3}(?:\\s+referrer)?|text)"
					+ "|retour\\sà\\sla\\sréférence\\sde\\sla\\snote\\sde\\sbas\\sde\\spage\\s\\w{1,3})\\s*");

	private PageNotes() {
	}

	/** Whether a text is nothing but the date on which the page was saved. */
	public static boolean isUpdate(String text) {
		return !label(text).isEmpty();
	}

	/** Returns the label of a date on which the page was saved, or an empty text. */
	static String label(String text) {
		return (text.length() > MAX_NOTE) ? ""
				: LABEL.lookingAt(text)
					.filter((label) -> isTime(DURATION.matcher(text.substring(label.end())).replaceFirst("")))
					.map(MatchResult::group)
					.orElse("");
	}

	private static boolean isTime(String text) {
		return PageDates.isDate(text) || RelativeTimes.is(text);
	}

	/** Whether a text is such a label without its date. */
	public static boolean isLabel(String text) {
		return text.length() <= MAX_NOTE && LABEL.matches(text);
	}

	/** Whether a text is a notice of copyright with a year. */
	static boolean isCopyright(String text) {
		return COPYRIGHT.matcher(text).matches();
	}

	/** Whether a heading is a number of comments. */
	public static boolean isComments(String text) {
		return text.length() <= MAX_NOTE && COMMENTS.matcher(text).matches();
	}

	/** Whether a text below such a heading says that there will be no more of them. */
	public static boolean isCommentsClosed(String text) {
		return text.length() <= MAX_NOTE && COMMENTS_CLOSED.matcher(text).matches();
	}

	/** Whether the text of a link leads back from a note to its mark. */
	public static boolean isBacklink(String text) {
		return BACKLINK.matcher(text).matches();
	}

	/** Whether a text says nothing but where a link leads. */
	public static boolean isAboutLink(String text) {
		return text.length() <= MAX_NOTE && ABOUT_LINK.matcher(text).matches();
	}

}
