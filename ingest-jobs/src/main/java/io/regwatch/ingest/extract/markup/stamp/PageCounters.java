package io.regwatch.ingest.extract.markup.stamp;

import java.util.regex.Pattern;

/** Recognises numbers of views, visits and comments, ratings, and times left. */
final class PageCounters {

	/** A rounded or whole number, before a word. */
	private static final String NUMBER = "[\\p{Nd}.,\\s]++(?:(?:" + CounterWords.THOUSANDS + ")\\s?)?";

	/** In brackets after the word, as sites have them. */
	static final String COMMENTS = "(?:" + CounterWords.COMMENTS + ")\\s?[(（]\\p{Nd}++[)）]";

	/** How many readers have rated a page. */
	private static final String VOTES = "[(（]\\p{Nd}[\\p{Nd}.,]*+\\s?(?:votes?|ratings?|reviews?|stimmen?|bewertungen|avis|votos?|voti|голос(?:ов|а)?|票)[)）]";

	/** A number of views or visits, and nothing else. */
	private static final Pattern COUNTER = Pattern.compile(
			"(?iu)[^\\p{L}\\p{N}]*+(?:(?:(?:page|post)\\s)?(?:(?:view|visit|visitor|hit)\\scount(?:er)?|views?|visits?|visitors?|hits"
					+ "|aufrufe|zugriffe|besucher|vues|consultations|visitas|visualizzazioni|visualizações|weergaven"
					+ "|просмотров|閲覧数|浏览(?:量|次数)?|瀏覽(?:人次|次數)?|点击(?:量|次数)|조회수?|" + CounterWords.DOWNLOADS
					+ ")[\\s:：]*+" + NUMBER + "[^\\p{L}\\p{N}]*+|" + NUMBER + "(?:" + CounterWords.VIEWED + "|"
					+ CounterWords.VISITED + "|" + CounterWords.DOWNLOADS + ")[^\\p{L}\\p{N}]*+"
					+ "|(?:viewed|downloaded)\\s[\\p{Nd}.,\\s]++times?|(?:" + CounterWords.VISITOR + ")|" + COMMENTS
					+ "|page\\s(?:was\\s)?(?:generated|rendered|loaded|created)\\sin\\s[\\p{Nd}.,]++\\s?(?:m?s|(?:milli)?sec(?:ond)?s?)"
					+ "|[\\p{Nd}.,]++\\s(?:people|persons|users|readers)\\s(?:have\\s)?(?:viewed|liked|read|shared)\\sthis(?:\\s(?:page|article|post))?"
					+ "|[\\p{Nd}.,]++\\s?/\\s?\\p{Nd}++\\s*+[-\u2013]?\\s*+" + VOTES
					+ "|estimated\\sreading\\stime[\\s:]*+\\p{Nd}++\\smin(?:ute)?s?|\\p{Nd}++\\smin(?:ute)?s?\\sread"
					+ "|(?:(?:average|overall|user)(?:\\srating)?|rating|bewertung|note\\smoyenne|calificación|valoración|avaliação|valutazione"
					+ "|рейтинг|оценка|评分)[\\s:：]*+[\\p{Nd}.,]++(?:\\s?/\\s?\\p{Nd}++|\\sout\\sof\\s\\p{Nd}++)?(?:\\sstars?)?\\s?"
					+ VOTES + ")\\.?" + "|(?:" + NoteWords.VIEWS + ")[\\s:：]*+" + NUMBER);

	/** How long readers may still do something. */
	private static final Pattern COUNTDOWN = Pattern.compile(
			"(?iu)(?:(?:days|hours)\\s(?:left|remaining)[\\s:]*+\\p{Nd}++|\\p{Nd}++\\s(?:days?|hours?)\\s(?:left|remaining)|noch\\s\\p{Nd}++\\s(?:tage?|stunden?)"
					+ "|\\p{Nd}++\\sjours?\\srestants?|quedan\\s\\p{Nd}++\\sdías|faltam\\s\\p{Nd}++\\sdias|mancano\\s\\p{Nd}++\\sgiorni|nog\\s\\p{Nd}++\\sdagen|(?:残り|あと)\\p{Nd}++日)[^\\p{L}\\p{N}]*+");

	/** Says to readers which of all they are, or how they have rated. */
	private static final Pattern OF_READERS = Pattern.compile("(?iu)" + CounterWords.VISITOR + "|" + VOTES);

	/** Says that a number is one of a page. */
	private static final Pattern OF_PAGE = Pattern
		.compile("(?iu)\\b(?:page|post)\\s|count|viewed|downloaded|number|read"
				+ "|rating|[(（]|閲覧|浏|瀏|点击|조회|просмотров|回閲覧");

	/** A number that is too large to be written out. */
	private static final Pattern ROUNDED = Pattern.compile("(?iu)\\p{Nd}\\s?(?:" + CounterWords.THOUSANDS + ")");

	/** Visits of a trial are rarely counted in hundreds. */
	private static final int MANY_DIGITS = 3;

	private PageCounters() {
	}

	static boolean is(String text) {
		return COUNTER.matcher(text).matches();
	}

	static boolean isCountdown(String text) {
		return COUNTDOWN.matcher(text).matches();
	}

	/** Whether a counter can be of a page only. */
	static boolean isOfReaders(String text) {
		return OF_READERS.matcher(text).find();
	}

	/** Whether a counter is a small number of what a trial may have as well. */
	static boolean isFew(String text) {
		return !OF_PAGE.matcher(text).find() && !ROUNDED.matcher(text).find()
				&& text.codePoints().filter(Character::isDigit).count() < MANY_DIGITS;
	}

}
