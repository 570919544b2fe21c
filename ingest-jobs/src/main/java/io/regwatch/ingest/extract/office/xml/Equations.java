package io.regwatch.ingest.extract.office.xml;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.text.RaisedDigits;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/** Writes equations as text, in which parentheses show what belongs together. */
public final class Equations extends OfficeFilter {

	/** The prefix of the elements of runs. */
	private final String runs;

	private boolean open;

	private int raised;

	private String opening = "";

	/** What closes each of the delimiters that are open. */
	private final Deque<String> closings = new ArrayDeque<>();

	private Equations(String runs) {
		this.runs = runs;
	}

	public static Equations ofWord() {
		return new Equations("w:");
	}

	public static Equations ofDrawing() {
		return new Equations("a:");
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		if (element.equals("m:oMathPara") || element.equals("a14:m")) {
			return Use.UNWRAPPED;
		}
		if (element.equals("m:oMath") && !this.open) {
			this.open = true;
			open(this.runs + "r");
			open(this.runs + "t");
			return Use.UNWRAPPED;
		}
		return this.open ? inEquation(element, attributes) : Use.KEPT;
	}

	private Use inEquation(String element, Attributes attributes) throws SAXException {
		switch (element) {
			case "m:sup", "m:deg" -> this.raised++;
			case "m:num" -> write("(");
			case "m:den" -> write("/(");
			case "m:rad" -> write("\u221A(");
			case "m:d" -> {
				this.opening = "(";
				this.closings.push(")");
			}
			case "m:begChr" -> this.opening = value(attributes, "val", "");
			case "m:endChr" -> {
				this.closings.poll();
				this.closings.push(value(attributes, "val", ""));
			}
			case "m:chr" -> write(value(attributes, "val", ""));
			case "m:e" -> {
				write(this.opening);
				this.opening = "";
			}
			default -> {
			}
		}
		return element.equals("m:ctrlPr") || element.endsWith(":rPr") ? Use.DROPPED : Use.UNWRAPPED;
	}

	@Override
	protected void end(String element) throws SAXException {
		if (!this.open) {
			return;
		}
		switch (element) {
			case "m:sup", "m:deg" -> this.raised--;
			case "m:num", "m:den", "m:rad" -> write(")");
			case "m:d" -> write(this.closings.isEmpty() ? "" : this.closings.pop());
			case "m:oMath" -> {
				close(this.runs + "t");
				close(this.runs + "r");
				this.open = false;
			}
			default -> {
			}
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		super.text((this.raised > 0) ? RaisedDigits.of(text) : text);
	}

}
