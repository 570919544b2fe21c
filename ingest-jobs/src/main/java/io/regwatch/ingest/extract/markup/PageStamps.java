package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import io.regwatch.ingest.extract.markup.stamp.InlineNote;
import io.regwatch.ingest.extract.markup.stamp.PageNotes;
import io.regwatch.ingest.extract.markup.stamp.StampItem;
import io.regwatch.ingest.extract.markup.stamp.StampLine;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Makes furniture of the notes about a page, also of those in a line with words that
 * count. A page that has several dates of updates with one label lists other documents,
 * whose dates count.
 */
final class PageStamps {

	/** A page may say at its beginning and at its end when it was updated. */
	private static final int MOST = 2;

	private final List<Block> blocks;

	private final List<StampLine> lines;

	/** Where a label begins whose date is in the next block. */
	private final BitSet pairs = new BitSet();

	/** For each label the texts after it. */
	private final Map<String, List<String>> stamps = new HashMap<>();

	private PageStamps(List<Block> blocks, Predicate<Block> named) {
		this.blocks = blocks;
		this.lines = StampLines.of(blocks, named);
		for (int i = 0; i < blocks.size(); i++) {
			if (LabelledStamp.isRow(blocks.get(i))) {
				note(LabelledStamp.cells(blocks.get(i))[0], LabelledStamp.cells(blocks.get(i))[1]);
			}
			else if (LabelledStamp.isPair(blocks, i)) {
				this.pairs.set(i);
				note(blocks.get(i).text(), blocks.get(i + 1).text());
			}
			else if (!this.lines.get(i).notes((_) -> true).isEmpty()) {
				this.lines.get(i).items().forEach((item) -> note(item.label(), item.dated()));
			}
		}
	}

	/**
	 * Marks the notes of a page.
	 * @param named whether a block is in a box that is named like a stamp
	 */
	static List<Block> mark(List<Block> blocks, Predicate<Block> named) {
		return new PageStamps(blocks, named).marked();
	}

	private List<Block> marked() {
		List<Block> marked = new ArrayList<>();
		for (int i = 0; i < this.blocks.size(); i++) {
			Block block = this.blocks.get(i);
			if (LabelledStamp.isRow(block) && isOfPage(LabelledStamp.cells(block)[0])) {
				add(marked, block, BlockKind.FURNITURE, block.text());
			}
			else if (this.pairs.get(i) && isOfPage(block.text())) {
				add(marked, block, BlockKind.FURNITURE, block.text());
				Block date = this.blocks.get(++i);
				add(marked, date, BlockKind.FURNITURE, date.text());
			}
			else if (block.kind() == BlockKind.HEADING && PageNotes.isComments(block.text())) {
				add(marked, block, BlockKind.FURNITURE, block.text());
				i += addClosed(marked, i + 1);
			}
			else {
				Optional<InlineNote> current = PageBlocks.isText(block) ? InlineNote.of(block.text())
						: Optional.empty();
				StampLine line = this.lines.get(i);
				current.ifPresentOrElse((note) -> add(marked, block, note), () -> add(marked, block, line));
			}
		}
		return marked;
	}

	/** Adds the note below a number of comments that they are closed, and counts it. */
	private int addClosed(List<Block> marked, int next) {
		if (next == this.blocks.size() || this.blocks.get(next).kind() != BlockKind.PARAGRAPH
				|| !PageNotes.isCommentsClosed(this.blocks.get(next).text())) {
			return 0;
		}
		add(marked, this.blocks.get(next), BlockKind.FURNITURE, this.blocks.get(next).text());
		return 1;
	}

	private static void add(List<Block> marked, Block block, InlineNote current) {
		addText(marked, block, current.before());
		add(marked, block, BlockKind.FURNITURE, current.note());
		addText(marked, block, current.after());
	}

	private static void addText(List<Block> marked, Block block, String text) {
		if (!text.isEmpty()) {
			add(marked, block, block.kind(), text);
		}
	}

	/** Adds a block, or those of the notes in it and of the words between them. */
	private void add(List<Block> marked, Block block, StampLine line) {
		Collection<StampItem> notes = line.notes(this::isOfPage);
		if (notes.isEmpty() || notes.size() == line.items().size()) {
			add(marked, block, notes.isEmpty() ? block.kind() : BlockKind.FURNITURE, block.text());
			return;
		}
		int at = 0;
		while (at < line.items().size()) {
			int from = at;
			boolean note = notes.contains(line.items().get(at));
			while (at < line.items().size() && notes.contains(line.items().get(at)) == note) {
				at++;
			}
			add(marked, block, note ? BlockKind.FURNITURE : block.kind(),
					block.text().substring(line.items().get(from).start(), line.items().get(at - 1).end()).strip());
		}
	}

	private static void add(List<Block> marked, Block block, BlockKind kind, String text) {
		int level = (kind == BlockKind.HEADING) ? block.level() : 0;
		marked.add(new Block(marked.size(), block.page(), kind, level, text));
	}

	private void note(String label, String text) {
		if (!label.isEmpty()) {
			this.stamps.computeIfAbsent(key(label), (_) -> new ArrayList<>()).add(text);
		}
	}

	private boolean isOfPage(String label) {
		Collection<String> texts = this.stamps.getOrDefault(key(label), List.of());
		return texts.size() <= MOST && texts.stream().distinct().count() <= 1;
	}

	private static String key(String label) {
		return LineLinks.words(label.toLowerCase(Locale.ROOT)).replaceAll("[:\uFF1A]|(?<=by).*(?=on)", "");
	}

}
