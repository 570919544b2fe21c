package io.regwatch.ingest.extract.office.opendocument;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** What the styles of an OpenDocument say, and the styles that are their parents. */
final class OpenDocumentStyles extends OfficeFilter {

	private static final Set<String> PROPERTIES = Set.of("text-line-through-style", "text-line-through-type",
			"text-position", "display");

	/** By family and name. Default styles of a family have no name. */
	private final Map<String, Style> styles = new HashMap<>();

	private Style open = new Style("");

	OpenDocumentStyles() {
	}

	OpenDocumentStyles(OpenDocumentStyles others) {
		this.styles.putAll(others.styles);
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "style:style", "style:default-style" -> {
				String family = value(attributes, "family", "");
				this.open = new Style(key(family, value(attributes, "parent-style-name", "")));
				this.styles.put(key(family, value(attributes, "name", "")), this.open);
			}
			case "style:text-properties", "style:table-properties" -> define(attributes);
			default -> {
			}
		}
		return Use.KEPT;
	}

	private void define(Attributes attributes) {
		for (String property : PROPERTIES) {
			String value = value(attributes, property, "");
			if (!value.isEmpty()) {
				this.open.properties.put(property, value);
			}
		}
	}

	/** The value of a property in a style or the closest of its parents. */
	@Nullable String find(String family, String name, String property) {
		Set<String> seen = new HashSet<>();
		String key = key(family, name);
		while (seen.add(key)) {
			Style style = this.styles.get(key);
			if (style == null) {
				return null;
			}
			if (style.properties.containsKey(property)) {
				return style.properties.get(property);
			}
			key = style.parent;
		}
		return null;
	}

	private static String key(String family, String name) {
		return family + '/' + name;
	}

	private static final class Style {

		private final String parent;

		private final Map<String, String> properties = new HashMap<>();

		private Style(String parent) {
			this.parent = parent;
		}

	}

}
