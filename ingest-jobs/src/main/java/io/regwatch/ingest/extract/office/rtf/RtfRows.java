package io.regwatch.ingest.extract.office.rtf;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.RepeatedText;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Makes rows of the paragraphs that the copy of RTF has for them. */
public final class RtfRows {

	private List<String> above = List.of();

	private RtfRows() {
	}

	public static List<Block> of(List<Block> blocks) {
		RtfRows rows = new RtfRows();
		Blocks result = new Blocks();
		for (Block block : blocks) {
			if (block.text().indexOf(RtfCopy.CELL) < 0) {
				result.add(block);
			}
			else {
				result.add(block.page(), BlockKind.TABLE_ROW, rows.row(block.text()));
			}
		}
		return result.toList();
	}

	private String row(String text) {
		List<String> cells = new ArrayList<>();
		for (String cell : text.split(String.valueOf(RtfCopy.CELL), -1)) {
			boolean covered = cell.indexOf(RtfCopy.COVERED) >= 0 && cells.size() < this.above.size();
			String own = cell.replace(String.valueOf(RtfCopy.COVERED), "").strip();
			cells.add((covered && own.isEmpty()) ? RepeatedText.of(this.above.get(cells.size())) : own);
		}
		this.above = List.copyOf(cells);
		while (!cells.isEmpty() && cells.getLast().isEmpty()) {
			cells.removeLast();
		}
		return String.join(" | ", cells);
	}

}
