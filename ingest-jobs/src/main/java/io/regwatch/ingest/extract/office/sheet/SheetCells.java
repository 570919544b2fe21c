package io.regwatch.ingest.extract.office.sheet;

import java.util.BitSet;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OnOff;
import org.apache.poi.ss.util.CellReference;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;

/**
 * Writes struck and raised cells as pages have them, and repeats the text of merged cells
 * in the cells that they cover. Hidden rows and columns are text, since lists are
 * published filtered and readers can show them, but say that they are hidden.
 */
final class SheetCells extends OfficeFilter {

	private static final String HIDDEN = "[hidden] ";

	/** The elements around the value of a cell. */
	private static final Set<String> VALUES = Set.of("x:v", "x:is", "x:t", "x:r");

	/** As in Excel. */
	private static final int MAX_COLUMNS = 16_384;

	private final CellFormats formats;

	private final SharedStrings strings;

	private final ShownFormulas formulas;

	private final Choices choices;

	private final CoveredCells covered;

	private final CellPosition position = new CellPosition();

	private final BitSet hiddenColumns = new BitSet();

	private boolean hiddenRow;

	private CellValue value;

	private boolean inValue;

	private boolean rewritten;

	SheetCells(CellFormats formats, SharedStrings strings, MergedCells merged, ShownFormulas formulas,
			Choices choices) {
		this.formats = formats;
		this.strings = strings;
		this.formulas = formulas;
		this.choices = choices;
		this.covered = new CoveredCells(merged);
		this.value = new CellValue(formats, strings, new AttributesImpl(), "");
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		int before = element.equals("x:c") ? this.position.next() : 0;
		this.position.start(element, attributes);
		switch (element) {
			case "x:col" -> hide(attributes);
			case "x:row" -> {
				this.hiddenRow = OnOff.isOn(value(attributes, "hidden", "0"));
				this.covered.startRow(this.position.row());
			}
			case "x:c" -> {
				return startCell(before, attributes);
			}
			case "x:v", "x:t" -> this.inValue = true;
			default -> {
			}
		}
		return !this.rewritten ? Use.KEPT : VALUES.contains(element) ? Use.UNWRAPPED : Use.DROPPED;
	}

	private void hide(Attributes attributes) {
		if (OnOff.isOn(value(attributes, "hidden", "0"))) {
			int first = column(attributes, "min");
			this.hiddenColumns.set(first - 1, Math.max(first, column(attributes, "max")));
		}
	}

	private static int column(Attributes attributes, String name) {
		String column = value(attributes, name, "");
		return column.matches("[1-9]\\d{0,6}") ? Math.min(Integer.parseInt(column), MAX_COLUMNS) : 1;
	}

	private Use startCell(int before, Attributes attributes) throws SAXException {
		int column = this.position.column();
		boolean dropped = this.covered.isCovered(column);
		write(this.covered.between(before, dropped ? column + 1 : column));
		if (dropped) {
			return Use.DROPPED;
		}
		this.value = new CellValue(this.formats, this.strings, attributes, this.formulas.of(this.position));
		this.rewritten = isHidden() || this.value.isRewritten();
		return this.rewritten ? Use.UNWRAPPED : Use.KEPT;
	}

	private boolean isHidden() {
		return this.hiddenRow || this.hiddenColumns.get(this.position.column());
	}

	@Override
	protected void end(String element) throws SAXException {
		switch (element) {
			case "x:v", "x:t" -> this.inValue = false;
			case "x:c" -> endCell();
			case "x:row" -> write(this.covered.from(this.position.next()));
			case "x:sheetData" -> writeChoices();
			default -> {
			}
		}
	}

	/** Cells that offer them may be empty. */
	private void writeChoices() throws SAXException {
		for (String list : this.choices.lists()) {
			this.position.startRow();
			open("x:row", "r", String.valueOf(this.position.row() + 1));
			write(0, list);
			close("x:row");
		}
	}

	private void endCell() throws SAXException {
		String text = this.value.text();
		if (this.rewritten && !text.isBlank()) {
			text = this.value.marked();
			write(this.position.column(), (isHidden() ? HIDDEN : "") + text);
		}
		this.rewritten = false;
		this.covered.add(this.position, text);
	}

	private void write(Map<Integer, CoveredCells.Cover> covers) throws SAXException {
		for (Map.Entry<Integer, CoveredCells.Cover> cover : covers.entrySet()) {
			write(cover.getKey(), cover.getValue().text());
		}
	}

	private void write(int column, String text) throws SAXException {
		open("x:c", "r", new CellReference(this.position.row(), column).formatAsString(false), "t", "inlineStr");
		open("x:is");
		open("x:t");
		write(text);
		close("x:t");
		close("x:is");
		close("x:c");
	}

	@Override
	protected void text(String text) throws SAXException {
		if (this.inValue) {
			this.value.append(text);
		}
		if (!this.rewritten) {
			super.text(text);
		}
	}

}
