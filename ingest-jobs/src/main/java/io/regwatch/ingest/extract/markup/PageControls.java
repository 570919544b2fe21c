package io.regwatch.ingest.extract.markup;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Collects the ids of elements that links and buttons of a page open: their text is part
 * of the page also while it is hidden.
 */
final class PageControls extends DefaultHandler {

	private static final Pattern SPACE = Pattern.compile("\\s+");

	private final Set<String> ids = new HashSet<>();

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		String controlled = attributes.getValue("aria-controls");
		if (controlled != null) {
			SPACE.splitAsStream(controlled.strip()).forEach(this.ids::add);
		}
		Stream.of("href", "data-target", "data-bs-target")
			.map(attributes::getValue)
			.filter((target) -> target != null && target.startsWith("#"))
			.map((target) -> target.substring(1))
			.forEach(this.ids::add);
	}

	Set<String> ids() {
		return this.ids;
	}

}
