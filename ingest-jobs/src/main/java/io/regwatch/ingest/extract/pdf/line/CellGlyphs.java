package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * Glyphs of a page that are read as one: those of a cell, or those between tables.
 *
 * @param cell in which they are; {@code null} for none
 * @param glyphs in the order in which they were drawn
 */
record CellGlyphs(@Nullable GridCell cell, List<TextPosition> glyphs) {

	/** Splits them where text begins to run in another direction. */
	List<CellGlyphs> byDirection() {
		if (this.glyphs.stream().allMatch((glyph) -> (int) glyph.getDir() == direction())) {
			return List.of(this);
		}
		List<CellGlyphs> parts = new ArrayList<>();
		for (TextPosition glyph : this.glyphs) {
			if (parts.isEmpty() || parts.getLast().direction() != (int) glyph.getDir()) {
				parts.add(new CellGlyphs(this.cell, new ArrayList<>()));
			}
			parts.getLast().glyphs.add(glyph);
		}
		return parts;
	}

	/** Where their text runs to, in degrees counterclockwise. */
	int direction() {
		return (int) this.glyphs.getFirst().getDir();
	}

}
