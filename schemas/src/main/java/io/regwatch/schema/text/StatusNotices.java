package io.regwatch.schema.text;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Recognises statements about the validity of a document, such as withdrawal banners. */
public final class StatusNotices {

	private static final int MAX_LENGTH = 600;

	/** A notice says early what it has to say. */
	private static final int MOST_READ = 3000;

	private static final Pattern NOTICE = Pattern
		.compile("(?iu)(?<![\\p{L}\\p{N}])(?:withdrawn|revoked|repealed|rescinded|superseded"
				+ "|archived|obsolete|cancelled|discontinued|expired|lapsed|no\\slonger\\s(?:in\\sforce|valid|current|applicable|maintained)"
				+ "|not\\s(?:yet\\s)?in\\sforce|has\\sbeen\\sreplaced|replaced\\sby|under\\sreview|draft\\sfor\\sconsultation"
				+ "|zurückgezogen|aufgehoben|außer\\skraft|ersetzt\\sdurch|ungültig|archiviert"
				+ "|retiré\\p{L}*|abrogé\\p{L}*|annulé\\p{L}*|remplacé\\p{L}*|périmé\\p{L}*|archivé\\p{L}*|plus\\sen\\svigueur"
				// Registers write capitals without accents.
				+ "|(?-i:(?:ABROG|ANNUL|PERIM|REMPLAC)EE?S?)"
				+ "|retirad[oa]s?|derogad[oa]s?|revogad[oa]s?|sustituid[oa]s?|substituíd[oa]s?|anulad[oa]s?|caducad[oa]s?"
				+ "|ritirat[oa]|abrogat[oa]|sostituit[oa]|ingetrokken|vervallen|vervangen|upphävd|återkallad|ophævet|opphevet"
				+ "|uchylon[ya]|zrušen[oáéý]?|stiahnut[éáý]|stažen[oáýé]|утратил\\p{L}*\\sсилу|отмен[её]н\\p{L}*|оттеглен\\p{L}*"
				+ "|скасован\\p{L}*|втрати\\p{L}*\\sчинність|відкликан\\p{L}*|укинут\\p{L}*|повучен\\p{L}*|ukinut[oai]?|povučen[oai]?|razveljavljen[oai]?"
				+ "|sin\\sefecto|sem\\sefeito|caduc[oa]|insubsistente|abrogat[ăe]?|retras[ăe]?|hatályon\\skívül|hatálytalan|visszavon\\p{L}+"
				+ "|kumottu|peruutettu|kehtetu|tagasi\\svõetud|atcelt[sa]|atsaukt[sa]|zaudēj\\p{L}+\\sspēku|panaikint\\p{L}*|negalioja|neteko\\sgalios|atšaukt\\p{L}*"
				+ "|καταργ\\p{L}+|ανακλήθηκε|ανακληθεί\\p{L}*|αποσύρθηκε|yürürlükten\\skaldırıl\\p{L}+|mülga|iptal\\sedil\\p{L}+|geri\\sçekil\\p{L}+"
				+ "|dicabut|ditarik|dibatalkan|tidak\\sberlaku\\slagi|dimansuhkan|hết\\shiệu\\slực|bãi\\sbỏ|imefutwa|imeondolewa"
				+ "|בוטל[הו]?|מבוטלת?|فسخ\\sشده|لغو\\sشده|منسوخ|निरस्त)(?![\\p{L}\\p{N}])"
				+ "|廃止|撤回|失効|废止|廢止|失效|撤销|被取代|폐지|철회|ملغ[ىيا]|أُ?لغي|ยกเลิก|เพิกถอน", Pattern.UNICODE_CASE);

	/** What follows a state that begins a line. */
	static final String AFTER_STATE = "(?:$|\\s?[:.,;()\\[\\]|\u2013\u2014-]|\\s(?:by|on|durch|am|par|le|por|el|da|il|door|op)\\s)";

	private static final Pattern AFTER = Pattern.compile("(?iu)" + AFTER_STATE);

	private static final String BORDER = "[,;:.!?()|\\n\\r\u2013\u2014\u3001\u3002\uFF0C\uFF1B\u060C]";

	/** What stands before the last part of a sentence. */
	private static final Pattern BEGINNING = Pattern.compile("(?s)^.*" + BORDER);

	private static final Pattern REST = Pattern.compile("(?s)" + BORDER + ".*$");

