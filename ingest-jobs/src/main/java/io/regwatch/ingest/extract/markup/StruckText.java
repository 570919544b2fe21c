package io.regwatch.ingest.extract.markup;

import java.util.Locale;
import java.util.regex.Pattern;

import org.xml.sax.Attributes;

/** Recognises text that its author has struck out, by its element, style or class. */
final class StruckText {

	private static final Pattern STYLE = Pattern.compile("(?i)text-decoration(?:-line)?\\s*+:[^;]*line-through");

	private static final Pattern NAME = Pattern
		.compile("(?:^|\\s)(?:text-decoration-)?(?:line|strike)-?_?(?:through|out)(?:\\s|$)");

	private StruckText() {
	}

	static boolean is(String element, Attributes attributes) {
		String style = attributes.getValue("style");
		String names = attributes.getValue("class");
		return switch (element) {
			case "del", "s", "strike" -> true;
			default -> (style != null && STYLE.matcher(style).find())
					|| (names != null && NAME.matcher(names.toLowerCase(Locale.ROOT)).find());
		};
	}

}
