package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

/** Recognises statements about the validity of a document, such as withdrawal banners. */
final class StatusNotices {

	private static final int MAX_LENGTH = 600;

	private static final Pattern NOTICE = Pattern
		.compile("(?iu)(?<![\\p{L}\\p{N}])(?:withdrawn|revoked|repealed|rescinded|superseded"
				+ "|archived|obsolete|cancelled|discontinued|expired|lapsed|no\\slonger\\s(?:in\\sforce|valid|current|applicable|maintained)"
				+ "|not\\s(?:yet\\s)?in\\sforce|has\\sbeen\\sreplaced|replaced\\sby|under\\sreview|draft\\sfor\\sconsultation"
				+ "|zurückgezogen|aufgehoben|außer\\skraft|ersetzt\\sdurch|ungültig|archiviert"
				+ "|retiré\\w*|abrogé\\w*|annulé\\w*|remplacé\\w*|périmé\\w*|archivé\\w*|plus\\sen\\svigueur"
				+ "|retirad[oa]s?|derogad[oa]s?|revogad[oa]s?|sustituid[oa]s?|substituíd[oa]s?|anulad[oa]s?|caducad[oa]s?"
				+ "|ritirat[oa]|abrogat[oa]|sostituit[oa]|ingetrokken|vervallen|vervangen|upphävd|återkallad|ophævet|opphevet"
				+ "|uchylon[ya]|zrušen[oý]?|утратил\\w*\\sсилу|отмен[её]н\\w*)(?![\\p{L}\\p{N}])"
				+ "|廃止|撤回|失効|废止|廢止|失效|撤销|被取代|폐지|철회|ملغ[ىي]", Pattern.UNICODE_CASE);

	private StatusNotices() {
	}

	/** Whether a text beside the content states that the document has ended. */
	static boolean isNotice(String text) {
		return text.length() <= MAX_LENGTH && NOTICE.matcher(text).find();
	}

}
