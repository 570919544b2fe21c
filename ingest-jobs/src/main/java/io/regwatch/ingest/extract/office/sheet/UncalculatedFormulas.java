package io.regwatch.ingest.extract.office.sheet;

import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.apache.poi.ss.util.CellReference;
import org.xml.sax.Attributes;

/**
 * Formulas whose results a file does not have, because a library wrote it: programs
 * calculate them when they open it.
 */
final class UncalculatedFormulas extends OfficeFilter {

	/** By row and column, from 0. */
	private final Map<CellReference, String> formulas = new HashMap<>();

	private final CellPosition position = new CellPosition();

	private final StringBuilder formula = new StringBuilder();

	private boolean inFormula;

	private boolean calculated;

	@Override
	protected Use start(String element, Attributes attributes) {
		this.position.start(element, attributes);
		this.inFormula = element.equals("x:f");
		switch (element) {
			case "x:c" -> {
				this.formula.setLength(0);
				this.calculated = false;
			}
			case "x:v", "x:is" -> this.calculated = true;
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) {
		this.inFormula = false;
		if (element.equals("x:c") && !this.calculated && !this.formula.isEmpty()) {
			this.formulas.put(reference(this.position), "=" + this.formula);
		}
	}

	@Override
	protected void text(String text) {
		if (this.inFormula) {
			this.formula.append(text);
		}
	}

	/** The formula of a cell, or nothing if its result is known. */
	String of(CellPosition cell) {
		return this.formulas.getOrDefault(reference(cell), "");
	}

	private static CellReference reference(CellPosition cell) {
		return new CellReference(cell.row(), cell.column());
	}

}
