package io.regwatch.ingest.extract.markup;

import java.util.Objects;
import java.util.regex.Pattern;

import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/**
 * What elements of a page show whose content is not simply its text: chosen options,
 * gauges, areas of images, embedded pages, formulas in scripts, shadow trees, and what
 * stands for them.
 */
final class EmbeddedText {

	/** A page without a program says so. */
	private static final Pattern BROWSER = Pattern.compile("(?i)java\\s?script|browser|plug-?in|flash player");

	private EmbeddedText() {
	}

	/** Returns an empty text for elements that show nothing by their attributes. */
	static String of(String element, Attributes attributes) {
		return switch (element) {
			case "meter", "progress" -> gauge(attributes.getValue("value"), attributes.getValue("max"));
			case "iframe" -> page(attributes.getValue("srcdoc"));
			case "area" -> " " + Objects.requireNonNullElse(attributes.getValue("alt"), "") + " ";
			case "optgroup" -> " " + Objects.requireNonNullElse(attributes.getValue("label"), "") + " ";
			case "option" -> " ";
			default -> "";
		};
	}

	/** Whether an element that usually holds no text shows it. */
	static boolean isShown(String element, Attributes attributes) {
		return switch (element) {
			case "template" ->
				attributes.getValue("shadowrootmode") != null || attributes.getValue("shadowroot") != null;
			case "script" -> Objects.requireNonNullElse(attributes.getValue("type"), "").startsWith("math/");
			default -> false;
		};
	}

	/** Whether it is an option that is not chosen. */
	static boolean isNotShown(String element, Attributes attributes) {
		return element.equals("option") && attributes.getValue("selected") == null;
	}

	/** Whether a text in place of another one says only why it is there. */
	static boolean isAboutBrowser(String text) {
		return BROWSER.matcher(text).find();
	}

	private static String gauge(@Nullable String value, @Nullable String max) {
		return (value == null) ? "" : " %s/%s ".formatted(value, Objects.requireNonNullElse(max, "1"));
	}

	private static String page(@Nullable String source) {
		return (source == null) ? "" : " " + Jsoup.parse(source).text() + " ";
	}

}
