package io.regwatch.schema.text;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Recognises that a word such as "withdrawn" says nothing of a document: it is denied or
 * may come true, or a product left the market, or somebody took back an application.
 */
final class OtherEnds {

	/** Characters before a word that are looked at. */
	private static final int BEFORE = 80;

	private static final String THING = "(?:application|request|submission|consent|licen[cs]e|certificate|product|device|authori[sz]ation"
			+ "|antrag|produkt|gerät|zulassung|zertifikat|demande|dispositif|autorisation|certificat|produit|solicitud|producto|dispositivo"
			+ "|autorización|certificado|domanda|prodotto|autorizzazione|certificato|aanvraag|hulpmiddel|vergunning|certificaat)";

	private static final String MARKET = "(?:from (?:the )?(?:\\p{L}+ )?(?:market|study|trial)s?|vom markt|du marché|del mercado|do mercado|dal mercato"
			+ "|van de markt|från marknaden|[fa][rf]a? markedet|markkinoilta|z rynku|z obrotu|[zs] trhu|с рынка|из обращения|з ринку|з обігу"
			+ "|de pe piață|sa? tržišta|piyasadan|市場から|市场|시장에서)";

	private static final Pattern DENIED = Pattern.compile(
			"(?iu)(?<!\\p{L})(?:not|never|nicht|pas|no|non|não|niet|inte|ikke|ikkje|nie|ne|не|δεν|nije|nu(?= (?:a|au|este|sunt) ))"
					+ "(?: (?:been|yet|encore|été|ha|han|fue|fueron|está|están|sido|è|sono|stat[oaie]|foi|foram|został[aoy]?|był[aoy]?|byl[aoyi]?"
					+ "|bol[aoi]?|был[аои]?|було|був|була|були|a|au|este|sunt|fost|έχει|е|са|bi[ol][ao]?|je|su))* $");

	private static final Pattern POSSIBLE = Pattern.compile(
			"(?iu)(?<!\\p{L})(?:(?:may|can|could|might|must|should) be|(?:peut|peuvent|doit|doivent) être|(?:puede|pueden|debe|deben|pode|podem|deve|devem) ser"
					+ "|(?:può|possono|deve|devono) essere|(?:kan|kunnen|moet|mag)(?: \\S+){0,3} worden) $");

	private static final Pattern OF_THING = Pattern
		.compile("(?iu)(?:(?<!\\p{L})(?:hat|haben|heeft|hebben)(?: \\S+){0,4} \\p{L}*" + THING + "|" + MARKET + ") ?$");

	private static final Pattern ACTIVE = Pattern
		.compile("(?iu)(?<!\\p{L})(?:has|have|had|having|a|ont|ha|han|hanno)(?: \\p{L}+ly)? $");

	private static final Pattern THING_AFTER = Pattern.compile("(?iu) (?:\\S+ ){0,3}?" + THING);

	private static final Pattern MARKET_AFTER = Pattern
		.compile("(?iu) ?(?:\\S+ ){0,2}?(?:" + MARKET + "|werden(?!\\p{L}))");

	private OtherEnds() {
	}

	/**
	 * Whether a word says so.
	 * @param word in a text with single spaces
	 */
	static boolean isNamedBy(MatchResult word, String text) {
		String before = text.substring(Math.max(0, word.start() - BEFORE), word.start());
		String after = text.substring(word.end());
		return DENIED.matcher(before).find() || POSSIBLE.matcher(before).find() || OF_THING.matcher(before).find()
				|| MARKET_AFTER.matcher(after).lookingAt()
				|| (ACTIVE.matcher(before).find() && THING_AFTER.matcher(after).lookingAt());
	}

}
