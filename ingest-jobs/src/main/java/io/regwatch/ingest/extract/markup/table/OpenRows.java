package io.regwatch.ingest.extract.markup.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.schema.Block;
import org.jspecify.annotations.Nullable;

/** Rows whose text depends on the rest of their table. */
public final class OpenRows {

	private final Map<Integer, RowText> rows = new HashMap<>();

	/**
	 * Notes a row.
	 * @param ordinal of the block that it will be
	 */
	public void note(int ordinal, RowText row) {
		if (row.isOpen()) {
			this.rows.put(ordinal, row);
		}
	}

	/** Returns the blocks of a whole document. */
	public List<Block> closed(List<Block> blocks) {
		if (this.rows.isEmpty()) {
			return blocks;
		}
		Blocks closed = new Blocks();
		for (Block block : blocks) {
			@Nullable RowText row = this.rows.get(block.ordinal());
			closed.add((row == null) ? block
					: new Block(block.ordinal(), block.page(), block.kind(), block.level(), row.toString()));
		}
		return closed.toList();
	}

}
