package io.regwatch.ingest.extract.office.word;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OnOff;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** What the styles of a document of Word say, and the styles that they are based on. */
final class WordStyles extends OfficeFilter {

	private final Map<String, Style> styles = new HashMap<>();

	private final Style defaults = new Style();

	private String defaultParagraph = "";

	private Style open = this.defaults;

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "w:style" -> {
				this.open = new Style();
				String id = value(attributes, "styleId", "");
				this.styles.put(id, this.open);
				if (value(attributes, "type", "").equals("paragraph")
						&& OnOff.isOn(value(attributes, "default", "false"))) {
					this.defaultParagraph = id;
				}
			}
			case "w:basedOn" -> this.open.parent = value(attributes, "val", "");
			case "w:strike", "w:dstrike", "w:vanish", "w:vertAlign", "w:position", "w:numId", "w:ilvl" ->
				this.open.properties.put(element, value(attributes, "val", ""));
			default -> {
			}
		}
		return element.equals("w:tblStylePr") ? Use.DROPPED : Use.KEPT;
	}

	/** The style of paragraphs that state none. */
	String defaultParagraph() {
		return this.defaultParagraph;
	}

	/** The value of a property in a style or the closest style that it is based on. */
	@Nullable String find(String id, String property) {
		Set<String> seen = new HashSet<>();
		Style style = this.styles.get(id);
		while (style != null) {
			String value = style.properties.get(property);
			if (value != null) {
				return value;
			}
			style = seen.add(style.parent) ? this.styles.get(style.parent) : null;
		}
		return null;
	}

	@Nullable String findDefault(String property) {
		return this.defaults.properties.get(property);
	}

	private static final class Style {

		private final Map<String, String> properties = new HashMap<>();

		private String parent = "";

	}

}
