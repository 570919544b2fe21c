package io.regwatch.ingest.extract.office.word;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.VolatileFields;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Leaves out the results of fields that each save or print of a document may change, such
 * as the page numbers of a table of contents, and writes the states of form fields.
 */
final class FieldResults extends OfficeFilter {

	private final Deque<Field> fields = new ArrayDeque<>();

	/** How many of the fields that are open have results that are left out. */
	private int leftOut;

	private boolean instruction;

	private FormFieldState form = new FormFieldState();

	@Override
	protected Use start(String element, Attributes attributes) {
		this.instruction = element.equals("w:instrText");
		String value = value(attributes, "val", "");
		return switch (element) {
			case "w:fldSimple" -> VolatileFields.isIn(value(attributes, "instr", "")) ? Use.DROPPED : Use.UNWRAPPED;
			case "w:fldChar" -> {
				field(value(attributes, "fldCharType", ""));
				yield Use.KEPT;
			}
			case "w:ffData", "w:checkBox", "w:ddList" -> Use.UNWRAPPED;
			case "w:default", "w:checked", "w:result", "w:listEntry" -> {
				this.form.set(element, value);
				yield Use.DROPPED;
			}
			case "w:t", "w:tab", "w:sym", "w:noBreakHyphen" -> (this.leftOut > 0) ? Use.DROPPED : Use.KEPT;
			default -> Use.KEPT;
		};
	}

	private void field(String type) {
		switch (type) {
			case "begin" -> this.fields.push(new Field());
			case "separate" -> separate(this.fields.peek());
			case "end" -> end(this.fields.poll());
			default -> {
			}
		}
	}

	private void separate(@Nullable Field field) {
		if (field != null && !field.leftOut && VolatileFields.isIn(field.instruction.toString())) {
			field.leftOut = true;
			this.leftOut++;
		}
	}

	private void end(@Nullable Field field) {
		this.leftOut -= (field != null && field.leftOut) ? 1 : 0;
	}

	@Override
	protected void end(String element) {
		this.instruction = false;
		switch (element) {
			case "w:checkBox", "w:ddList" -> this.form.end(element);
			// These fields end in their paragraph.
			case "w:p" -> {
				if (this.leftOut > 0) {
					this.fields.removeIf((field) -> field.leftOut);
					this.leftOut = 0;
				}
			}
			default -> {
			}
		}
	}

	@Override
	protected void after(String element) throws SAXException {
		if (element.equals("w:fldChar")) {
			writeState();
		}
	}

	private void writeState() throws SAXException {
		if (!this.form.text().isEmpty()) {
			open("w:t");
			write(this.form.text());
			close("w:t");
		}
		this.form = new FormFieldState();
	}

	@Override
	protected void text(String text) throws SAXException {
		if (this.instruction) {
			this.fields.stream().findFirst().ifPresent((it) -> it.instruction.append(text));
		}
		super.text(text);
	}

	private static final class Field {

		private final StringBuilder instruction = new StringBuilder();

		private boolean leftOut;

	}

}
