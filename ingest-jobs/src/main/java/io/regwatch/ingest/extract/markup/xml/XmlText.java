package io.regwatch.ingest.extract.markup.xml;

import io.regwatch.ingest.extract.markup.style.RaisedText;
import io.regwatch.ingest.extract.markup.style.StruckText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.RaisedDigits;
import io.regwatch.ingest.extract.text.StruckMark;
import io.regwatch.ingest.extract.text.TextLimitException;
import org.xml.sax.Attributes;

/** The text of law XML since its last block ended. */
final class XmlText {

	private final StringBuilder text = new StringBuilder();

	/** Where the text of each open element began. */
	private final Deque<Integer> starts = new ArrayDeque<>();

	private int depth;

	/** Depth of the outermost element whose text is raised; 0 if none is. */
	private int raised;

	/** Depth of the outermost element whose text is lowered; 0 if none is. */
	private int lowered;

	/** Depth of the outermost element whose text is struck out; 0 if none is. */
	private int struck;

	private boolean marked;

	private boolean started;

	void start(String element, Attributes attributes) {
		this.depth++;
		this.starts.push(this.text.length());
		if (this.raised == 0 && RaisedText.isRaisedInLaw(element, attributes)) {
			this.raised = this.depth;
		}
		if (this.lowered == 0 && RaisedText.isLoweredInLaw(element, attributes)) {
			this.lowered = this.depth;
		}
		if (this.struck == 0 && isStruck(element.toLowerCase(Locale.ROOT), attributes)) {
			this.struck = this.depth;
		}
	}

	void end() {
		if (this.struck == this.depth) {
			endMark();
			this.struck = 0;
		}
		this.raised = (this.raised < this.depth) ? this.raised : 0;
		this.lowered = (this.lowered < this.depth) ? this.lowered : 0;
		this.depth--;
		this.starts.pop();
	}

	void append(String characters) {
		if (this.text.length() > Blocks.MAX_CHARACTERS) {
			throw new TextLimitException(Blocks.MAX_CHARACTERS);
		}
		if (this.struck > 0 && !this.marked && !characters.isBlank()) {
			this.text.append(StruckMark.START);
			this.marked = true;
		}
		int from = this.text.length();
		this.text.append(characters);
		if (this.raised > 0) {
			RaisedDigits.raise(this.text, from);
		}
		else if (this.lowered > 0) {
			RaisedDigits.lower(this.text, from);
		}
		this.started |= !characters.isBlank();
	}

	/** Returns the text of the open element since the last block ended. */
	String ofElement() {
		return this.text.substring(Math.min(this.starts.element(), this.text.length()));
	}

	/** Whether there is more than white space. */
	boolean isStarted() {
		return this.started;
	}

	/** Returns the text and begins another one. */
	String take() {
		endMark();
		String taken = this.text.toString();
		this.text.setLength(0);
		this.started = false;
		return taken;
	}

	private void endMark() {
		this.text.append(this.marked ? StruckMark.END : "");
		this.marked = false;
	}

	/** An element with the name {@code s} is a section. */
	private static boolean isStruck(String element, Attributes attributes) {
		return !element.equals("s") && StruckText.isInLaw(element, attributes);
	}

}
