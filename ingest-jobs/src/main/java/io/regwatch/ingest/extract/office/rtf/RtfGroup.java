package io.regwatch.ingest.extract.office.rtf;

import java.util.Set;

import io.regwatch.ingest.extract.office.xml.VolatileFields;
import io.regwatch.ingest.extract.text.VerticalAlignment;

/** What a group of RTF says of the text in it. Groups inherit it. */
final class RtfGroup {

	private static final Set<String> NO_TEXT = Set.of("fonttbl", "colortbl", "stylesheet", "listtable",
			"listoverridetable", "info", "pict", "objdata", "fldinst", "filetbl", "revtbl", "xe", "tc");

	/** Text in groups that are none. */
	private static final Set<String> TEXT = Set.of("shptxt", "annotation", "footnote", "fldrslt");

	private static final Set<String> RUNNING = Set.of("header", "headerl", "headerr", "headerf", "footer", "footerl",
			"footerr", "footerf");

	/** The property of a shape that is the text of a watermark. */
	private static final String WATERMARK = "gtextUNICODE";

	private boolean noText;

	private boolean struck;

	private VerticalAlignment alignment = VerticalAlignment.BASELINE;

	private boolean hidden;

	private boolean deleted;

	/** Whether the paragraph is in a table. */
	private boolean row;

	/** How many characters stand for a Unicode character in old programs. */
	private int fallback = 1;

	/** The instruction of a field or the name of a property. */
	private StringBuilder instruction = new StringBuilder();

	private boolean instructing;

	private boolean running;

	private boolean note;

	RtfGroup copy() {
		RtfGroup copy = new RtfGroup();
		copy.noText = this.noText;
		copy.struck = this.struck;
		copy.alignment = this.alignment;
		copy.hidden = this.hidden;
		copy.deleted = this.deleted;
		copy.row = this.row;
		copy.fallback = this.fallback;
		copy.instruction = this.instruction;
		copy.instructing = this.instructing;
		copy.running = this.running;
		copy.note = this.note;
		return copy;
	}

	void apply(RtfToken token) {
		this.noText = (this.noText || NO_TEXT.contains(token.word())) && !TEXT.contains(token.word());
		this.running |= RUNNING.contains(token.word());
		switch (token.word()) {
			case "strike", "striked" -> this.struck = token.isOn();
			case "super", "up" -> align(token, VerticalAlignment.RAISED);
			case "sub", "dn" -> align(token, VerticalAlignment.LOWERED);
			case "nosupersub" -> this.alignment = VerticalAlignment.BASELINE;
			case "v" -> this.hidden = token.isOn();
			case "deleted" -> this.deleted = token.isOn();
			case "plain" -> reset();
			case "pard" -> this.row = false;
			case "intbl" -> this.row = token.isOn();
			case "footnote" -> this.note = true;
			case "uc" -> this.fallback = Math.max(0, token.value());
			case "field", "sp" -> this.instruction = new StringBuilder();
			case "fldinst", "sn" -> this.instructing = true;
			case "sv" -> {
				this.instructing = false;
				this.noText = !this.instruction.toString().strip().equals(WATERMARK);
			}
			case "fldrslt" -> {
				this.instructing = false;
				this.hidden |= VolatileFields.isIn(this.instruction.toString());
			}
			default -> {
			}
		}
	}

	private void align(RtfToken token, VerticalAlignment alignment) {
		this.alignment = token.isOn() ? alignment : VerticalAlignment.BASELINE;
	}

	private void reset() {
		this.struck = false;
		this.alignment = VerticalAlignment.BASELINE;
		this.hidden = false;
		this.deleted = false;
	}

	/** Notes that the group is for programs that know it. */
	void ignore() {
		this.noText = true;
	}

	/** Notes text, which may be the instruction of a field or the name of a property. */
	void text(String text) {
		if (this.instructing) {
			this.instruction.append(text);
		}
	}

	boolean isText() {
		return !this.noText;
	}

	boolean isHidden() {
		return this.hidden || this.deleted;
	}

	boolean isStruck() {
		return this.struck;
	}

	VerticalAlignment alignment() {
		return this.alignment;
	}

	boolean isNote() {
		return this.note;
	}

	/** Whether the group is in a running header or footer. */
	boolean isRunning() {
		return this.running;
	}

	boolean isRow() {
		return this.row;
	}

	int fallback() {
		return this.fallback;
	}

}
