package io.regwatch.ingest.extract.office;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Leaves out the results of fields that each save or print of a document may change, such
 * as the page numbers of a table of contents, and writes the states of form fields.
 */
final class FieldResults extends OfficeFilter {

	private static final Set<String> VOLATILE = Set.of("PAGE", "PAGEREF", "NUMPAGES", "SECTIONPAGES", "SAVEDATE",
			"PRINTDATE", "DATE", "TIME", "FILENAME", "FILESIZE", "EDITTIME", "REVNUM", "NUMWORDS", "NUMCHARS");

	private final Deque<Field> fields = new ArrayDeque<>();

	private boolean instruction;

	private boolean checked;

	private String selected = "";

	private final List<String> choices = new ArrayList<>();

	/** The state of the form field of the run. */
	private String state = "";

	@Override
	Use start(String element, Attributes attributes) {
		this.instruction = element.equals("w:instrText");
		String value = value(attributes, "val", "");
		return switch (element) {
			case "w:fldSimple" -> isVolatile(value(attributes, "instr", "")) ? Use.DROPPED : Use.UNWRAPPED;
			case "w:fldChar" -> {
				field(value(attributes, "fldCharType", ""));
				yield Use.KEPT;
			}
			case "w:ffData", "w:checkBox", "w:ddList" -> Use.UNWRAPPED;
			case "w:default", "w:checked", "w:result", "w:listEntry" -> {
				setting(element, value);
				yield Use.DROPPED;
			}
			case "w:t", "w:tab", "w:sym", "w:noBreakHyphen" ->
				this.fields.stream().anyMatch(Field::isLeftOut) ? Use.DROPPED : Use.KEPT;
			default -> Use.KEPT;
		};
	}

	private void setting(String element, String value) {
		switch (element) {
			case "w:listEntry" -> this.choices.add(value);
			case "w:checked" -> this.checked = WordStyles.isOn(value);
			case "w:result" -> this.selected = value;
			default -> {
				this.checked = WordStyles.isOn(value);
				this.selected = this.selected.isEmpty() ? value : this.selected;
			}
		}
	}

	private void field(String type) {
		switch (type) {
			case "begin" -> this.fields.push(new Field());
			case "separate" -> this.fields.stream().findFirst().ifPresent((field) -> field.separated = true);
			case "end" -> this.fields.poll();
			default -> {
			}
		}
	}

	@Override
	void end(String element) throws SAXException {
		this.instruction = false;
		switch (element) {
			case "w:checkBox" -> this.state = this.checked ? "\u2611" : "\u2610";
			case "w:ddList" -> this.state = choice();
			// These fields end in their paragraph.
			case "w:p" -> this.fields.removeIf(Field::isLeftOut);
			default -> {
			}
		}
	}

	@Override
	void after(String element) throws SAXException {
		if (element.equals("w:fldChar")) {
			writeState();
		}
	}

	private String choice() {
		int index = this.selected.matches("\\d{1,4}") ? Integer.parseInt(this.selected) : 0;
		return (index < this.choices.size()) ? this.choices.get(index) : "";
	}

	private void writeState() throws SAXException {
		if (!this.state.isEmpty()) {
			open("w:t");
			write(this.state);
			close("w:t");
		}
		this.state = "";
		this.checked = false;
		this.selected = "";
		this.choices.clear();
	}

	@Override
	void text(String text) throws SAXException {
		if (this.instruction) {
			this.fields.stream().findFirst().ifPresent((it) -> it.instruction.append(text));
		}
		super.text(text);
	}

	/**
	 * Whether each save or print may change the result of a field with an instruction.
	 */
	static boolean isVolatile(String instruction) {
		return VOLATILE.contains(instruction.strip().split("[\\s\\\\]", 2)[0].toUpperCase(Locale.ROOT));
	}

	private static final class Field {

		private final StringBuilder instruction = new StringBuilder();

		private boolean separated;

		private boolean isLeftOut() {
			return this.separated && isVolatile(this.instruction.toString());
		}

	}

}
