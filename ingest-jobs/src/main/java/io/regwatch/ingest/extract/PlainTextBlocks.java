package io.regwatch.ingest.extract;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.xml.sax.ContentHandler;
import org.xml.sax.helpers.DefaultHandler;

/** Blocks of plain text, which blank lines and marks of lists and headings tell apart. */
final class PlainTextBlocks extends DefaultHandler implements DocumentBlocks {

	private static final Pattern HEADING = Pattern.compile(" {0,3}(#{1,6})\\s+(.*?)[#\\s]*");

	private static final Pattern RULE = Pattern.compile("[\\s|:=_*-]{3,}");

	private final boolean markdown;

	private final StringBuilder characters = new StringBuilder();

	private final StringBuilder paragraph = new StringBuilder();

	private final Blocks blocks = new Blocks();

	PlainTextBlocks(boolean markdown) {
		this.markdown = markdown;
	}

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
		this.characters.toString().lines().forEach(this::takeLine);
		endParagraph();
		return this.blocks.toList();
	}

	private void takeLine(String line) {
		Matcher heading = HEADING.matcher(line);
		if (line.isBlank()) {
			endParagraph();
		}
		else if (this.markdown && heading.matches()) {
			endParagraph();
			this.blocks.heading(1, heading.group(1).length(), heading.group(2));
		}
		else if (this.markdown && line.strip().startsWith("|")) {
			endParagraph();
			addRow(line.strip());
		}
		else {
			continueParagraph(line);
		}
	}

	private void addRow(String line) {
		if (!RULE.matcher(line).matches()) {
			String cells = line.substring(1, line.endsWith("|") ? Math.max(1, line.length() - 1) : line.length());
			this.blocks.add(1, BlockKind.TABLE_ROW, cells.replaceAll("\\s*\\|\\s*", " | "));
		}
	}

	private void continueParagraph(String line) {
		if (ListMarkers.isBulleted(line.strip()) || (this.markdown && ListMarkers.isItem(line.strip()))) {
			endParagraph();
		}
		this.paragraph.append(line).append('\n');
	}

	private void endParagraph() {
		boolean item = ListMarkers.isItem(this.paragraph.toString().strip());
		this.blocks.add(1, item ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH, this.paragraph);
		this.paragraph.setLength(0);
	}

}
