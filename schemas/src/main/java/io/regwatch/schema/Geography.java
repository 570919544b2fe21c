package io.regwatch.schema;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Codes of countries and of what stands beside them. */
public final class Geography {

	/** What is allowed, for messages. */
	public static final String CODES = "ISO 3166-1 alpha-2 codes, EU or INT";

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

}
