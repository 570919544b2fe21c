package io.regwatch.ingest.extract.markup;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises lines of links with which readers do something with a page, go to the page
 * before or after it, or to all pages with one tag.
 */
final class PageFunctions {

	private static final int MAX_LENGTH = 200;

	private static final String FUNCTIONS = "(?:site\\s)?search|menu|help|print(?:\\sthis)?\\spage|print|share(?:\\sthis\\spage)?|tweet|close"
			+ "|(?:expand|collapse|show|hide|open|close)\\sall(?:\\ssections)?|(?:read|show)\\s(?:more|less)|listen|read\\saloud"
			+ "|drucken|teilen|suchen?|imprimer|partager|rechercher|imprimir|compartir|compartilhar|buscar"
			+ "|stampa|condividi|afdrukken|delen|印刷|打印|分享|共有|検索|搜索|인쇄|공유";

	/** What may as well be what a reader has to do with a document. */
	private static final String FORMS = "e-?mail|log\\s?in|log\\s?out|sign\\s(?:in|up|out)|subscribe|submit|send|yes|no"
			+ "|absenden|senden|anmelden|ja|nein|envoyer|oui|non|enviar|sí|invia|verzenden|skicka|lähetä|wyślij|odeslat";

	/** What buttons of pages say. */
	private static final Pattern CONTROLS = Pattern
		.compile("(?iu)(?:(?:" + FUNCTIONS + "|" + FORMS + ")(?:\\s++(?=\\S)|$))+");

	/** What links within a page say that do something with it. */
	private static final Pattern FUNCTION = Pattern.compile("(?iu)(?:(?:" + FUNCTIONS
			+ ")(?:[\\s|/·]++(?=\\S)|$))+|(?:a[-–−]\\s)?a\\sa\\+?(?:\\sa\\+\\+)?|a[-–−]\\sa\\+");

	private static final String STEP = "(?:previous|prev|next|back)(?:\\s(?:page|section|chapter|part|provision|post|article))?(?:\\s?:\\s?(?:page|provision|part|chapter|schedule|section|cross\\sheading))?"
			+ "|zurück|weiter|(?:vorherige|vorige|nächste)\\s(?:seite|artikel|beitrag)|(?:page\\s)?(?:précédente?|suivante?)|(?:página\\s)?(?:anterior|siguiente|seguinte|próxima)"
			+ "|(?:pagina\\s)?(?:precedente|successiva)|(?:vorige|volgende)(?:\\spagina)?|föregående|nästa|forrige|neste|næste|edellinen|seuraava|poprzedni[ae]?|następn[ay]|předchozí|další|előző|következő"
			+ "|предыдущая|следующая|назад|вперед|попередня|наступна|προηγούμεν[ηο]|επόμεν[ηο]|önceki|sonraki|前へ|次へ|上一[页頁]|下一[页頁]|السابق|التالي|הקודם|הבא|trang\\s(?:trước|sau)|sebelumnya|berikutnya|selanjutnya";

	private static final Pattern STEPS = Pattern
		.compile("(?iu)(?:[‹«<←]\\s?)?(?:(?:" + STEP + ")(?:\\s?[›»>→])?(?:[\\s|/·‹«<←]++(?=\\S)|$))+");

	/** Before the titles of the articles before and after one, without spaces. */
	private static final Pattern NEIGHBOURS = Pattern.compile(
			"(?iu)(?:(?:previous|next)(?:post|article)[:：]?|(?:vorheriger|nächster)(?:beitrag|artikel)[:：]?|article(?:précédent|suivant)[:：]?"
					+ "|(?:上|下|前|后|後)一(?:篇|条|條|则|則)[:：]?(?:没有了?|無|无)?|(?:이전|다음)글[:：]?|(?:前|次)の記事[:：]?)+");

	/** Before the tags under which a site lists a page, without spaces. */
	private static final Pattern TAGS = Pattern.compile(
			"(?iu)(?:(?:(?:posted|filed)(?:in|under)|tagged(?:with|as)?|tags?|schlag(?:wörter|worte)|verschlagwortetmit|étiquettes|etiquetas|etichette|marcadores"
					+ "|getagd(?:met)?|etiketter|tagi|štítky|теги|тэги|метки|标签|標籤|タグ|태그|etiketler|الوسوم)[:：]?|[,;、#]+)+");

	private PageFunctions() {
	}

	static boolean is(String text, LineLinks links) {
		return links.count() > 0 && links.files().isEmpty() && (isFunction(text, links) || isStep(text, links)
				|| NEIGHBOURS.matcher(links.outside()).matches() || isTagged(text, links));
	}

	/** Whether a line of buttons says what buttons of pages say. */
	static boolean isControls(String text, LineLinks links) {
		return links.controls() && isAllOf(CONTROLS, text, links);
	}

	private static boolean isFunction(String text, LineLinks links) {
		return links.local() && isAllOf(FUNCTION, text, links);
	}

	private static boolean isStep(String text, LineLinks links) {
		return isAllOf(STEPS, text, links);
	}

	private static boolean isTagged(String text, LineLinks links) {
		Matcher label = TAGS.matcher(links.outside());
		return label.matches() && label.group().chars().anyMatch(Character::isLetter) && PageLinks.isNeutral(text);
	}

	private static boolean isAllOf(Pattern pattern, String text, LineLinks links) {
		return links.isAll() && text.length() <= MAX_LENGTH && pattern.matcher(text).matches();
	}

}
