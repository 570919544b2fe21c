package io.regwatch.ingest.extract.office.word;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;

/** Leaves out the headers and footers that no page of a document of Word shows. */
final class ShownHeads extends OfficeFilter {

	private final WordSections sections;

	ShownHeads(WordSections sections) {
		this.sections = sections;
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		return switch (element) {
			case "w:headerReference", "w:footerReference" ->
				this.sections.isShown(value(attributes, "id", "")) ? Use.KEPT : Use.DROPPED;
			default -> Use.KEPT;
		};
	}

}
