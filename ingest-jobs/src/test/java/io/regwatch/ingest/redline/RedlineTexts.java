package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Texts made of words, and texts read back out of redlines. */
final class RedlineTexts {

	private RedlineTexts() {
	}

	/** A line a block: "# " is a heading, "- " an item, "a | b" a row. */
	static List<Block> text(String... lines) {
		List<Block> blocks = new ArrayList<>();
		for (String line : lines) {
			blocks.add(block(blocks.size(), line));
		}
		return blocks;
	}

	static List<String> lines(List<Block> blocks) {
		return blocks.stream().map(Block::text).toList();
	}

	/** Accepts all insertions and drops all deletions in HTML, or the other way round. */
	static List<String> read(String html, boolean accepted) {
		Document document = Jsoup.parse(html);
		document.select("nav, summary, .redline-note").remove();
		document.select(accepted ? ".redline-deleted, .redline-moved-away" : ".redline-inserted, .redline-moved-here")
			.remove();
		String dropped = accepted ? "del" : "ins";
		List<String> lines = new ArrayList<>();
		for (Element block : document.select(".redline-block")) {
			boolean joins = !block.select(dropped + ".redline-break").isEmpty();
			block.select(".redline-break").remove();
			block.select(dropped).remove();
			String line = String.join(" | ", cells(block)).replaceAll("\\s+", " ").strip();
			if (joins) {
				lines.add((lines.removeLast() + " " + line).strip());
			}
			else if (!line.isEmpty()) {
				lines.add(line);
			}
		}
		return lines;
	}

	private static List<String> cells(Element block) {
		return block.nameIs("tr") ? block.select("> td").stream().map(Element::text).toList() : List.of(block.text());
	}

	private static Block block(int ordinal, String line) {
		if (line.startsWith("# ")) {
			return new Block(ordinal, 1, BlockKind.HEADING, 2, line.substring(2));
		}
		BlockKind kind = line.contains(" | ") ? BlockKind.TABLE_ROW
				: line.startsWith("- ") ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH;
		return new Block(ordinal, 1, kind, 0, line);
	}

}
