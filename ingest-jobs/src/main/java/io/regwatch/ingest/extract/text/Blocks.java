package io.regwatch.ingest.extract.text;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Collects blocks in reading order, cleans their text, and leaves out blank ones. */
public final class Blocks {

	public static final int MAX_CHARACTERS = 30_000_000;

	private final List<Block> blocks = new ArrayList<>();

	private int characters;

	public void heading(int page, int level, CharSequence raw) {
		add(page, BlockKind.HEADING, Math.clamp(level, 1, 6), raw);
	}

	public void add(Block block) {
		add(block.page(), block.kind(), block.level(), block.text());
	}

	public void add(int page, BlockKind kind, CharSequence raw) {
		add(page, kind, 0, raw);
	}

	boolean isEmpty() {
		return this.blocks.isEmpty();
	}

	public int size() {
		return this.blocks.size();
	}

	/** A document of nothing but furniture has mistaken its text for furniture. */
	public List<Block> toList() {
		boolean allFurniture = this.blocks.stream()
			.allMatch((block) -> block.kind() == BlockKind.FURNITURE || block.kind() == BlockKind.STATUS);
		return allFurniture ? this.blocks.stream().map(Blocks::asParagraph).toList() : List.copyOf(this.blocks);
	}

	private void add(int page, BlockKind kind, int level, CharSequence raw) {
		String text = TextNormalizer.clean(raw);
		if (text.isEmpty()) {
			return;
		}
		this.characters += text.length();
		if (this.characters > MAX_CHARACTERS) {
			throw new TextLimitException(MAX_CHARACTERS);
		}
		this.blocks.add(new Block(this.blocks.size(), page, kind, level, text));
	}

	private static Block asParagraph(Block block) {
		return new Block(block.ordinal(), block.page(), BlockKind.PARAGRAPH, 0, block.text());
	}

}
