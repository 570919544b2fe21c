package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.regex.Pattern;

/** What a note that a site will be offline says beside that, and what it does not say. */
final class OutageWords {

	/** A day may have a full stop as well. */
	private static final Pattern SENTENCE_END = Pattern
		.compile("(?<!(?<![\\p{Nd}:.])\\p{Nd}{1,2})[.!?]+(?=\\s+\\p{Lu}|\\s*$)|[。！？;；]+");

	/** What no such note is about: who has to do something, by when, and with what. */
	private static final Pattern DUTY = Pattern.compile(
			"(?iu)(?<!\\p{L})(?:must|shall|ha(?:s|ve)\\sto|required|obliged|due(?!\\sto)|deadlines?|due\\sdates?|by\\s(?:e-?mail|fax|post)|devices?|equipment|reports?|applications?|notifications?"
					+ "|müssen|muss|einzureichen|frist\\p{L}*|meldung\\p{L}*|anträge?|geräte?\\p{L}?|doi(?:t|vent)|obligatoire|délais?|déclarations?|demandes?|dispositifs?"
					+ "|deben?|deberán?|plazos?|informes?|solicitud(?:es)?|dispositivos?|devono|deve|devem|deverão|prazos?|relatórios?|termin[ei]|scadenz[ae]|segnalazion[ei]|domand[ae]|dispositiv[oi]"
					+ "|moeten|moet|termijn\\p{L}*|meldingen|aanvra\\p{L}+|ska(?:ll)?|måste|skal|må|frist|täytyy|pitää|muszą|należy|termin\\p{L}*|wnios\\p{L}+|musí|lhůt\\p{L}+|žádost\\p{L}*|kell|határid\\p{L}+"
					+ "|trebuie|termenul\\p{L}*|moraju|mora|trebaju|необходимо|долж[а-я]+|следует|срок\\p{L}*|отч[её]т\\p{L}*|заявлени\\p{L}+|повинн\\p{L}+|трябва|πρέπει|προθεσμί\\p{L}+"
					+ "|zorunda\\p{L}*|gerekir|phải|harus|wajib|يجب|חייב\\p{L}*)(?!\\p{L})"
					+ "|しなければ|ならない|期限|届出|報告|申請|必须|必須|应当|應當|期限|报告|申请|申請|하여야|해야|기한|보고|신청|ต้อง");

	/** To the readers of a site. */
	private static final Pattern APOLOGY = Pattern.compile(
			"(?iu)apologi[sz]e|apologies|sorry|inconvenience|thank\\syou|entschuldig|verständnis|unannehmlichkeit|désagrément|excus|veuillez\\sréessayer|merci|disculp|molestias|gracias"
					+ "|desculp|inconveniente|transtorno|disagio|scus|ongemak|excuses|begrip|besvär|ursäkt|ulemp|beklag|unnskyld|pahoittel|haitta|przepras|utrudnieni|omlouv|ospravedlň|elnézés|scuze"
					+ "|ispričav|извин|неудобств|вибач|незручност|συγγνώμη|αναστάτωση|özür|نعتذر|עמכם|הסליחה|खेद|असुविधा|ขออภัย|xin\\slỗi|bất\\stiện|mohon\\smaaf|ご迷惑|お詫び|抱歉|不便|불편|양해");

	private OutageWords() {
	}

	static boolean isDuty(String text) {
		return DUTY.matcher(text).find();
	}

	static boolean isApology(String text) {
		return APOLOGY.matcher(text).find() && PageLinks.isNeutral(text);
	}

	static List<String> sentences(String text) {
		return SENTENCE_END.splitAsStream(text).map(String::strip).filter((sentence) -> !sentence.isEmpty()).toList();
	}

}
