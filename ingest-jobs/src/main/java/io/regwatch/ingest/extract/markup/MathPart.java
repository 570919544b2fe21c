package io.regwatch.ingest.extract.markup;

import java.util.Objects;

import org.xml.sax.Attributes;

/**
 * A part of an equation in MathML, and how its children are written: what stands before
 * and after each, and which element it becomes.
 *
 * @see <a href="https://www.w3.org/TR/MathML3/chapter3.html">MathML 3, chapter 3</a>
 */
final class MathPart {

	private final String name;

	/** The element that the part is written as; empty if it is none. */
	private final String wrapper;

	private final String after;

	private final String opening;

	private final String closing;

	private final String separators;

	private final boolean struck;

	private int children;

	/**
	 * Begins a part.
	 * @param wrapper element that it is written as; empty if it is none
	 * @param after what its parent has after it
	 */
	MathPart(String name, Attributes attributes, String wrapper, String after) {
		this.name = name;
		this.wrapper = wrapper;
		this.after = after;
		this.opening = Objects.requireNonNullElse(attributes.getValue("open"), "(");
		this.closing = Objects.requireNonNullElse(attributes.getValue("close"), ")");
		this.separators = Objects.requireNonNullElse(attributes.getValue("separators"), ",").replaceAll("\\s", "");
		this.struck = Objects.requireNonNullElse(attributes.getValue("notation"), "").contains("strike");
	}

	String wrapper() {
		return this.wrapper;
	}

	/** Whether readers do not see it, such as its source in TeX. */
	boolean isHidden() {
		return switch (this.name) {
			case "annotation", "annotation-xml", "mphantom" -> true;
			default -> false;
		};
	}

	boolean isOperator() {
		return this.name.equals("mo");
	}

	String start() {
		return switch (this.name) {
			case "msqrt" -> "\u221A(";
			case "mtable" -> "(";
			case "mfenced" -> this.opening;
			default -> "";
		};
	}

	String end() {
		return switch (this.name) {
			case "msqrt", "mtable" -> ")";
			case "mfenced" -> this.closing;
			default -> "";
		} + this.after;
	}

	/**
	 * Begins a child.
	 * @return what stands before it
	 */
	String startChild(String child) {
		this.children++;
		if (child.equals("mprescripts")) {
			this.children = 1;
			return ";";
		}
		return switch (this.name) {
			case "mfrac" -> (this.children == 2) ? "/(" : "(";
			case "mroot" -> (this.children == 2) ? ";" : "\u221A(";
			case "mtable" -> (this.children > 1) ? "; " : "";
			case "mtr", "mlabeledtr" -> (this.children > 1) ? ", " : "";
			case "mfenced" -> (this.children > 1) ? separator() : "";
			default -> "";
		};
	}

	/** The last one is repeated. */
	private String separator() {
		int last = this.separators.length() - 1;
		return (last < 0) ? " " : this.separators.charAt(Math.min(this.children - 2, last)) + " ";
	}

	/** What stands after the child that began last. */
	String afterChild() {
		return switch (this.name) {
			case "mfrac" -> ")";
			case "mroot" -> (this.children == 2) ? ")" : "";
			default -> "";
		};
	}

	/** The element that it is written as: an exponent, an index or struck text. */
	String wrapperOfChild() {
		return switch (this.name) {
			case "msup", "mover" -> (this.children == 2) ? "sup" : "";
			case "msub", "munder" -> (this.children == 2) ? "sub" : "";
			case "msubsup", "munderover" -> (this.children == 2) ? "sub" : (this.children == 3) ? "sup" : "";
			case "mmultiscripts" -> (this.children == 1) ? "" : (this.children % 2 == 0) ? "sub" : "sup";
			case "menclose" -> this.struck ? "s" : "";
			default -> "";
		};
	}

}
