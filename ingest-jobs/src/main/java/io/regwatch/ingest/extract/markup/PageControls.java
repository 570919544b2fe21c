package io.regwatch.ingest.extract.markup;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Collects the ids of elements that links and buttons of a page open: their text is part
 * of the page also while it is hidden.
 */
final class PageControls extends DefaultHandler {

	/** Arguments of functions. */
	private static final Pattern QUOTED = Pattern.compile("['\"]#?([\\w:.-]{1,100})['\"]");

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
		IntStream.range(0, attributes.getLength())
			.filter((at) -> isScript(attributes.getLocalName(at), attributes.getValue(at)))
			.forEach((at) -> QUOTED.matcher(attributes.getValue(at))
				.results()
				.forEach((quoted) -> this.ids.add(quoted.group(1))));
	}

	private static boolean isScript(String name, String value) {
		return name.startsWith("on") || (name.equals("href")
				&& value.strip().regionMatches(true, 0, "javascript:", 0, "javascript:".length()));
	}

	Set<String> ids() {
		return this.ids;
	}

}
