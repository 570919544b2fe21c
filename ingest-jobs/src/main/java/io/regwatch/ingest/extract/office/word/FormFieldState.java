package io.regwatch.ingest.extract.office.word;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.office.xml.OnOff;

/** The state of a check box or drop-down list of a form of Word. */
final class FormFieldState {

	private final List<String> choices = new ArrayList<>();

	private boolean checked;

	/** The index of the choice, which a result states in place of the default. */
	private String selected = "";

	private String text = "";

	void set(String element, String value) {
		switch (element) {
			case "w:listEntry" -> this.choices.add(value);
			case "w:checked" -> this.checked = OnOff.isOn(value);
			case "w:result" -> this.selected = value;
			default -> {
				this.checked = OnOff.isOn(value);
				this.selected = this.selected.isEmpty() ? value : this.selected;
			}
		}
	}

	void end(String element) {
		this.text = element.equals("w:ddList") ? choice() : this.checked ? "\u2611" : "\u2610";
	}

	private String choice() {
		int index = this.selected.matches("\\d{1,4}") ? Integer.parseInt(this.selected) : 0;
		return (index < this.choices.size()) ? this.choices.get(index) : "";
	}

	/** Empty for fields that are neither. */
	String text() {
		return this.text;
	}

}
