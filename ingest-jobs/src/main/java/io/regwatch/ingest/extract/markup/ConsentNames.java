package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

import org.xml.sax.Attributes;

/** Recognises boxes that ask for consent to cookies by what they are named. */
final class ConsentNames {

	/** The names that tools for consent give to their boxes. */
	private static final String CONSENT_TOOLS = "cc-(?:window|banner|revoke|dialog|message)|(?:tarteaucitron|didomi|usercentrics|cybot|cookiebot"
			+ "|truste|trustarc|evidon|osano-cm|klaro|iubenda-cs|borlabs|brlbs|cky|cmplz|termly|axeptio|orejime|qc-cmp\\d?|wt-cck|ecl-cck"
			+ "|cookie-law-info|cookiefirst|ppms-cm|sp-message|hs-eu-cookie|moove-gdpr|gdpr-(?:banner|cookie|consent|notice|bar|popup|modal|message|overlay))"
			+ "(?:-.*)?|(?:consent|privacy)-(?:banner|bar|popup|modal|dialog|overlay|layer|manager)(?:-.*)?|cmp-?(?:box|wrapper|container|root)";

	private static final Pattern COOKIES = Pattern.compile("(?:[a-z0-9]+-){0,2}?"
			+ "cookies?-?(?:banner|notice|consent|bar|message|popup|law|compliance|settings|dialog|modal|overlay|info|alert"
			+ "|disclaimer|hint|layer|control|warning|man|bot)(?!s(?:-|$))[a-z0-9]*(?:-.*)?|onetrust-.*|sliding-popup|cookie|"
			+ CONSENT_TOOLS);

	private static final Pattern BANNER_LABEL = Pattern
		.compile("(?iu).*\\bcookies?\\b.*(?:banner|consent|notice|settings|preferences|bar|message|popup|dialog)"
				+ "|.*(?:consent|bandeau|avis|aviso|banner|gestion|preferences).*\\bcookies?\\b.*|cookie-?(?:hinweise?|einstellungen)");

	private ConsentNames() {
	}

	/**
	 * Whether an element is named like a cookie banner.
	 * @param section whether it may be a section, whose id often names its topic
	 */
	static boolean isBanner(Attributes attributes, boolean section) {
		return ElementNames.is(COOKIES, attributes.getValue("class"))
				|| (!section && ElementNames.is(COOKIES, attributes.getValue("id")))
				|| (!section && isBannerLabel(attributes));
	}

	private static boolean isBannerLabel(Attributes attributes) {
		String label = attributes.getValue("aria-label");
		return attributes.getValue("role") != null && label != null && label.length() <= ElementNames.MAX_LABEL
				&& BANNER_LABEL.matcher(label.strip()).matches();
	}

}
