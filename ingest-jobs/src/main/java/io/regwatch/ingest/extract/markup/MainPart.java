package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.markup.stamp.PageDates;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.text.StatusNotices;

/**
 * The main part of a page, as the {@code main} element of HTML and the landmark of
 * WAI-ARIA mark it, or else its name. Links and headings beside it belong to the site, as
 * do notes that the site will be offline for hours, and clocks. Other text, files and
 * what a document is worth count also there.
 */
final class MainPart {

	/** Banners stand beside clocks. */
	private static final Pattern IMAGE = Pattern.compile("\\[Image: [^\\]]*+\\]");

	private static final Pattern NUMBER = Pattern.compile("\\p{N}");

	/** Where a name is all that marks it, much more text must stand there. */
	private static final int NAMED = 2;

	private final BitSet marked = new BitSet();

	private final BitSet named = new BitSet();

	private final Deque<Boolean> open = new ArrayDeque<>();

	/**
	 * Begins an element that is the main part.
	 * @param named whether nothing but its name says so
	 */
	void start(boolean named) {
		this.open.push(named);
	}

	void end() {
		this.open.pop();
	}

	/** Notes that a block was added. */
	void add(int index) {
		this.marked.set(index, this.open.contains(false));
		this.named.set(index, !this.open.isEmpty());
	}

	/**
	 * Makes furniture of what stands beside the main part, unless more text stands there
	 * than in it.
	 */
	List<Block> mark(List<Block> all, List<LineLinks> links) {
		boolean isMarked = length(all, this.marked, true) > 0;
		BitSet main = isMarked ? this.marked : this.named;
		int inside = length(all, main, true);
		if (inside == 0 || inside < (isMarked ? 1 : NAMED) * length(all, main, false)) {
			return all;
		}
		return all.stream()
			.map((block) -> !main.get(block.ordinal()) && isOfSite(block, links.get(block.ordinal()))
					? new Block(block.ordinal(), block.page(), BlockKind.FURNITURE, 0, block.text()) : block)
			.toList();
	}

	private static int length(List<Block> all, BitSet main, boolean inside) {
		return all.stream()
			.filter((block) -> PageBlocks.isText(block) && main.get(block.ordinal()) == inside)
			.mapToInt((block) -> block.text().length())
			.sum();
	}

	private static boolean isOfSite(Block block, LineLinks links) {
		boolean beside = block.level() != 1 && switch (block.kind()) {
			case HEADING, PARAGRAPH, LIST_ITEM -> true;
			case TABLE_ROW, IMAGE, STATUS, FURNITURE -> false;
		};
		boolean stated = StatusNotices.hasState(block.text()) || StatusNotices.isNotice(block.text());
		boolean own = block.kind() == BlockKind.PARAGRAPH && StatusNotices.isOwn(block.text());
		boolean label = block.kind() == BlockKind.HEADING && !stated && !NUMBER.matcher(block.text()).find();
		return beside && links.files().isEmpty()
				&& ((links.isAll() && !own) || label || OutageNotice.isOutage(block.text())
						|| PageDates.isClock(IMAGE.matcher(block.text()).replaceAll("").strip()));
	}

}
