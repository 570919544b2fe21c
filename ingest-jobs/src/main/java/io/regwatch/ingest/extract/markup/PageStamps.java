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
			int notes = notes(i);
			if (notes > 0) {
				this.blocks.subList(i, i + notes)
					.forEach((note) -> add(marked, note, BlockKind.FURNITURE, note.text()));
				i += notes - 1;
			}
			else {
				Block block = this.blocks.get(i);
				Optional<InlineNote> current = PageBlocks.isText(block) ? InlineNote.of(block.text())
						: Optional.empty();
				StampLine line = this.lines.get(i);
				current.ifPresentOrElse((note) -> add(marked, block, note), () -> add(marked, block, line));
			}
		}
		return marked;
	}

	/** How many whole blocks from one on are a note about the page. */
	private int notes(int at) {
		Block block = this.blocks.get(at);
		if (LabelledStamp.isRow(block) && isOfPage(LabelledStamp.cells(block)[0])) {
			return 1;
		}
		if (isPair(at) || (LabelledStamp.isPublisher(this.blocks, at) && (isPair(at + 2) || isPair(at + 4)))) {
			return 2;
		}
		if (block.kind() == BlockKind.HEADING && PageNotes.isComments(block.text())) {
			return LabelledStamp.isClosed(this.blocks, at + 1) ? 2 : 1;
		}
		return 0;
	}

	private boolean isPair(int at) {
		return this.pairs.get(at) && isOfPage(this.blocks.get(at).text());
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
