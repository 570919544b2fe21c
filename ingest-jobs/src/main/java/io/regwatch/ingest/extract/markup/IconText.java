package io.regwatch.ingest.extract.markup;

import io.regwatch.ingest.extract.markup.style.ClassNames;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.markup.stamp.RelativeTimes;
import org.xml.sax.Attributes;

/**
 * What an icon shows, above all in cells of tables that have no other text: its label, or
 * a sign for the name that icon fonts and sprites give to it.
 */
final class IconText {

	static final String TICK = "\u2713";

	static final String CROSS = "\u2717";

	private static final int MAX_NAME = 80;

	private static final Pattern NAME = Pattern
		.compile("(?:fa[bdlrs]?|icons?|bi|glyphicon|mdi|ri|ti|dashicons|typcn|ion|las?|pi|oi|uil|bx|lni|feather|octicon"
				+ "|symbol)-(?!(?:lg|xs|sm|xl|\\d*x|w-\\d+|fw|spin|solid|regular|light|thin|brands|small|medium|large)$)([a-z0-9-]+)");

	private static final String SHAPE = "(?:-(?:circle|square|bold|mark|alt|lg|line|fill))*+";

	private static final Pattern NAMED_TICK = Pattern
		.compile("(?:(?!not-|no-|un-)[a-z0-9]+-)*?(?:check|checked|checkmark|tick|ok|yes|done)" + SHAPE);

	private static final Pattern NAMED_CROSS = Pattern
		.compile("(?:(?!not-|no-|un-)[a-z0-9]+-)*?(?:times|xmark|x|cross|remove|no|close|ban)" + SHAPE);

	/** Of cells and of elements without text in them. */
	private static final Pattern WORD = Pattern.compile("yes|tick|check|checked|true|no|cross|false");

	private IconText() {
	}

	/** Returns an empty text for elements that are not named like icons. */
	static String of(String element, Attributes attributes) {
		return switch (element) {
			case "i", "svg", "span", "div" -> shown(labelOf(element, attributes), named(attributes));
			case "use" -> sign(fragment(attributes));
			default -> "";
		};
	}

	/** Signs say more than labels, which may be the same for all icons of a table. */
	private static String shown(String label, String sign) {
		return (label.isEmpty() || sign.equals(TICK) || sign.equals(CROSS)) ? sign : (label + " " + sign).strip();
	}

	/**
	 * Returns what an element is called that shows it by an icon, a colour or an image of
	 * its own if it has no text; empty for elements that are a name of something else.
	 */
	static String labelOf(String element, Attributes attributes) {
		boolean icon = switch (element) {
			case "i", "b", "em", "span", "svg" -> true;
			default -> "img".equals(attributes.getValue("role"));
		};
		return icon ? label(attributes) : "";
	}

	static String label(Attributes attributes) {
		return Stream.of("aria-label", "title")
			.map(attributes::getValue)
			.filter((label) -> label != null && !label.isBlank() && !RelativeTimes.has(label))
			.findFirst()
			.orElse("");
	}

	/** Returns the sign that a plain word as a class stands for; often empty. */
	static String ofWord(Attributes attributes) {
		return ClassNames.of(attributes.getValue("class"))
			.filter((name) -> WORD.matcher(name).matches())
			.map((name) -> switch (name) {
				case "no", "cross", "false" -> CROSS;
				default -> TICK;
			})
			.findFirst()
			.orElse("");
	}

	private static String named(Attributes attributes) {
		return ClassNames.of(attributes.getValue("class"))
			.map(IconText::sign)
			.filter((sign) -> !sign.isEmpty())
			.findFirst()
			.orElse("");
	}

	/** The name of a drawing in a sprite, as in {@code sprite.svg#check}. */
	private static String fragment(Attributes attributes) {
		return Stream.of("href", "xlink:href")
			.map(attributes::getValue)
			.filter(Objects::nonNull)
			.findFirst()
			.map((href) -> "icon-" + href.substring(href.lastIndexOf('#') + 1).toLowerCase(Locale.ROOT))
			.orElse("");
	}

	private static String sign(String name) {
		Matcher named = NAME.matcher(name);
		if (name.length() > MAX_NAME || !named.matches()) {
			return "";
		}
		String icon = named.group(1);
		if (NAMED_TICK.matcher(icon).matches()) {
			return TICK;
		}
		return NAMED_CROSS.matcher(icon).matches() ? CROSS : "[Icon: %s]".formatted(icon);
	}

}
