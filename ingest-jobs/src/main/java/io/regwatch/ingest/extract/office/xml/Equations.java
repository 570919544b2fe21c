package io.regwatch.ingest.extract.office.xml;

import java.util.ArrayDeque;
import java.util.Deque;

import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/** Writes equations as text, in which signs show what belongs together. */
public final class Equations extends OfficeFilter {

	/** The prefix of the elements of runs. */
	private final String runs;

	/** The elements of an equation that are open, with itself. */
	private final Deque<EquationPart> open = new ArrayDeque<>();

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
	protected Use start(String element, Attributes attributes) {
		if (this.open.isEmpty() && !element.equals("m:oMath")) {
			return (element.equals("m:oMathPara") || element.equals("a14:m")) ? Use.UNWRAPPED : Use.KEPT;
		}
		if (element.equals("m:ctrlPr") || element.endsWith(":rPr")) {
			return Use.DROPPED;
		}
		EquationPart around = this.open.peek();
		if (around != null && around.isProperties()) {
			around.set(element, value(attributes, "val", ""));
		}
		this.open.push(new EquationPart(element));
		return Use.UNWRAPPED;
	}

	@Override
	protected void end(String element) throws SAXException {
		if (this.open.isEmpty()) {
			return;
		}
		EquationPart part = this.open.pop();
		EquationPart around = this.open.peek();
		if (around == null) {
			write(part);
		}
		else if (part.isProperties()) {
			around.takeProperties(part);
		}
		else {
			around.add(part);
		}
	}

	private void write(EquationPart equation) throws SAXException {
		open(this.runs + "r");
		open(this.runs + "t");
		write(equation.text());
		close(this.runs + "t");
		close(this.runs + "r");
	}

	@Override
	protected void text(String text) throws SAXException {
		EquationPart part = this.open.peek();
		if (part == null) {
			super.text(text);
		}
		else if (part.isText()) {
			part.append(text);
		}
	}

}
