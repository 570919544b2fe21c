package io.regwatch.ingest.extract.markup;

import java.util.Locale;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** Recognises elements that raise or lower their text, by their name or their style. */
final class RaisedText {

	private static final Pattern RAISED = Pattern
		.compile("(?i)vertical-align\\s*+:\\s*+(?:super|text-top)|font-variant-position\\s*+:\\s*+super");

	private static final Pattern LOWERED = Pattern
		.compile("(?i)vertical-align\\s*+:\\s*+(?:sub|text-bottom)|font-variant-position\\s*+:\\s*+sub");

	private RaisedText() {
	}

	static boolean isRaised(String element, Attributes attributes) {
		return element.equals("sup") || is(RAISED, attributes.getValue("style"));
	}

	static boolean isLowered(String element, Attributes attributes) {
		return element.equals("sub") || is(LOWERED, attributes.getValue("style"));
	}

	/** Whether an element of the XML of laws raises its text. */
	static boolean isRaisedInLaw(String element, Attributes attributes) {
		return switch (element.toLowerCase(Locale.ROOT)) {
			case "sup", "superior", "superscript", "su" -> true;
			case "ht" -> "SUP".equals(attributes.getValue("TYPE"));
			case "e" -> "51".equals(attributes.getValue("T"));
			default -> false;
		};
	}

	/** Whether an element of the XML of laws lowers its text. */
	static boolean isLoweredInLaw(String element, Attributes attributes) {
		return switch (element.toLowerCase(Locale.ROOT)) {
			case "sub", "inferior", "subscript" -> true;
			case "ht" -> "SUB".equals(attributes.getValue("TYPE"));
			case "e" -> "52".equals(attributes.getValue("T"));
			default -> false;
		};
	}

	private static boolean is(Pattern position, @Nullable String style) {
		return style != null && position.matcher(style).find();
	}

}
