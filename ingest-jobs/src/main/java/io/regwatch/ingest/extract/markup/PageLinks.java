package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.markup.stamp.PageDates;
import io.regwatch.schema.text.StatusNotices;

/** Recognises texts of links and buttons that belong to a site, not to a document. */
final class PageLinks {

	private static final int MAX_LENGTH = 200;

	private static final Pattern NUMBER = Pattern.compile("\\p{N}");

	private static final Pattern ROMAN = Pattern.compile("(?<!\\p{L})[IVX]+[ab]?(?!\\p{L})");

	/** What a reader may do with a page, in the languages of the shipped sources. */
	private static final Pattern ACTION = Pattern.compile("(?iu)(?:print|e-?mail|share|tweet|save)(?:\\sthis)?\\spage"
			+ "|(?:back|scroll|go|return|jump)\\s(?:back\\s)?to\\s(?:the\\s)?top(?:\\sof\\s(?:the\\s)?page)?|top\\sof\\s(?:the\\s)?page"
			+ "|(?:skip|jump)\\sto\\s(?:the\\s)?(?:main\\s)?(?:content|navigation|menu|search|footer)"
			+ "|listen\\sto\\sthis\\spage|(?:increase|decrease)\\stext\\ssize|(?:give|send)\\sfeedback"
			+ "|report\\sa\\sproblem\\s(?:with|on)\\sthis\\spage"
			+ "|seite\\s(?:drucken|teilen|empfehlen)|druckversion|nach\\soben|zum\\s(?:seitenanfang|inhalt\\sspringen)"
			+ "|imprimer\\sla\\spage|partager\\scette\\spage|haut\\sde\\s(?:la\\s)?page|aller\\sau\\scontenu"
			+ "|imprimir\\s(?:la\\s|esta\\s)?p\u00E1gina|volver\\sarriba|ir\\sal\\scontenido|stampa\\s(?:la\\s)?pagina"
			+ "|torna\\ssu|pagina\\safdrukken|naar\\sboven|\u6253\u5370\u672C\u9875|\u8FD4\u56DE\u9876\u90E8"
			+ "|\u30DA\u30FC\u30B8\u306E?\u5148\u982D\u3078(?:\u623B\u308B)?");

	/** Labels of links that share a page, without spaces. */
	private static final Pattern SHARE = Pattern
		.compile("(?iu)(?:(?:share|tweet|recommend)(?:(?:this|the)?(?:page|article|post))?(?:(?:on|via|with|by))?"
				+ "|(?:diese)?(?:seite|beitrag)?(?:teilen|empfehlen)|partager(?:(?:cette|la)page|sur)?|compartir(?:en|p\u00E1gina)?|compartilhar|condividi(?:su)?"
				+ "|delen(?:via)?|udost\u0119pnij|del(?:p\u00E5)?|jaa|\u5206\u4EAB(?:\u5230)?|\u5171\u6709|\uACF5\uC720(?:\uD558\uAE30)?)?[:\uFF1A,.]*");

	/** Headings of pages above what they have, and of what is about them. */
	private static final Pattern ABOUT_PAGE = Pattern.compile(
			"(?iu)page\\sdetails|d\u00E9tails\\sde\\sla\\spage|(?:table\\sof\\s)?contents|(?:on|in)\\sthis\\s(?:page|article|section)"
					+ "|inhalt(?:sverzeichnis)?|auf\\sdieser\\sseite|sommaire|table\\sdes\\smati\u00E8res|sur\\scette\\spage"
					+ "|(?:tabla\\sde\\s)?contenidos?|en\\sesta\\sp\u00E1gina|\u00EDndice|indice|in\\squesta\\spagina|inhoud(?:sopgave)?"
					+ "|spis\\stre\u015Bci|\u76EE\u6B21|\u76EE\u5F55|\u76EE\u9304|\uBAA9\uCC28");

	private static final String HOME_WORDS = "home(?:\\s?page)?|start(?:seite)?|accueil|inicio|in\u00EDcio"
			+ "|p\u00E1gina\\s(?:principal|inicial|de\\sinicio)|pagina\\sprincipale|strona\\sg\u0142\u00F3wna|dom\u016F|hlavn\u00ED\\sstrana|etusivu"
			+ "|hem|hjem|forside(?:n)?|kezd\u0151lap|f\u0151oldal|acas\u0103|po\u010Detna|naslovnica|domov|avaleht|s\u0101kums|prad\u017Eia"
			+ "|ana\\s?sayfa|beranda|laman\\sutama|trang\\sch\u1EE7|\u03B1\u03C1\u03C7\u03B9\u03BA\u03AE|\u03B3\u043B\u0430\u0432\u043D\u0430\u044F"
			+ "|\u0433\u043B\u0430\u0432\u043D\u0430\u044F|\u0433\u043E\u043B\u043E\u0432\u043D\u0430|\u043D\u0430\u0447\u0430\u043B\u043E"
			+ "|\u9996\u9875|\u9996\u9801|\u30DB\u30FC\u30E0|\u30C8\u30C3\u30D7(?:\u30DA\u30FC\u30B8)?|\uD648"
			+ "|\u0627\u0644\u0631\u0626\u064A\u0633\u064A\u0629|\u05D3\u05E3\\s\u05D4\u05D1\u05D9\u05EA|\u0E2B\u0E19\u0E49\u0E32\u0E41\u0E23\u0E01";