	/** Parts of words that may state of a document what it is worth. */
	private static final Pattern STATE = Pattern.compile(
			"(?iu)draft|final|approv|suspend|authori(?!t)|mandatory|voluntary|revok|expir|repeal|withdr|recall|(?<!\\p{L})(?:re)?open|(?<!\\p{L})clos|force|effective|valid|current"
					+ "|adopt|propos|binding|extend|amend|modif|stayed|vacat|prohibit|vigor|projekt|obowi|verbindlich|vorschlag|beschluss"
					+ "|g\u00E6ldend|historisk|voimassa|kumottu|hat\u00E1ly|\u0441\u0438\u043B\u0435|\u0434\u0435\u0439\u0441\u0442\u0432|\u043F\u0440\u043E\u0435\u043A\u0442"
					+ "|\u03C3\u03C7\u03AD\u03B4\u03B9\u03BF|\u03B9\u03C3\u03C7\u03CD|\u6709\u6548|\u4FEE\u6539|\u4FEE\u6B63|\uC2DC\uD589|\uAC1C\uC815"
					+ "|consult|comment|entwurf|endg\u00FCltig|in kraft|anh\u00F6rung|projet|d\u00E9finitif|vigueur"
					+ "|borrador|vigente|rascunho|bozza|vigore|concept|geldend|\u8349\u6848|\u6848|\u73FE\u884C|\u73B0\u884C"
					+ "|\u751F\u6548|\u65BD\u884C|\u610F\u898B|\u610F\u89C1");

	private StatusNotices() {
	}

	/**
	 * Recognises such a statement. A long text is one if a sentence of it is about this
	 * document.
	 * @param text beside the content
	 * @return whether it states that the document has ended
	 */
	public static boolean isNotice(String text) {
		return (text.length() <= MAX_LENGTH) ? words(text).findAny().isPresent() : isOfThis(text);
	}

	/**
	 * Recognises such a statement where other documents are named.
	 * @param text beside the content
	 * @return whether it says of this document that it has ended
	 */
	public static boolean isOfThis(String text) {
		return sentences(text, EndSentences::isOfThis).findAny().isPresent();
	}

	/**
	 * Recognises such a statement where other documents may be named.
	 * @param text beside the content
	 * @return whether it says so of this document, or begins with such a word
	 */
	public static boolean isOwn(String text) {
		return endings(text)
			.anyMatch((state) -> state.start() == 0 && AFTER.matcher(text.substring(state.end())).lookingAt())
				|| sentences(text, EndSentences::isOwn).findAny().isPresent();
	}

	/**
	 * Recognises words about the state of a document, which may also be about others.
	 * @param text beside the content
	 * @return whether it has one
	 */
	public static boolean hasState(String text) {
		return STATE.matcher(text).find();
	}

	/**
	 * The words of a text that state that a document has ended.
	 * @param text beside the content
	 * @return each as it is written; sentences if they say so in other words
	 */
	public static Stream<String> words(String text) {
		List<String> words = endings(text).map(MatchResult::group).toList();
		return words.isEmpty() ? sentences(text, EndSentences::isAny).map(Sentence::text) : words.stream();
	}

	private static Stream<MatchResult> endings(String text) {
		return NOTICE.matcher(text)
			.results()
			.filter((word) -> !OtherEnds.isNamedBy(word, text) && !isSupposed(word, text));
	}

	/** Whether a word stands in a condition, such as "if it was withdrawn". */
	private static boolean isSupposed(MatchResult word, String text) {
		String before = text.substring(Math.max(0, word.start() - MAX_LENGTH), word.start());
		String after = text.substring(word.end(), Math.min(text.length(), word.end() + MAX_LENGTH));
		String part = BEGINNING.matcher(before).replaceFirst("") + word.group();
		String rest = REST.matcher(after).replaceFirst("");
		return EndSentences.OF_ALL_LANGUAGES.stream().anyMatch((language) -> language.isSupposed(part, rest));
	}

	private static Stream<Sentence> sentences(String text, BiPredicate<EndSentences, Sentence> kind) {
		return Sentence.of(text.substring(0, Math.min(text.length(), MOST_READ)))
			.filter((sentence) -> EndSentences.OF_ALL_LANGUAGES.stream()
				.anyMatch((language) -> kind.test(language, sentence)));
	}

}
