package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import io.regwatch.ingest.extract.pdf.drawing.Grids;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/** Splits the glyphs of a page: tables are read cell by cell, where they begin. */
final class PageGlyphs {

	/** Gap between the letters of a word at most, in font sizes. */
	private static final float TOUCHING = 0.1F;

	private final List<Supplier<List<CellGlyphs>>> parts = new ArrayList<>();

	private final Map<Integer, TableGlyphs> tables = new HashMap<>();

	private @Nullable CellGlyphs text;

	private PageGlyphs() {
	}

	static List<CellGlyphs> split(List<TextPosition> glyphs, Grids grids) {
		if (grids.isEmpty()) {
			return List.of(new CellGlyphs(null, glyphs));
		}
		PageGlyphs page = new PageGlyphs();
		@Nullable TextPosition last = null;
		@Nullable GridCell cell = null;
		for (TextPosition glyph : glyphs) {
			cell = (last != null && touches(last, glyph)) ? cell : grids.at(glyph);
			page.add(glyph, cell);
			last = glyph;
		}
		return page.parts.stream().flatMap((part) -> part.get().stream()).toList();
	}

	/** Words that are wider than their cell stay whole. */
	private static boolean touches(TextPosition last, TextPosition next) {
		float gap = next.getXDirAdj() - last.getXDirAdj() - last.getWidthDirAdj();
		return last.getYDirAdj() == next.getYDirAdj() && last.getDir() == next.getDir()
				&& Math.abs(gap) < next.getFontSizeInPt() * TOUCHING && !last.getUnicode().isBlank()
				&& !next.getUnicode().isBlank();
	}

	private void add(TextPosition glyph, @Nullable GridCell cell) {
		if (cell != null) {
			this.tables.computeIfAbsent(cell.grid(), this::begin).add(cell, glyph);
		}
		else {
			if (this.text == null) {
				this.text = new CellGlyphs(null, new ArrayList<>());
				CellGlyphs begun = this.text;
				this.parts.add(() -> List.of(begun));
			}
			this.text.glyphs().add(glyph);
		}
	}

	private TableGlyphs begin(int grid) {
		TableGlyphs table = new TableGlyphs(grid);
		this.parts.add(table::cells);
		this.text = null;
		return table;
	}

}
