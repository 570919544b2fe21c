package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

/** Recognises texts of links and buttons that belong to a site, not to a document. */
final class PageLinks {

	private static final int MAX_LENGTH = 200;

	private static final Pattern NUMBER = Pattern.compile("\\p{N}");

	private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

	/** What a link may say of the state of a document. */
	private static final Pattern STATE = Pattern.compile("(?iu)draft|final|open|clos|force|effective|valid|current"
			+ "|consult|comment|entwurf|endg\u00FCltig|in kraft|anh\u00F6rung|projet|d\u00E9finitif|vigueur"
			+ "|borrador|vigente|rascunho|bozza|vigore|concept|geldend|\u8349\u6848|\u6848|\u73FE\u884C|\u73B0\u884C"
			+ "|\u751F\u6548|\u65BD\u884C|\u610F\u898B|\u610F\u89C1");

	/** What a reader may do with any page, in the languages of the shipped sources. */
	private static final Pattern ACTION = Pattern
		.compile("(?iu)(?:print|e-?mail|share|tweet|save|download)(?:\\sthis)?(?:\\spage)?"
				+ "|(?:back\\sto\\s)?(?:the\\s)?top(?:\\sof\\s(?:the\\s)?page)?|(?:skip|jump|go)\\sto\\s(?:the\\s)?(?:main\\s)?(?:content|navigation|menu|search|footer)"
				+ "|(?:site\\s)?search|menu|home(?:\\spage)?|site\\s?map|log\\s?in|log\\s?out|sign\\s(?:in|up|out)|subscribe|close|yes|no"
				+ "|(?:expand|collapse|show|hide|open|close)\\sall(?:\\ssections)?|(?:read|show)\\s(?:more|less)|(?:next|previous)(?:\\spage)?"
				+ "|listen(?:\\sto\\sthis\\spage)?|read\\saloud|(?:increase|decrease)\\stext(?:\\ssize)?|a[+\u2212-]*"
				+ "|(?:give\\s|send\\s)?feedback|report\\sa\\sproblem(?:\\s(?:with|on)\\sthis\\spage)?|cookies?(?:\\s(?:settings|policy|preferences))?"
				+ "|(?:accept|reject)(?:\\sall)?(?:\\scookies)?|privacy(?:\\s(?:policy|notice|statement))?|accessibility(?:\\sstatement)?"
				+ "|(?:seite\\s)?drucken|druckversion|nach\\soben|zum\\s(?:seitenanfang|inhalt(?:\\sspringen)?)|teilen|suchen?|startseite|anmelden|abmelden"
				+ "|impressum|datenschutz(?:erkl\u00E4rung)?|barrierefreiheit|imprimer(?:\\sla\\spage)?|partager|haut\\sde\\s(?:la\\s)?page|aller\\sau\\scontenu"
				+ "|rechercher|accueil|se\\sconnecter|imprimir|compartir|compartilhar|volver\\sarriba|ir\\sal\\scontenido|buscar|inicio"
				+ "|stampa|condividi|torna\\ssu|afdrukken|delen|naar\\sboven|\u5370\u5237|\u6253\u5370|\u5206\u4EAB|\u5171\u6709|\u691C\u7D22|\u641C\u7D22"
				+ "|\u30DA\u30FC\u30B8\u306E?\u5148\u982D\u3078(?:\u623B\u308B)?|\u8FD4\u56DE\u9876\u90E8|\uC778\uC1C4|\uACF5\uC720|\uBAA9\uB85D");

	private PageLinks() {
	}

	/** Returns the letters and digits of a text, which spaces and signs do not change. */
	static String words(String text) {
		return NO_WORD.matcher(text).replaceAll("");
	}

	/**
	 * Whether links above the title of a document are a menu: they have no number and say
	 * nothing of the state of a document.
	 */
	static boolean isMenu(String text) {
		return text.length() <= MAX_LENGTH && !NUMBER.matcher(text).find() && !STATE.matcher(text).find()
				&& !StatusNotices.isNotice(text);
	}

	/** Whether a link or a button is for what a reader may do with any page. */
	static boolean isAction(String text) {
		return text.length() <= MAX_LENGTH && NO_WORD.splitAsStream(text).findAny().isPresent()
				&& ACTION.matcher(text.strip()).matches();
	}

}
