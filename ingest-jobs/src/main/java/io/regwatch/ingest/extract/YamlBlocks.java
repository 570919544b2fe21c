package io.regwatch.ingest.extract;

import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.xml.sax.ContentHandler;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Blocks of YAML, such as catalogues of standards are kept in: a line each. When a record
 * was fetched, and by which rules it is written, is not said in it.
 */
final class YamlBlocks extends DefaultHandler implements DocumentBlocks {

	private static final Pattern ABOUT_THE_FILE = Pattern.compile("\\s*(?:schema-version|fetched)\\s*:.*");

	private static final Pattern MARK = Pattern.compile("---|\\.\\.\\.");

	private final StringBuilder characters = new StringBuilder();

	@Override
	public ContentHandler handler() {
		return this;
	}

	@Override
	public int pages() {
		return 1;
	}

	@Override
	public void characters(char[] text, int start, int length) {
		if (this.characters.length() > Blocks.MAX_CHARACTERS) {
			throw new TextLimitException(Blocks.MAX_CHARACTERS);
		}
		this.characters.append(text, start, length);
	}

	@Override
	public void ignorableWhitespace(char[] text, int start, int length) {
		characters(text, start, length);
	}

	@Override
	public List<Block> toList() {
		Blocks blocks = new Blocks();
		this.characters.toString()
			.lines()
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
