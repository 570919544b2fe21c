package io.regwatch.ingest.extract.markup.style;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** Recognises elements that raise or lower their text, by their name or their style. */
public final class RaisedText {

	/** A length raises; shifts of a pixel only align icons. */
	private static final String LENGTH = "(?:0*+\\.[2-9]\\d*+em|0*+[1-9]\\d*+(?:\\.\\d++)?em|0*+(?:[2-9]|[1-9]\\d)\\d*+(?:\\.\\d++)?(?:px|pt|%))";

	private static final Pattern RAISED = style("super|text-top|\\+?" + LENGTH, "super", "-" + LENGTH, "\\+?" + LENGTH);

	private static final Pattern LOWERED = style("sub|text-bottom|-" + LENGTH, "sub", "\\+?" + LENGTH, "-" + LENGTH);

	private static final Pattern RAISED_NAME = Pattern.compile("(?:.*-)?(?:super|sup|superscript)");

	private static final Pattern LOWERED_NAME = Pattern.compile("(?:.*-)?(?:sub|subscript)");

	private static final Set<String> RAISED_NAMES = Set.of("super", "sup", "superscript", "superior");

	private static final Set<String> LOWERED_NAMES = Set.of("sub", "subscript", "inferior");

	private RaisedText() {
	}

	/**
	 * The styles of CSS 2.1, 10.8.1, and those that Word writes.
	 * @param align values of {@code vertical-align}
	 * @param position value of {@code font-variant-position}
	 * @param top distances from the top
	 * @param raise distances from the line
	 */
	private static Pattern style(String align, String position, String top, String raise) {
		return Pattern
			.compile("(?i)vertical-align\\s*+:\\s*+(?:%s)(?![\\w.%%])|font-variant-position\\s*+:\\s*+%s(?!\\w)"
				.formatted(align, position)
					+ "|(?<![\\w-])top\\s*+:\\s*+(?:%s)(?![\\w.%%])|mso-text-raise\\s*+:\\s*+(?:%s)(?![\\w.%%])"
						.formatted(top, raise));
	}

	public static boolean isRaised(String element, Attributes attributes) {
		return element.equals("sup") || is(RAISED, RAISED_NAME, element, attributes);
	}

	public static boolean isLowered(String element, Attributes attributes) {
		return element.equals("sub") || is(LOWERED, LOWERED_NAME, element, attributes);
	}

	/** Menus have such names, too, and have no digits to raise within a line. */
	private static boolean is(Pattern position, Pattern name, String element, Attributes attributes) {
		return PhrasingElements.has(element) && (is(position, attributes.getValue("style"))
				|| ClassNames.of(attributes.getValue("class")).anyMatch((one) -> name.matcher(one).matches()));
	}

	/** Whether an element of the XML of laws raises its text. */
	public static boolean isRaisedInLaw(String element, Attributes attributes) {
		return isRaised(element, attributes) || Typeface.of(attributes).anyMatch(RAISED_NAMES::contains)
				|| switch (element.toLowerCase(Locale.ROOT)) {
					case "sup", "superior", "superscript", "su" -> true;
					case "ht" -> "SUP".equals(attributes.getValue("TYPE"));
					case "e" -> "51".equals(attributes.getValue("T"));
					default -> false;
				};
	}

	/** Whether an element of the XML of laws lowers its text. */
	public static boolean isLoweredInLaw(String element, Attributes attributes) {
		return isLowered(element, attributes) || Typeface.of(attributes).anyMatch(LOWERED_NAMES::contains)
				|| switch (element.toLowerCase(Locale.ROOT)) {
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
