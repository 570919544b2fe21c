package io.regwatch.ingest.extract.office.xml;

import io.regwatch.ingest.extract.text.StruckMark;
import io.regwatch.ingest.extract.text.VerticalAlignment;
import org.xml.sax.SAXException;

/** Writes struck, raised and lowered text of runs as pages have it. */
public abstract class MarkedRuns extends OfficeFilter {

	private final String run;

	private final String textElement;

	private StruckMark mark = new StruckMark();

	private boolean struck;

	private VerticalAlignment alignment = VerticalAlignment.BASELINE;

	private boolean inText;

	/**
	 * Makes a filter.
	 * @param run element of a run
	 * @param textElement element of the text in a run
	 */
	protected MarkedRuns(String run, String textElement) {
		this.run = run;
		this.textElement = textElement;
	}

	/** Begins a paragraph or a cell, at whose end a mark ends. */
	protected final void startMarks() {
		this.mark = new StruckMark();
	}

	protected final void startRun() {
		this.struck = false;
		this.alignment = VerticalAlignment.BASELINE;
	}

	protected final void strike(boolean struck) {
		this.struck = struck;
	}

	protected final void align(VerticalAlignment alignment) {
		this.alignment = alignment;
	}

	protected final void startText() {
		this.inText = true;
	}

	protected final void endText() {
		this.inText = false;
	}

	/** Ends a mark that is open, in a run of its own. */
	protected final void endMarks() throws SAXException {
		String end = this.mark.before(false);
		if (!end.isEmpty()) {
			open(this.run);
			open(this.textElement);
			write(end);
			close(this.textElement);
			close(this.run);
		}
	}

	@Override
	protected final void text(String text) throws SAXException {
		if (this.inText) {
			write(this.mark.before(this.struck));
			write(this.alignment.write(text));
		}
		else {
			super.text(text);
		}
	}

}
