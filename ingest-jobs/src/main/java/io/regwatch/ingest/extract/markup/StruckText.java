package io.regwatch.ingest.extract.markup;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** Recognises text that its author has struck out, by its element, style or class. */
final class StruckText {

	private static final int MAX_STYLE = 1_000;

	private static final Pattern NAME = Pattern
		.compile("(?:text-decoration-)?(?:line|strike)-?(?:through|out)|(?:text-)?strike|struck(?:-out)?");

	private StruckText() {
	}

	static boolean is(String element, Attributes attributes) {
		return switch (element) {
			case "del", "s", "strike" -> true;
			default -> isStyle(attributes.getValue("style")) || ElementNames.names(attributes.getValue("class"))
				.anyMatch((name) -> NAME.matcher(name).matches());
		};
	}

	private static boolean isStyle(@Nullable String style) {
		return style != null && style.length() <= MAX_STYLE && Arrays.stream(style.toLowerCase(Locale.ROOT).split(";"))
			.anyMatch((rule) -> rule.strip().startsWith("text-decoration") && rule.contains("line-through"));
	}

}
