package io.regwatch.ingest.extract.pdf.block;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/** Makes blocks of lines: what interrupts a paragraph is put after it. */
public final class PdfBlocks {

	private final Blocks blocks = new Blocks();

	private final List<PdfLine> lines;

	private final BitSet footnotes;

	private final BitSet waiting = new BitSet();

	private final PdfLayout layout;

	private final ParagraphBreaks breaks;

	private final PdfHeadings headings;

	private final PdfTables tables;

	private @Nullable PdfParagraph open;

	private int headingAbove;

	private PdfBlocks(List<PdfLine> lines, BitSet furniture) {
		this.lines = lines;
		this.layout = new PdfLayout(lines, furniture);
		this.footnotes = PdfFootnotes.find(lines, furniture, this.layout.bodySize());
		this.breaks = new ParagraphBreaks(this.layout, lines, furniture);
		this.headings = new PdfHeadings(this.layout);
		BitSet others = (BitSet) furniture.clone();
		others.or(this.footnotes);
		this.tables = PdfTables.find(this.layout, lines, others);
	}

	/**
	 * Makes the blocks.
	 * @param furniture indices of the lines that are
	 * @param aside what visible signatures and watermarks say: furniture, too
	 * @param notices what running headers and footers state of the document
	 */
	public static List<Block> of(List<PdfLine> lines, BitSet furniture, List<PdfLine> aside, List<String> notices) {
		PdfBlocks result = new PdfBlocks(lines, furniture);
		for (int i = 0; i < lines.size(); i++) {
			if (furniture.get(i) || result.footnotes.get(i)) {
				result.waiting.set(i);
			}
			else if (!result.tables.contains(i)) {
				result.take(i);
			}
		}
		result.close();
		notices.forEach((notice) -> result.blocks.add(1, BlockKind.STATUS, notice));
		aside.stream()
			.collect(Collectors.groupingBy(PdfLine::page, TreeMap::new,
					Collectors.mapping(PdfLine::text, Collectors.joining(" "))))
			.forEach((page, text) -> result.blocks.add(page, BlockKind.FURNITURE, text));
		return result.blocks.toList();
	}

	private void take(int index) {
		PdfTables.@Nullable Row row = this.tables.startingAt(index);
		if (row == null) {
			take(index, this::close);
		}
		else {
			close();
			this.headingAbove = 0;
			this.blocks.add(row.page(), row.kind(), row.text());
		}
	}

	private void take(int index, Runnable finish) {
		PdfLine line = this.lines.get(index);
		if (this.open != null && this.breaks.continues(this.open, line, index)) {
			this.open.join(line);
		}
		else {
			finish.run();
			this.open = new PdfParagraph(this.layout, line);
		}
	}

	private void close() {
		end();
		BitSet due = (BitSet) this.waiting.clone();
		this.waiting.clear();
		due.stream().filter(this.footnotes::get).forEach((i) -> take(i, this::end));
		end();
		due.andNot(this.footnotes);
		due.stream()
			.mapToObj(this.lines::get)
			.forEach((line) -> this.blocks.add(line.page(), BlockKind.FURNITURE, line.text()));
	}

	private void end() {
		if (this.open != null) {
			add(this.open);
			this.open = null;
		}
	}

	private void add(PdfParagraph paragraph) {
		int page = paragraph.first().page();
		this.headingAbove = this.headings.level(paragraph, this.headingAbove);
		if (this.headingAbove > 0) {
			this.blocks.heading(page, this.headingAbove, paragraph.text());
		}
		else {
			this.blocks.add(page, ListMarkers.isItem(paragraph.text()) ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH,
					paragraph.text());
		}
	}

}
