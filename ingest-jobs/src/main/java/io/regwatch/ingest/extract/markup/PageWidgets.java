package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

import org.xml.sax.Attributes;

/** Recognises parts of web pages that change without a change of the document. */
final class PageWidgets {

	private static final int MAX_NOTE = 120;

	private static final Pattern WIDGET = Pattern.compile("(?i)(?:^|\\s)(?:cookie[-_]?\\w*+[-\\w]*+"
			+ "|(?:[a-z]+[-_]{1,2})?(?:social|share|sharing)[-_]*(?:links?|buttons?|bar|box|icons?|media|this|widget|tools?)[-\\w]*+"
			+ "|(?:social|share)|addthis[-\\w]*+|addtoany[-\\w]*+|a2a_kit|sharethis[-\\w]*+|(?:page|view|visit|hit)[-_]?(?:views?|counter)"
			+ ")(?=\\s|$)");

	/** Digits with at most four words, such as a weekday, a month and a time zone. */
	private static final String DATE = "(?=[^\\p{Nd}]{0,30}\\p{Nd})(?=.{1,50}$)(?:[^\\p{L}]*+\\p{L}{1,12}+){0,4}+[^\\p{L}%]*+";

	/**
	 * "Last updated: 3 May 2026" and the like, in the languages of the shipped sources.
	 */
	private static final Pattern UPDATED = Pattern.compile("(?iu)(?:this\\s)?(?:page|content|site)?\\s*+(?:was\\s)?"
			+ "(?:(?:date\\s)?last\\s(?:updated|modified|reviewed|changed|published|generated)(?:\\sdate)?(?:\\son)?"
			+ "|date\\smodified|page\\supdated|printed\\son|retrieved\\son|generated\\son"
			+ "|(?:zuletzt|letzte)\\s(?:aktualisiert|geändert|änderung|aktualisierung)(?:\\sam)?|stand\\sder\\sseite"
			+ "|dernière\\s(?:mise\\sà\\sjour|modification)(?:\\sle)?|mis\\sà\\sjour\\sle|date\\sde\\smodification"
			+ "|última\\s(?:actualización|atualização|modificación|modificação)|ultimo\\saggiornamento"
			+ "|laatst\\s(?:bijgewerkt|gewijzigd)|senast\\s(?:uppdaterad|ändrad)|最終更新日?|最后更新(?:时间)?|最後更新日期?|更新日期?"
			+ "|최종\\s?수정일|дата\\s(?:последнего\\s)?обновления)" + DATE);

	/** A number of views or visits, and nothing else. */
	private static final Pattern COUNTER = Pattern
		.compile("(?iu)[^\\p{L}\\p{N}]*+(?:(?:page\\s)?(?:views?|visits?|visitors?|hits"
				+ "|downloads?|aufrufe|zugriffe|besucher|vues|consultations|visitas|visualizzazioni|visualizações|weergaven"
				+ "|просмотров|閲覧数|浏览(?:量|次数)?|瀏覽(?:人次|次數)?|点击(?:量|次数)|조회수?)[\\s:：]*+[\\p{Nd}.,\\s]++[^\\p{L}\\p{N}]*+"
				+ "|[\\p{Nd}.,\\s]++(?:page\\s)?(?:views?|visits?|visitors?|hits|downloads?|times\\sviewed|aufrufe|vues"
				+ "|visitas|visualizzazioni|visualizações|просмотров|次浏览|次浏覽|人次|回閲覧)[^\\p{L}\\p{N}]*+)");

	private PageWidgets() {
	}

	/** Whether the class or id of an element names a cookie, share or counter box. */
	static boolean isWidget(String element, Attributes attributes) {
		return switch (element) {
			case "html", "body", "main", "article", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr", "td", "th" ->
				false;
			default -> names(attributes.getValue("class")) || names(attributes.getValue("id"));
		};
	}

	/** Whether a text is only a counter or the date on which a page was saved. */
	static boolean isNote(String text) {
		return text.length() <= MAX_NOTE && (UPDATED.matcher(text).matches() || COUNTER.matcher(text).matches());
	}

	private static boolean names(String value) {
		return value != null && WIDGET.matcher(value).find();
	}

}
