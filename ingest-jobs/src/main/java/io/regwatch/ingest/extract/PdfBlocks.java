package io.regwatch.ingest.extract;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/** Makes blocks of lines: what interrupts a paragraph is put after it. */
final class PdfBlocks {

	private final Blocks blocks = new Blocks();

	private final List<PdfLine> waiting = new ArrayList<>();

	private final PdfLayout layout;

	private final PdfBreaks breaks;

	private final PdfHeadings headings;

	private @Nullable PdfParagraph open;

	private int headingAbove;

	private PdfBlocks(PdfLayout layout, PdfBreaks breaks) {
		this.layout = layout;
		this.breaks = breaks;
		this.headings = new PdfHeadings(layout);
	}

	static List<Block> of(List<PdfLine> lines, BitSet furniture) {
		PdfLayout layout = new PdfLayout(lines, furniture);
		PdfBlocks result = new PdfBlocks(layout, new PdfBreaks(layout, lines, furniture));
		for (int i = 0; i < lines.size(); i++) {
			if (furniture.get(i)) {
				result.waiting.add(lines.get(i));
			}
			else {
				result.take(lines.get(i), i);
			}
		}
		result.close();
		return result.blocks.toList();
	}

	private void take(PdfLine line, int index) {
		if (this.open != null && this.breaks.continues(this.open, line, index)) {
			this.open.join(line);
			return;
		}
		close();
		this.open = new PdfParagraph(this.layout, line);
	}

	private void close() {
		if (this.open != null) {
			add(this.open);
			this.open = null;
		}
		this.waiting.forEach((line) -> this.blocks.add(line.page(), BlockKind.FURNITURE, line.text()));
		this.waiting.clear();
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
