package io.regwatch.ingest.extract.office.sheet;

import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.VolatileFormulas;
import org.apache.poi.ss.util.CellReference;
import org.xml.sax.Attributes;

/**
 * Formulas that stand for their results: those whose results a file does not have,
 * because a library wrote it, and those that have other results each day.
 */
final class ShownFormulas extends OfficeFilter {

	/** By row and column, from 0. */
	private final Map<CellReference, String> formulas = new HashMap<>();

	/** The first formulas of those that cells share, by their indices. */
	private final Map<String, String> shared = new HashMap<>();

	private final CellPosition position = new CellPosition();

	private final StringBuilder formula = new StringBuilder();

	private String index = "";

	private boolean inFormula;

	private boolean inValue;

	private boolean calculated;

	@Override
	protected Use start(String element, Attributes attributes) {
		this.position.start(element, attributes);
		this.inFormula = element.equals("x:f");
		this.inValue = element.equals("x:v") || element.equals("x:t");
		switch (element) {
			case "x:c" -> {
				this.formula.setLength(0);
				this.calculated = false;
			}
			case "x:f" -> this.index = value(attributes, "si", "");
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) {
		this.inFormula = false;
		this.inValue = false;
		switch (element) {
			case "x:f" -> share();
			case "x:c" -> {
				String text = this.formula.toString();
				if (!text.isEmpty() && (!this.calculated || VolatileFormulas.has(text))) {
					this.formulas.put(reference(this.position), "=" + text);
				}
			}
			default -> {
			}
		}
	}

	private void share() {
		if (!this.index.isEmpty() && !this.formula.isEmpty()) {
			this.shared.put(this.index, this.formula.toString());
		}
		else if (!this.index.isEmpty()) {
			this.formula.append(this.shared.getOrDefault(this.index, ""));
		}
	}

	@Override
	protected void text(String text) {
		if (this.inFormula) {
			this.formula.append(text);
		}
		this.calculated |= this.inValue && !text.isBlank();
	}

	/** The formula of a cell, or nothing if its result is shown. */
	String of(CellPosition cell) {
		return this.formulas.getOrDefault(reference(cell), "");
	}

	private static CellReference reference(CellPosition cell) {
		return new CellReference(cell.row(), cell.column());
	}

}
