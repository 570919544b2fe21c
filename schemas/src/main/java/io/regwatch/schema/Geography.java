package io.regwatch.schema;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Codes of countries and of other regions with their own law. */
public final class Geography {

	/** What is allowed, for messages. */
	public static final String CODES = "ISO 3166-1 alpha-2 codes, EU or INT";

	/** Stands for bodies whose rules concern everybody. */
	public static final String INTERNATIONAL = "INT";

	private static final String UNION = "EU";

	/** The Union, and the European Economic Area, which adopts its rules. */
	private static final Set<String> MEMBERS = Set.of("AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR",
			"GR", "HR", "HU", "IE", "IS", "IT", "LI", "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI",
			"SK");

	/** Where the Union's rules hold too: in Northern Ireland, and by a customs union. */
	private static final Set<String> ASSOCIATED = Set.of("GB", "TR");

	private static final Set<String> ALL = Stream.concat(Stream.of(Locale.getISOCountries()), Stream.of("EU", "INT"))
		.collect(Collectors.toUnmodifiableSet());

	private Geography() {
	}

	/**
	 * Tells whether a code is one.
	 * @param code any text
	 * @return whether it is an ISO 3166-1 alpha-2 code, {@code EU} or {@code INT}
	 */
	public static boolean isCode(String code) {
		return ALL.contains(code);
	}

	/**
	 * Tells whether an authority's rules may concern who sells in a market.
	 * @param authority code of its geography
	 * @param market code
	 * @return {@code false} only if they clearly do not
	 */
	public static boolean reaches(String authority, String market) {
		return authority.equals(INTERNATIONAL) || market.equals(INTERNATIONAL) || authority.equals(market)
				|| (authority.equals(UNION) && (MEMBERS.contains(market) || ASSOCIATED.contains(market)))
				|| (market.equals(UNION) && MEMBERS.contains(authority));
	}

}
