package io.regwatch.ingest.extract.pdf.furniture;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Finds the lines at the edges of pages, where running lines stand. The first and last
 * rows of a table that goes on within the page are text.
 */
final class Margins {

	private Margins() {
	}

	/** Returns the indices of such lines. */
	static BitSet of(List<PdfLine> lines) {
		Set<Table> inside = new HashSet<>();
		for (PdfLine line : lines) {
			GridCell cell = line.cell();
			if (cell != null && !line.atTop() && !line.atBottom()) {
				inside.add(new Table(line.page(), cell.grid()));
			}
		}
		BitSet margins = new BitSet();
		for (int i = 0; i < lines.size(); i++) {
			PdfLine line = lines.get(i);
			GridCell cell = line.cell();
			margins.set(i, (line.atTop() || line.atBottom())
					&& (cell == null || !inside.contains(new Table(line.page(), cell.grid()))));
		}
		return margins;
	}

	private record Table(int page, int grid) {

	}

}
