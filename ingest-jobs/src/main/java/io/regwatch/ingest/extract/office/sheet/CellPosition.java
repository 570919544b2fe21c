package io.regwatch.ingest.extract.office.sheet;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.apache.poi.ss.util.CellReference;
import org.xml.sax.Attributes;

/** The row and the column, from 0, of the cell of a sheet that is read. */
final class CellPosition {

	private int row = -1;

	private int column = -1;

	/** Notes an element; rows and cells that do not say where they are follow others. */
	void start(String element, Attributes attributes) {
		String reference = OfficeFilter.value(attributes, "r", "");
		if (element.equals("x:row")) {
			this.row = reference.matches("[1-9]\\d{0,6}") ? Integer.parseInt(reference) - 1 : this.row + 1;
			this.column = -1;
		}
		else if (element.equals("x:c")) {
			this.column = reference.matches("[A-Za-z]{1,3}\\d{1,7}") ? new CellReference(reference).getCol()
					: this.column + 1;
		}
	}

	/** Begins another row. */
	void startRow() {
		this.row++;
		this.column = -1;
	}

	int row() {
		return Math.max(0, this.row);
	}

	/** The column after that of the last cell of the row. */
	int next() {
		return this.column + 1;
	}

	int column() {
		return Math.max(0, this.column);
	}

}
