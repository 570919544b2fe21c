package io.regwatch.ingest.extract.markup;

import java.util.Locale;
import java.util.Set;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** Knows the elements on which readers click to see what follows them. */
final class Openers {

	/** Questions of a list are answered by what follows. */
	private static final Set<String> ELEMENTS = Set.of("button", "dt", "label", "summary");

	private Openers() {
	}

	static boolean is(String element, Attributes attributes) {
		return ELEMENTS.contains(element) || attributes.getValue("aria-expanded") != null
				|| attributes.getValue("onclick") != null || "button".equals(attributes.getValue("role"))
				|| (element.equals("a") && leadsNowhere(attributes.getValue("href")));
	}

	private static boolean leadsNowhere(@Nullable String href) {
		return href != null
				&& (href.strip().equals("#") || href.strip().toLowerCase(Locale.ROOT).startsWith("javascript:"));
	}

}
