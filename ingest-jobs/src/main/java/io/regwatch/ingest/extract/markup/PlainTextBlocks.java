package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.LegalHeadings;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.ingest.update.StatusNotices;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Blocks of plain text, separated by blank lines and marks of lists and headings. */
final class PlainTextBlocks extends WholeText {

	private static final Pattern HEADING = Pattern.compile(" {0,3}(#{1,6})\\s+(.*?)[#\\s]*");

	private static final Pattern UNDERLINE = Pattern.compile("(?:={3,}|-{3,})\\s*");

	private static final Pattern RULE = Pattern.compile("[\\s|:=_*-]{3,}");

	private static final String FRONT_MATTER = "---";

	private static final Pattern STATUS = Pattern.compile("(?i)\\s*[\\w-]{0,40}status\\s*:.*");

	private final boolean markdown;

	private final StringBuilder paragraph = new StringBuilder();

	private final Blocks blocks = new Blocks();

	PlainTextBlocks(boolean markdown) {
		this.markdown = markdown;
	}

	@Override
	public List<Block> toList() {
		String text = this.markdown ? MarkdownText.withoutComments(text()) : text();
		List<String> lines = text.lines().dropWhile(String::isBlank).toList();
		int start = this.markdown ? takeFrontMatter(lines) : 0;
		lines.subList(start, lines.size()).forEach(this::takeLine);
		endParagraph();
		return this.blocks.toList();
	}

	/** Takes front matter as furniture or status and returns its number of lines. */
	private int takeFrontMatter(List<String> lines) {
		if (lines.isEmpty() || !lines.getFirst().strip().equals(FRONT_MATTER)) {
			return 0;
		}
		int end = lines.subList(1, lines.size()).indexOf(FRONT_MATTER);
		for (String line : lines.subList(1, Math.max(1, end + 1))) {
			boolean status = STATUS.matcher(line).matches() || StatusNotices.isNotice(line);
			this.blocks.add(1, status ? BlockKind.STATUS : BlockKind.FURNITURE, line);
		}
		return (end < 0) ? 0 : end + 2;
	}

	private void takeLine(String line) {
		Matcher heading = HEADING.matcher(line);
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
		else if (this.markdown && line.strip().startsWith("|")) {
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

	private void addRow(String line) {
		if (!RULE.matcher(line).matches()) {
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
