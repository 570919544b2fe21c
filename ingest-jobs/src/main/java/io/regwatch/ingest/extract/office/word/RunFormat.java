package io.regwatch.ingest.extract.office.word;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

import io.regwatch.ingest.extract.office.xml.OnOff;
import io.regwatch.ingest.extract.text.VerticalAlignment;
import org.jspecify.annotations.Nullable;

/** The format of a run of Word: its own, or else that of its styles. */
final class RunFormat {

	private final WordStyles styles;

	private final String paragraphStyle;

	private final Map<String, String> own = new HashMap<>();

	private String style = "";

	RunFormat(WordStyles styles, String paragraphStyle) {
		this.styles = styles;
		this.paragraphStyle = paragraphStyle;
	}

	void style(String id) {
		this.style = id;
	}

	void put(String property, String value) {
		this.own.put(property, value);
	}

	boolean isStruck() {
		return is("w:strike") || OnOff.isOn(find("w:dstrike"));
	}

	boolean isHidden() {
		return is("w:vanish");
	}

	VerticalAlignment alignment() {
		VerticalAlignment alignment = VerticalAlignment.of(Objects.requireNonNullElse(find("w:vertAlign"), ""));
		return (alignment != VerticalAlignment.BASELINE) ? alignment
				: VerticalAlignment.ofDistance(Objects.requireNonNullElse(find("w:position"), ""));
	}

	/**
	 * Whether a toggle property is on. A style of characters inverts what the style of
	 * the paragraph says (ECMA-376, part 1, 17.7.3).
	 */
	private boolean is(String property) {
		String value = this.own.get(property);
		if (value != null) {
			return OnOff.isOn(value);
		}
		boolean toggled = OnOff.isOn(this.styles.find(this.style, property)) != OnOff
			.isOn(this.styles.find(this.paragraphStyle, property));
		return toggled || OnOff.isOn(this.styles.findDefault(property));
	}

	private @Nullable String find(String property) {
		String value = this.own.get(property);
		value = (value != null) ? value : this.styles.find(this.style, property);
		value = (value != null) ? value : this.styles.find(this.paragraphStyle, property);
		return (value != null) ? value : this.styles.findDefault(property);
	}

}
