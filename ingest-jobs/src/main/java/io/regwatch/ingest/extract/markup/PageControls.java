package io.regwatch.ingest.extract.markup;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Collects the ids of elements that links, buttons and options of a page open: their text
 * is part of the page also while it is hidden.
 */
final class PageControls extends DefaultHandler {

	/** Arguments of functions. */
	private static final Pattern QUOTED = Pattern.compile("['\"]#?([\\w:.-]{1,100})['\"]");

	private static final Pattern SPACE = Pattern.compile("\\s+");

	private static final int MAX_LENGTH = 200;

	private final Set<String> ids = new HashSet<>();

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		for (int at = 0; at < attributes.getLength(); at++) {
			String name = attributes.getLocalName(at).toLowerCase(Locale.ROOT);
			String value = attributes.getValue(at);
			if (isScript(name, value)) {
				QUOTED.matcher(value).results().forEach((quoted) -> this.ids.add(quoted.group(1)));
			}
			else if (isReference(name, value)) {
				SPACE.splitAsStream(value.strip())
					.map((id) -> id.startsWith("#") ? id.substring(1) : id)
					.forEach(this.ids::add);
			}
		}
	}

	/** Scripts find in the data and values of controls what to open. */
	private static boolean isReference(String name, String value) {
		return value.length() <= MAX_LENGTH && switch (name) {
			case "aria-controls", "aria-owns", "aria-details", "value", "popovertarget", "commandfor" -> true;
			case "href" -> value.startsWith("#");
			default -> name.startsWith("data-");
		};
	}

	private static boolean isScript(String name, String value) {
		return name.startsWith("on") || (name.equals("href")
				&& value.strip().regionMatches(true, 0, "javascript:", 0, "javascript:".length()));
	}

	Set<String> ids() {
		return this.ids;
	}

}
