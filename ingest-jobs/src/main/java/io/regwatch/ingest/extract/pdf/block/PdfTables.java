package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * Finds tables, which a PDF does not mark: rows of cells that stand below each other. The
 * order in which they are drawn is kept.
 */
final class PdfTables {

	private final PdfLayout layout;

	private final List<PdfLine> lines;

	private final Map<Integer, Row> starts = new HashMap<>();

	private final BitSet rest = new BitSet();

	private PdfTables(PdfLayout layout, List<PdfLine> lines) {
		this.layout = layout;
		this.lines = lines;
	}

	/** Finds them in what is neither furniture nor a footnote. */
	static PdfTables find(PdfLayout layout, List<PdfLine> lines, BitSet others) {
		PdfTables tables = new PdfTables(layout, lines);
		BitSet taken = (BitSet) others.clone();
		taken.or(tables.keepRuled(others));
		@Nullable PdfTable open = null;
		for (PdfRow row : tables.rows(taken)) {
			if (open != null && (row.hasCells() ? open.take(row) : open.goesOnAfter(row))) {
				continue;
			}
			tables.keep(open);
			open = row.hasCells() ? new PdfTable(row) : null;
		}
		tables.keep(open);
		return tables;
	}

	/** The row that begins with a line; {@code null} if none does. */
	@Nullable Row startingAt(int line) {
		return this.starts.get(line);
	}

	/** Whether a line belongs to a row that began before it. */
	boolean contains(int line) {
		return this.rest.get(line);
	}

	/** Keeps tables that are drawn with rules, and returns the indices of their lines. */
	private BitSet keepRuled(BitSet others) {
		BitSet kept = new BitSet();
		for (RuledTables.Row row : RuledTables.find(this.layout, this.lines, others)) {
			List<Integer> own = row.row().lines();
			BlockKind kind = row.repeated() ? BlockKind.FURNITURE : BlockKind.TABLE_ROW;
			this.starts.put(own.getFirst(), new Row(row.page(), kind, row.row().text()));
			own.stream().skip(1).forEach(this.rest::set);
			own.forEach(kept::set);
		}
		return kept;
	}

	private List<PdfRow> rows(BitSet others) {
		List<PdfRow> rows = new ArrayList<>();
		for (int i = others.nextClearBit(0); i < this.lines.size(); i = others.nextClearBit(i + 1)) {
			boolean adjacent = !rows.isEmpty() && rows.getLast().end() == i;
			if (!adjacent || !rows.getLast().take(this.lines.get(i), i)) {
				rows.add(new PdfRow(this.layout, this.lines.get(i), i));
			}
		}
		return rows;
	}

	private void keep(@Nullable PdfTable table) {
		if (table == null || !table.isTable()) {
			return;
		}
		List<String> texts = table.texts();
		for (int i = 0; i < texts.size(); i++) {
			PdfRow row = table.rows().get(i);
			BlockKind kind = table.isRepeatedHead(i) ? BlockKind.FURNITURE : BlockKind.TABLE_ROW;
			this.starts.put(row.first(), new Row(row.page(), kind, texts.get(i)));
			this.rest.set(row.first() + 1, row.end());
		}
	}

	/**
	 * A row as a block.
	 *
	 * @param kind furniture if it is a head that is repeated on another page
	 */
	record Row(int page, BlockKind kind, String text) {

	}

}
