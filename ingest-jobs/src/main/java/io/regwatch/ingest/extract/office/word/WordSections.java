package io.regwatch.ingest.extract.office.word;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OnOff;
import org.xml.sax.Attributes;

/**
 * The sections of a document of Word. Its settings are read before its text.
 */
final class WordSections extends OfficeFilter {

	/** The ids of headers and footers by type, which the next sections inherit. */
	private final Map<String, String> heads = new HashMap<>();

	/** The ids of those that pages show. */
	private final Set<String> shown = new HashSet<>();

	private boolean facingPages;

	private boolean titlePage;

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "w:evenAndOddHeaders" -> this.facingPages = OnOff.isOn(value(attributes, "val", ""));
			case "w:sectPr" -> this.titlePage = false;
			case "w:titlePg" -> this.titlePage = OnOff.isOn(value(attributes, "val", ""));
			case "w:headerReference", "w:footerReference" ->
				this.heads.put(element + value(attributes, "type", ""), value(attributes, "id", ""));
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) {
		if (element.equals("w:sectPr")) {
			this.heads.forEach((type, id) -> {
				if ((this.titlePage || !type.endsWith("first")) && (this.facingPages || !type.endsWith("even"))) {
					this.shown.add(id);
				}
			});
		}
	}

	/** Whether a section shows a header or footer. */
	boolean isShown(String id) {
		return this.shown.contains(id);
	}

}
