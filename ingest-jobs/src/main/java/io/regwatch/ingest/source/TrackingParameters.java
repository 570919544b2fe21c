package io.regwatch.ingest.source;

import io.regwatch.schema.text.BoundedPattern;

/**
 * Parameters by which sites follow readers: campaigns, clicks and sessions. They name no
 * other document, and may be others each time a list is read.
 */
public final class TrackingParameters {

	private static final String CAMPAIGN = "(?:utm|mtm|pk|matomo)_[^=&#]*|mc_[ce]id|_ga|_gl|_hs(?:enc|mi)";

	private static final String CLICK = "fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid";

	private static final String SESSION = "jsessionid|phpsessid|aspsessionid[a-z]*|cfid|cftoken";

	/** Short values of these name a document as often as a session. */
	private static final String LONG_SESSION = "(?:sid|sessionid|session_id)=[0-9a-z_-]{16,}";

	private static final String PARAMETER = "(?<=[?&])(?:(?:" + CAMPAIGN + "|" + CLICK + "|" + SESSION + ")=[^&#]*|"
			+ LONG_SESSION + ")(?:&|(?=#)|$)";

	private static final String PATH_PARAMETER = ";(?:" + SESSION + ")=[^/?#;]*";

	/** As ASP.NET writes it for readers without cookies. */
	private static final String PATH_SESSION = "/[(](?:[asfx][(][0-9a-z_=-]*[)])+[)](?=/)";

	/**
	 * A regular expression of them, which PostgreSQL reads as well; case does not matter.
	 */
	public static final String REGEX = PARAMETER + "|" + PATH_PARAMETER + "|" + PATH_SESSION;

	private static final BoundedPattern ANY = BoundedPattern.ignoringCase(REGEX);

	/** What is left before nothing. */
	private static final BoundedPattern SEPARATOR = BoundedPattern.compile("[?&](?=#|$)");

	private TrackingParameters() {
	}

	/**
	 * Removes them.
	 * @param address that a list gives, or an id
	 * @return the same text if it has none
	 */
	public static String remove(String address) {
		String plain = ANY.replaceAll(address, "");
		return plain.equals(address) ? address : SEPARATOR.replaceAll(plain, "");
	}

}
