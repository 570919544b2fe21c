package io.regwatch.ingest.extract.markup;

import java.util.Locale;
import java.util.Objects;

import org.xml.sax.Attributes;

/** What a field of a form shows: a tick, or a value that readers cannot change. */
final class FormField {

	private FormField() {
	}

	/** Returns an empty text for fields that show nothing of the document. */
	static String of(Attributes attributes) {
		String type = Objects.requireNonNullElse(attributes.getValue("type"), "text").toLowerCase(Locale.ROOT);
		return switch (type) {
			case "checkbox", "radio" -> (attributes.getValue("checked") != null) ? "\u2612 " : "\u2610 ";
			case "text", "number", "date" ->
				isFixed(attributes) ? Objects.requireNonNullElse(attributes.getValue("value"), "") + " " : "";
			default -> "";
		};
	}

	private static boolean isFixed(Attributes attributes) {
		return attributes.getValue("readonly") != null || attributes.getValue("disabled") != null;
	}

}
