package io.regwatch.ingest.extract.office.word;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;

/**
 * How the sections of a document of Word number their notes. Its settings, which hold for
 * all of them, are read before its text.
 */
final class NoteFormats extends OfficeFilter {

	private final List<Map<String, String>> sections = new ArrayList<>();

	private final Map<String, String> defaults = new HashMap<>();

	/** The properties of the section that is open, else those of all. */
	private Map<String, String> open = this.defaults;

	/** The kind of note whose properties are read. */
	private String kind = "";

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "w:sectPr" -> this.open = new HashMap<>(this.defaults);
			case "w:footnotePr", "w:endnotePr" -> this.kind = element.replace("Pr", "");
			case "w:numFmt", "w:numStart", "w:numRestart" -> {
				if (!this.kind.isEmpty()) {
					this.open.put(this.kind + element, value(attributes, "val", ""));
				}
			}
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) {
		switch (element) {
			case "w:footnotePr", "w:endnotePr" -> this.kind = "";
			case "w:sectPr" -> {
				this.sections.add(this.open);
				this.open = this.defaults;
			}
			default -> {
			}
		}
	}

	/** The format of a kind of notes in a section, from 0, as OpenDocument names it. */
	String format(int section, String kind) {
		return switch (find(section, kind + "w:numFmt", kind.equals("w:endnote") ? "lowerRoman" : "decimal")) {
			case "lowerRoman" -> "i";
			case "upperRoman" -> "I";
			case "lowerLetter" -> "a";
			case "upperLetter" -> "A";
			case "chicago" -> "*";
			default -> "1";
		};
	}

	int first(int section, String kind) {
		String first = find(section, kind + "w:numStart", "");
		return first.matches("\\d{1,6}") ? Integer.parseInt(first) : 1;
	}

	/** Whether a section counts anew. Which notes are on one page is not known. */
	boolean isRestarted(int section, String kind) {
		return find(section, kind + "w:numRestart", "").equals("eachSect");
	}

	private String find(int section, String property, String otherwise) {
		Map<String, String> properties = (section < this.sections.size()) ? this.sections.get(section) : this.defaults;
		return properties.getOrDefault(property, otherwise);
	}

}