	private static final Pattern HOME = Pattern.compile("(?iu)" + HOME_WORDS);

	private static final Pattern USUAL = Pattern.compile("(?iu)" + HOME_WORDS
			+ "|contact(?:\\sus)?|about(?:\\sus)?|news|site\\s?map|search|faq|log\\s?in|skip\\sto\\s(?:main\\s)?content"
			+ "|kontakt|aktuelles|nous\\scontacter|contacto|contato|contatti");

	/** What stands before a trail of pages. */
	private static final Pattern HERE = Pattern.compile(
			"(?iu)(?:you\\sare\\s(?:currently\\s)?here|sie\\s(?:sind|befinden\\ssich)\\shier|vous\\s\u00EAtes\\sici"
					+ "|(?:usted\\s)?est\u00E1s?\\s(?:usted\\s)?aqu\u00ED|voc\u00EA\\sest\u00E1\\saqui|(?:ti\\strovi|sei)\\s(?:in|qui)|u\\s(?:bent|bevindt\\szich)\\shier"
					+ "|du\\s(?:\u00E4r\\sh\u00E4r|er\\sher)|jeste\u015B\\stutaj|\u73FE\u5728(?:\u306E)?\u4F4D\u7F6E|\u5F53\u524D\u4F4D\u7F6E|\uD604\uC7AC\\s?\uC704\uCE58)\\s?[:\uFF1A]?\\s?");

	private static final Pattern STEP = Pattern.compile("\\s*[>\u00BB\u203A\u2192/|\u00B7\u2022]\\s*");

	private PageLinks() {
	}

	/**
	 * Whether a line is nothing but links of a site that begin with its home page: a
	 * trail of pages, or a menu with another page that every site has. "Home | Hospital"
	 * may be where devices are used.
	 */
	static boolean isFromHome(String text, LineLinks links) {
		if (links.count() == 0) {
			return false;
		}
		Matcher here = HERE.matcher(text);
		int start = here.lookingAt() ? here.end() : 0;
		List<String> steps = STEP.splitAsStream(text.substring(start)).toList();
		boolean menu = links.trail() || steps.stream().skip(1).anyMatch(PageLinks::isUsual);
		return menu && steps.size() > 1 && HOME.matcher(steps.getFirst()).matches() && isNeutral(text)
				&& links.outside().equals(LineLinks.words(text.substring(0, start)));
	}

	/**
	 * Whether a short text beside a document does not seem to be about it: it has no
	 * number and says nothing of the state of a document.
	 */
	static boolean isNeutral(String text) {
		return isPlain(text) && !ROMAN.matcher(text).find();
	}

	private static boolean isPlain(String text) {
		return text.length() <= MAX_LENGTH && !NUMBER.matcher(text).find() && !StatusNotices.hasState(text)
				&& !StatusNotices.isNotice(text);
	}

	/** Whether a link leads to a page that every site has. */
	static boolean isUsual(String text) {
		return USUAL.matcher(text.strip()).matches();
	}

	/**
	 * Whether a line beside the content is links, perhaps with their dates, or a few
	 * words that do not seem to be about the document.
	 */
	static boolean isMostly(String text, LineLinks links) {
		String outside = links.outside();
		return links.count() > 0 && (outside.isEmpty() || PageDates.isDate(outside)
				|| (2 * outside.length() <= text.length() && isNeutral(text)));
	}

	/** Whether a line of links says what a reader may do with the page. */
	static boolean isAction(String text, LineLinks links) {
		return (links.isAll() && text.length() <= MAX_LENGTH && ACTION.matcher(text).matches()) || isShare(text, links);
	}

	/**
	 * Whether a text or heading without links asks or offers something about the page.
	 */
	static boolean isAboutPage(String text) {
		return text.length() <= MAX_LENGTH && (ABOUT_PAGE.matcher(text).matches() || ACTION.matcher(text).matches()
				|| PageFeedback.isQuestion(text));
	}

	/**
	 * Whether a line is nothing but links that share the page, and a label. A link to a
	 * mail may say by when comments are due; X is no number.
	 */
	private static boolean isShare(String text, LineLinks links) {
		return links.count() > 0 && links.sharing() && isPlain(text) && SHARE.matcher(links.outside()).matches();
	}

}
