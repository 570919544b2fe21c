package io.regwatch.ingest.extract.office.word;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.text.StruckMark;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes struck, raised and lowered text as pages have it, and leaves out hidden text,
 * which is not in force as readers do not see it: it counts as new once it is shown. Word
 * splits texts of one format into runs at will, so a mark may include several runs of a
 * paragraph.
 */
final class RunFormats extends OfficeFilter {

	private final WordStyles styles;

	/** The formats of runs. Text boxes in a run have runs too. */
	private final Deque<RunFormat> runs = new ArrayDeque<>();

	private final Deque<Paragraph> paragraphs = new ArrayDeque<>();

	private boolean inText;

	RunFormats(WordStyles styles) {
		this.styles = styles;
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		this.inText = element.equals("w:t") && !run().isHidden();
		switch (element) {
			case "w:p" -> this.paragraphs.push(new Paragraph(this.styles.defaultParagraph()));
			case "w:pStyle" -> paragraph().style = value(attributes, "val", "");
			case "w:r" -> this.runs.push(new RunFormat(this.styles, paragraph().style));
			case "w:rStyle" -> run().style(value(attributes, "val", ""));
			case "w:strike", "w:dstrike", "w:vanish", "w:vertAlign", "w:position" -> {
				run().put(element, value(attributes, "val", ""));
				return element.endsWith("strike") ? Use.DROPPED : Use.KEPT;
			}
			// Fields begin and end in hidden runs, too.
			case "w:rPr", "w:fldChar", "w:instrText" -> {
			}
			default -> {
				return run().isHidden() ? Use.DROPPED : Use.KEPT;
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) throws SAXException {
		this.inText = false;
		if (element.equals("w:r")) {
			this.runs.pop();
		}
		else if (element.equals("w:p")) {
			endParagraph(this.paragraphs.pop().mark.before(false));
		}
	}

	private void endParagraph(String mark) throws SAXException {
		if (!mark.isEmpty()) {
			open("w:r");
			open("w:t");
			write(mark);
			close("w:t");
			close("w:r");
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		if (!this.inText) {
			super.text(text);
			return;
		}
		write(paragraph().mark.before(run().isStruck()));
		write(run().alignment().write(text));
	}

	/** The run that is open, or one without effect. */
	private RunFormat run() {
		RunFormat run = this.runs.peek();
		return (run != null) ? run : new RunFormat(this.styles, "");
	}

	private Paragraph paragraph() {
		Paragraph paragraph = this.paragraphs.peek();
		return (paragraph != null) ? paragraph : new Paragraph("");
	}

	private static final class Paragraph {

		private String style;

		private final StruckMark mark = new StruckMark();

		private Paragraph(String style) {
			this.style = style;
		}

	}

}
