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

	/** A number of views or visits, and nothing else. */
	private static final Pattern COUNTER = Pattern.compile(
			"(?iu)[^\\p{L}\\p{N}]*+(?:(?:(?:page|post)\\s)?(?:(?:view|visit|visitor|hit)\\scount(?:er)?|views?|visits?|visitors?|hits"
					+ "|downloads?|aufrufe|zugriffe|besucher|vues|consultations|visitas|visualizzazioni|visualizações|weergaven"
					+ "|просмотров|閲覧数|浏览(?:量|次数)?|瀏覽(?:人次|次數)?|点击(?:量|次数)|조회수?)[\\s:：]*+[\\p{Nd}.,\\s]++[^\\p{L}\\p{N}]*+"
					+ "|[\\p{Nd}.,\\s]++(?:[km]\\s)?(?:page\\s)?(?:views?|visits?|visitors?|hits|downloads?|times\\sviewed|aufrufe|vues"
					+ "|visitas|visualizzazioni|visualizações|просмотров|次浏览|次浏覽|人次|回閲覧)[^\\p{L}\\p{N}]*+"
					+ "|(?:viewed|downloaded)\\s[\\p{Nd}.,\\s]++times?|(?:you\\sare\\s)?visitor\\snumber[\\s:]*+[\\p{Nd}.,\\s]++"
					+ "|[您你]是(?:本站)?(?:的)?第\\s?\\p{Nd}++\\s?[位个](?:访问者|访客|浏览者)|(?:あなたは\\s?)?\\p{Nd}++\\s?人目の(?:訪問者|お客様)(?:です)?"
					+ "|page\\s(?:was\\s)?(?:generated|rendered|loaded|created)\\sin\\s[\\p{Nd}.,]++\\s?(?:m?s|(?:milli)?sec(?:ond)?s?)"
					+ "|[\\p{Nd}.,]++\\s(?:people|persons|users|readers)\\s(?:have\\s)?(?:viewed|liked|read|shared)\\sthis(?:\\s(?:page|article|post))?"
					+ "|[\\p{Nd}.,]++\\s?/\\s?\\p{Nd}++\\s*+[-\u2013]?\\s*+[(（]\\p{Nd}[\\p{Nd}.,]*+\\s?(?:votes?|ratings?|reviews?|stimmen?|bewertungen|avis|votos?|voti|票)[)）]"
					+ "|estimated\\sreading\\stime[\\s:]*+\\p{Nd}++\\smin(?:ute)?s?|\\p{Nd}++\\smin(?:ute)?s?\\sread"
					+ "|(?:(?:average|overall|user)(?:\\srating)?|rating|bewertung|note\\smoyenne|calificación|valoración|avaliação|valutazione"
					+ "|рейтинг|оценка|评分)[\\s:：]*+[\\p{Nd}.,]++(?:\\s?/\\s?\\p{Nd}++|\\sout\\sof\\s\\p{Nd}++)?(?:\\sstars?)?\\s?"
					+ "[(（]\\p{Nd}[\\p{Nd}.,]*+\\s?(?:votes?|ratings?|reviews?|stimmen?|bewertungen|avis|votos?|voti|голос(?:ов|а)?|票)[)）])\\.?"
					+ "|(?:days|hours)\\s(?:left|remaining)[\\s:]*+\\p{Nd}++|\\p{Nd}++\\s(?:days?|hours?)\\s(?:left|remaining)|noch\\s\\p{Nd}++\\s(?:tage?|stunden?)"
					+ "|\\p{Nd}++\\sjours?\\srestants?|quedan\\s\\p{Nd}++\\sdías|faltam\\s\\p{Nd}++\\sdias|mancano\\s\\p{Nd}++\\sgiorni|nog\\s\\p{Nd}++\\sdagen|(?:残り|あと)\\p{Nd}++日"
					+ "|(?:" + NoteWords.VIEWS + ")[\\s:：]*+\\p{Nd}[\\p{Nd}.,]*+(?:[km]|[万萬만])?+");

	/** Says that a number is one of a page. */
	private static final Pattern OF_PAGE = Pattern.compile(
			"(?iu)\\b(?:page|post)\\s|left|remaining|noch|restant|quedan|faltam|mancano|nog\\s|残り|あと|count|viewed|downloaded|number|read"
					+ "|rating|[(（]|閲覧|浏|瀏|点击|조회|просмотров|回閲覧");

	/** Visits of a trial are rarely counted in hundreds. */
	private static final int MANY_DIGITS = 3;

	/** How many readers have commented on a page. In capitals it may be a section. */
	private static final Pattern COMMENTS = Pattern
		.compile("(?:No|\\p{Nd}+)\\scomments?(?:\\syet)?|Comments?\\s\\(\\p{Nd}+\\)"
				+ "|(?:Aucun|\\p{Nd}+)\\scommentaires?|(?:Sin|\\p{Nd}+)\\scomentarios?"
				+ "|(?:댓글|评论|コメント)\\s?[(（]?\\p{Nd}+[)）]?");

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
		return PageDates.isDate(text) || PageDates.isAgo(text);
	}

	/** Whether a text is such a label without its date. */
	public static boolean isLabel(String text) {
		return text.length() <= MAX_NOTE && LABEL.matches(text);
	}

	/** Whether a text is a number of views or visits, or a rating. */
	static boolean isCounter(String text) {
		return COUNTER.matcher(text).matches();
	}

	/** A number that is too large to be written out. */
	private static final Pattern ROUNDED = Pattern.compile("(?iu)\\p{Nd}\\s?(?:[km](?!\\p{L})|[万萬만])");

	/** Whether a counter is a small number of what a trial may have as well. */
	static boolean isFew(String text) {
		return !OF_PAGE.matcher(text).find() && !ROUNDED.matcher(text).find()
				&& text.codePoints().filter(Character::isDigit).count() < MANY_DIGITS;
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
