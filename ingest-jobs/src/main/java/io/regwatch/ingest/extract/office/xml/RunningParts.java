package io.regwatch.ingest.extract.office.xml;

import java.util.Set;

import io.regwatch.ingest.extract.running.MarkedHeads;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Marks the parts of running headers and footers, which paragraphs, tabs and line breaks
 * divide, and leaves out those that no page shows.
 */
public final class RunningParts extends OfficeFilter {

	private final Set<String> heads;

	private final Set<String> texts;

	private final Set<String> divisions;

	/** How many elements are open that are headers or footers, and that have text. */
	private int openHeads;

	private int openTexts;

	private boolean begun;

	private RunningParts(Set<String> heads, Set<String> texts, Set<String> divisions) {
		this.heads = heads;
		this.texts = texts;
		this.divisions = divisions;
	}

	public static RunningParts ofWord() {
		return new RunningParts(Set.of("w:hdr", "w:ftr"), Set.of("w:t"),
				Set.of("w:p", "w:tab", "w:ptab", "w:br", "w:cr"));
	}

	public static RunningParts ofOpenDocument() {
		Set<String> paragraphs = Set.of("text:p", "text:h");
		return new RunningParts(
				Set.of("style:header", "style:footer", "style:header-left", "style:footer-left", "style:header-first",
						"style:footer-first", "loext:header-first", "loext:footer-first"),
				paragraphs, Set.of("text:p", "text:h", "text:tab", "text:line-break"));
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		if (this.heads.contains(element) && value(attributes, "display", "true").equals("false")) {
			return Use.DROPPED;
		}
		this.openHeads += this.heads.contains(element) ? 1 : 0;
		this.openTexts += this.texts.contains(element) ? 1 : 0;
		this.begun &= !this.divisions.contains(element);
		return Use.KEPT;
	}

	@Override
	protected void end(String element) {
		this.openHeads -= this.heads.contains(element) ? 1 : 0;
		this.openTexts -= this.texts.contains(element) ? 1 : 0;
		this.begun &= !this.divisions.contains(element);
	}

	@Override
	protected void text(String text) throws SAXException {
		if (this.openHeads > 0 && this.openTexts > 0 && !this.begun && !text.isBlank()) {
			this.begun = true;
			write(String.valueOf(MarkedHeads.MARK));
		}
		super.text(text);
	}

}
