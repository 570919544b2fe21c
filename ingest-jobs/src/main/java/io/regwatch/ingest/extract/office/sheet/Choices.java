package io.regwatch.ingest.extract.office.sheet;

import java.util.SortedSet;
import java.util.TreeSet;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;

/** The lists of values that cells of a sheet offer, if no other cells have them. */
final class Choices extends OfficeFilter {

	private final SortedSet<String> lists = new TreeSet<>();

	private final StringBuilder formula = new StringBuilder();

	private boolean inFormula;

	private boolean list;

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "x:dataValidation" -> this.list = value(attributes, "type", "").equals("list");
			case "x:formula1" -> {
				this.inFormula = this.list;
				this.formula.setLength(0);
			}
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) {
		if (element.equals("x:formula1") && this.inFormula) {
			this.inFormula = false;
			add(this.formula.toString().strip());
		}
	}

	private void add(String values) {
		if (values.length() > 1 && values.startsWith("\"") && values.endsWith("\"")) {
			String unquoted = values.substring(1, values.length() - 1).replace("\"\"", "\"");
			this.lists.add("[Choices: %s]".formatted(unquoted.replaceAll("\\s*,\\s*", ", ")));
		}
	}

	@Override
	protected void text(String text) {
		if (this.inFormula) {
			this.formula.append(text);
		}
	}

	/** Each list once, whatever cells offer it, in the order of the alphabet. */
	SortedSet<String> lists() {
		return this.lists;
	}

}
