package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Blocks of YAML, one for each line. Catalogues of standards use this format. Fields
 * about the file, such as the time of fetching, are furniture.
 */
final class YamlBlocks extends WholeText {

	private static final Pattern ABOUT_THE_FILE = Pattern.compile("\\s*(?:schema-version|fetched)\\s*:.*");

	private static final Pattern MARK = Pattern.compile("---|\\.\\.\\.");

	@Override
	public List<Block> toList() {
		Blocks blocks = new Blocks();
		text().lines()
			.filter((line) -> !MARK.matcher(line.strip()).matches())
			.forEach((line) -> blocks.add(1, kind(line), line));
		return blocks.toList();
	}

	private static BlockKind kind(String line) {
		if (ABOUT_THE_FILE.matcher(line).matches()) {
			return BlockKind.FURNITURE;
		}
		return line.strip().startsWith("- ") ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH;
	}

}
