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
			case "checkbox", "radio" -> tick(attributes.getValue("checked") != null);
			case "text", "number", "date", "tel", "email", "url", "time", "month", "week", "datetime-local" ->
				isFixed(attributes) ? Objects.requireNonNullElse(attributes.getValue("value"), "") + " " : "";
			default -> "";
		};
	}

	/** Returns the tick of an element that scripts make such a field; often empty. */
	static String ofAria(Attributes attributes) {
		return switch (attributes.getValue("role")) {
			case "checkbox", "radio", "switch" -> tick("true".equals(attributes.getValue("aria-checked")));
			case null, default -> "";
		};
	}

	private static String tick(boolean checked) {
		return checked ? "\u2612 " : "\u2610 ";
	}

	private static boolean isFixed(Attributes attributes) {
		return attributes.getValue("readonly") != null || attributes.getValue("disabled") != null;
	}

}
