package io.regwatch.ingest.extract.office.word;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;

/**
 * Leaves out what tracked changes delete, move away or replace: text, rows, cells, and
 * former formats.
 */
final class DeletedText extends OfficeFilter {

	private boolean rowProperties;

	private boolean row;

	private boolean cell;

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "w:trPr" -> this.rowProperties = true;
			case "w:del" -> this.row |= this.rowProperties;
			case "w:cellDel" -> this.cell = true;
			default -> {
			}
		}
		return isDeleted(element) ? Use.DROPPED : Use.KEPT;
	}

	@Override
	protected void end(String element) {
		switch (element) {
			case "w:trPr" -> this.rowProperties = false;
			case "w:tr" -> this.row = false;
			case "w:tc" -> this.cell = false;
			default -> {
			}
		}
	}

	private boolean isDeleted(String element) {
		return switch (element) {
			case "w:del", "w:moveFrom", "w:cellDel" -> true;
			case "w:tc" -> this.row;
			case "w:p", "w:tbl" -> this.cell;
			default -> element.endsWith("Change");
		};
	}

}
