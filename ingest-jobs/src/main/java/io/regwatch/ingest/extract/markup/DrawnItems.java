package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.markup.table.Drawing;

/** The open items of lists, which may have nothing but a drawing. */
final class DrawnItems {

	private final Deque<Item> open = new ArrayDeque<>();

	/**
	 * Begins an item.
	 * @param blocks before it
	 */
	void start(int blocks) {
		this.open.push(new Item(blocks, new Drawing()));
	}

	/** Notes a shape in the last open item. */
	void add(String shape) {
		if (!this.open.isEmpty()) {
			this.open.element().drawing().add(shape);
		}
	}

	/**
	 * Ends an item, and returns its drawing if it has no text.
	 * @param blocks up to its end
	 */
	String end(int blocks) {
		Item item = this.open.pop();
		return (item.blocks() == blocks) ? item.drawing().toString() : "";
	}

	private record Item(int blocks, Drawing drawing) {

	}

}
