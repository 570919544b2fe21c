package io.regwatch.ingest.extract.office.rtf;

import java.util.ArrayList;
import java.util.List;

/** Which cells of the rows of a table of RTF continue those above. */
final class RtfCells {

	private final List<Boolean> covered = new ArrayList<>();

	private boolean continued;

	private int column;

	/** Notes a part of the definition of a row, which ends each cell with its place. */
	void define(String word) {
		switch (word) {
			case "trowd" -> this.covered.clear();
			case "clvmrg" -> this.continued = true;
			default -> {
				this.covered.add(this.continued);
				this.continued = false;
			}
		}
	}

	/** Whether the next cell of the row continues the one above. */
	boolean isNextCovered() {
		boolean next = this.column < this.covered.size() && this.covered.get(this.column);
		this.column++;
		return next;
	}

	void endRow() {
		this.column = 0;
	}

}
