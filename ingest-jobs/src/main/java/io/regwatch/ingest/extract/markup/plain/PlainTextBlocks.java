package io.regwatch.ingest.extract.markup.plain;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.LegalHeadings;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Blocks of plain text, separated by blank lines and marks of lists and headings. */
public final class PlainTextBlocks extends WholeText {

	private static final Pattern HEADING = Pattern.compile(" {0,3}(#{1,6})\\s+(.*?)[#\\s]*");

	private static final Pattern UNDERLINE = Pattern.compile("(?:={3,}|-{3,})\\s*");

	/** A form feed, which the parser writes as the replacement character. */
	private static final Pattern PAGE_END = Pattern.compile("\f|\uFFFD$|^\uFFFD");

	/** A label of a page, where a page ends. */
	private static final Pattern PAGE_LABEL = Pattern.compile(
			"(?iu)[-\u2013\u2014\\s]*(?:page|seite|página|pagina|strona|стр(?:аница)?\\.?|σελίδα|sayfa|side|sida|sivu|第)?\\s*\\p{Nd}{1,4}(?:\\s*(?:of|von|de|di|sur|z|из|/|av|af)\\s*\\p{Nd}{1,4})?\\s*[页頁]?[-\u2013\u2014\\s]*");

	private static final Pattern DELIMITERS = Pattern.compile("[\\s|:=_*-]{3,}");

	private final boolean markdown;

	private final StringBuilder paragraph = new StringBuilder();

	private final Blocks blocks = new Blocks();

	/** Rows of the table that is open, with its delimiters. */
	private int rows;

	public PlainTextBlocks(boolean markdown) {
		this.markdown = markdown;
	}

	@Override
	public List<Block> toList() {
		String text = this.markdown ? MarkdownText.withoutComments(text()) : text();
		List<String> lines = text.lines().dropWhile(String::isBlank).toList();
		FrontMatter front = FrontMatter.of(this.markdown ? lines : List.of());
		front.addTo(this.blocks);
		lines.subList(front.length(), lines.size()).forEach(this::takeLines);
		endParagraph();
		return this.blocks.toList();
	}

	/** A form feed ends a page, which may have its number before it. */
	private void takeLines(String line) {
		Matcher end = PAGE_END.matcher(line);
		if (!end.find()) {
			takeLine(line);
			return;
		}
		String last = line.substring(0, end.start());
		if (!last.isBlank() && PAGE_LABEL.matcher(last).matches()) {
			endParagraph();
			this.blocks.add(1, BlockKind.FURNITURE, last);
		}
		else {
			takeLine(last);
		}
		endParagraph();
		takeLines(line.substring(end.end()));
	}

	private void takeLine(String line) {
		Matcher heading = HEADING.matcher(line);
		boolean row = this.markdown && line.strip().startsWith("|");
		this.rows = row ? this.rows + 1 : 0;
		if (line.isBlank()) {
			endParagraph();
		}
		else if (this.markdown && heading.matches()) {
			endParagraph();
			this.blocks.heading(1, heading.group(1).length(), MarkdownText.plain(heading.group(2)));
		}
		else if (this.markdown && isUnderline(line)) {
			int level = line.startsWith("=") ? 1 : 2;
			this.blocks.heading(1, level, MarkdownText.plain(this.paragraph.toString()));
			this.paragraph.setLength(0);
		}
		else if (row) {
			endParagraph();
			addRow(line.strip());
		}
		else {
			continueParagraph(this.markdown ? MarkdownText.bulleted(line) : line);
		}
	}

	/** Makes a heading of the single line above it. */
	private boolean isUnderline(String line) {
		return UNDERLINE.matcher(line).matches() && this.paragraph.indexOf("\n") == this.paragraph.length() - 1
				&& !this.paragraph.isEmpty();
	}

	/**
	 * Delimiters follow the head of a table; below them, a dash says that there is none.
	 */
	private void addRow(String line) {
		if (this.rows > 2 || !DELIMITERS.matcher(line).matches()) {
			String cells = line.substring(1, line.endsWith("|") ? Math.max(1, line.length() - 1) : line.length());
			this.blocks.add(1, BlockKind.TABLE_ROW, MarkdownText.plain(cells).replaceAll("\\s*\\|\\s*", " | "));
		}
	}

	private void continueParagraph(String line) {
		if (ListMarkers.isBulleted(line.strip()) || (this.markdown && ListMarkers.isItem(line.strip()))) {
			endParagraph();
		}
		this.paragraph.append(line).append('\n');
	}

	private void endParagraph() {
		String text = this.markdown ? MarkdownText.plain(this.paragraph.toString()) : this.paragraph.toString();
		int level = LegalHeadings.headingLevel(text.strip());
		if (level > 0) {
			this.blocks.heading(1, level, text);
		}
		else {
			boolean item = ListMarkers.isItem(text.strip());
			this.blocks.add(1, item ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH, text);
		}
		this.paragraph.setLength(0);
	}

}
