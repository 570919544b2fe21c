package io.regwatch.ingest.extract.markup;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.schema.text.StatusNotices;

/**
 * Recognises notes that a site will be offline for hours, or that an office is hard to
 * reach.
 */
final class OutageNotice {

	private static final int MAX_LENGTH = 400;

	/** When a site will not be available. Devices are not maintained by the clock. */
	private static final Pattern CLOCK = Pattern.compile(
			"(?iu)\\p{Nd}(?:[:.]\\p{Nd}{2}(?!\\p{Nd}|\\.\\p{Nd})|\\s?(?:[ap]\\.?m(?!\\p{L})|uhr|h(?!\\p{L}))|(?<=kl(?:o|\\.)\\s?\\p{Nd}))");

	/** Of the site, which then is not available. */
	private static final Pattern MAINTENANCE = Pattern.compile(
			"(?iu)maintenance|(?<!\\p{L})(?:un|not\\s)available|(?<!\\p{L})offline|(?<!\\p{L})outage|wartungsarbeit|nicht\\sverfügbar|indisponib"
					+ "|mantenimiento|manuten[çz]|onderhoud|underhåll|vedlikehold|vedligehold|huoltokatko|karbantartás|konserwacj|údržb|mentenanță|održavanj"
					+ "|συντήρηση|техническ\\p{L}+\\s(?:работ|обслуж)|технічн\\p{L}+\\sробот|поддръжка|bakım|תחזוקה|صيانة|ปิดปรับปรุง|bảo\\strì|pemeliharaan"
					+ "|メンテナンス|维护|維護|점검");

	private static final Pattern SITE = Pattern.compile(
			"(?iu)web-?\\s?(?:site|page)|(?<!\\p{L})(?:this|our)\\s(?:site|page)|(?:this|our|the|online)\\sportal(?!\\s\\p{L}*(?:vein|venous|hypert))"
					+ "|home-?page|(?:internet|web)-?(?:seite|auftritt)|(?<!\\p{L})(?:site|page)\\s(?:web|internet)|sitio\\s(?:web|de\\sinternet)|página|sito\\sweb"
					+ "|webbplats|nettsted|hjemmeside|verkkosivu|webov\\p{L}+\\sstrán|strona\\sinternetow|honlap|(?<!\\p{L})сайт|ιστότοπο|ιστοσελίδα|サイト"
					+ "|ホームページ|网站|網站|홈페이지|웹사이트|เว็บไซต์|האתר|الموقع");

	/** What of a site may not be available. */
	private static final Pattern SERVICE = Pattern
		.compile("(?iu)(?<!\\p{L})(?:some|certain|online)\\s(?:functions?|services|features)(?!\\p{L})"
				+ "|(?<!\\p{L})(?:the|die|la|el)\\s(?:search|suche|recherche|ricerca|búsqueda)(?!\\p{L})");

	/** Why agencies do not answer for weeks. */
	private static final Pattern FUNDING = Pattern.compile(
			"(?iu)lapse\\s(?:in|of)\\s(?:(?:federal|government)\\s)*(?:funding|appropriations)|government\\sshutdown");

	private static final Pattern NOT_UPDATED = Pattern.compile(
			"(?iu)(?:this|our)\\s(?:web)?site\\s(?:may|might|will|is)\\snot\\s(?:be\\s)?(?:actively\\s)?(?:up\\sto\\sdate|updated|managed|monitored|maintained)");

	/** Of those who call an office. */
	private static final Pattern DELAY = Pattern.compile(
			"(?iu)(?:delays?|wait(?:ing)?\\stimes?|wait\\slonger)\\s[^.]{0,60}?(?:when\\s(?:you\\s)?(?:call|phone)|call\\scent(?:re|er)|phone\\slines?)"
					+ "|(?:call\\scent(?:re|er)|phone\\slines?|high(?:er)?\\scall\\svolumes?)[^.]{0,60}?(?:delays?|wait(?:ing)?\\stimes?|wait\\slonger)"
					+ "|(?:retards?|délais|temps\\sd['’]attente)\\s[^.]{0,60}?(?:lorsque\\svous\\sappel|centre\\sd['’]appels?|lignes?\\stéléphoniques?)");

	private static final Pattern LATER = Pattern
		.compile("(?iu)try\\sagain\\slater|versuchen\\ssie\\ses\\s(?:bitte\\s)?später|réessayer\\splus\\stard"
				+ "|(?:inténtelo|intente)\\p{L}*\\s(?:de\\snuevo\\s)?más\\starde|riprova(?:re)?\\spiù\\stardi|しばらくしてから|稍后再试|稍後再試");

	private OutageNotice() {
	}

	/**
	 * Whether a text beside the document says that something will be unavailable, or that
	 * the site is not kept up to date while an agency has no funds, and obliges nobody.
	 */
	static boolean isOutage(String text) {
		return text.length() <= MAX_LENGTH && !OutageWords.isDuty(text)
				&& (isUnavailable(text) || isDelay(text)
						|| (FUNDING.matcher(text).find() && NOT_UPDATED.matcher(text).find()))
				&& !StatusNotices.isNotice(text);
	}

	private static boolean isUnavailable(String text) {
		return LATER.matcher(text).find() || (MAINTENANCE.matcher(text).find()
				&& (CLOCK.matcher(text).find() || SITE.matcher(text).find() || SERVICE.matcher(text).find()));
	}

	/**
	 * Whether a text says nothing but that the site will be unavailable, or that calls
	 * take longer, wherever it stands.
	 */
	static boolean isOfSite(String text) {
		return isOutage(text) && (isDelay(text) || (CLOCK.matcher(text).find()
				&& OutageWords.sentences(text).stream().allMatch(OutageNotice::isAboutOutage)
				&& OutageWords.sentences(text).stream().anyMatch(OutageNotice::isOutageOfSite)));
	}

	private static boolean isAboutOutage(String sentence) {
		return isOutageOfSite(sentence) || OutageWords.isApology(sentence)
				|| (LATER.matcher(sentence).find() && PageLinks.isNeutral(sentence));
	}

	/** A device that is not available may be named on a site as well. */
	private static boolean isOutageOfSite(String sentence) {
		Matcher site = SITE.matcher(sentence);
		Matcher clock = CLOCK.matcher(sentence);
		return site.find() && MAINTENANCE.matcher(sentence).find() && (!clock.find() || site.start() < clock.start()
				|| MAINTENANCE.matcher(sentence).region(site.end(), sentence.length()).find());
	}

	private static boolean isDelay(String text) {
		return DELAY.matcher(text).find() && PageLinks.isNeutral(text);
	}

}
