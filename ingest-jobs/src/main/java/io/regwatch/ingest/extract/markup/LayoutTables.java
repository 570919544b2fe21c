package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Finds the rows of tables that are a means of layout: in tables of one column whose role
 * says so, and in tables without headers in which one cell has several blocks and most of
 * the text of the page.
 */
final class LayoutTables extends DefaultHandler {

	private static final Set<String> BLOCKS = Set.of("p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl",
			"table", "tr", "section", "article", "blockquote", "pre");

	private static final Set<String> NO_TEXT = Set.of("head", "script", "style", "template", "noscript");

	private final Deque<LayoutTable> open = new ArrayDeque<>();

	private final Deque<LayoutTable.Cell> openCells = new ArrayDeque<>();

	/** For each row and each cell of the page its table. */
	private final List<LayoutTable> rows = new ArrayList<>();

	private final List<LayoutTable> cells = new ArrayList<>();

	private int characters;

	private int letters;

	private int blocks;

	private int withoutText;

	/**
	 * Whether a row is layout.
	 * @param number which one of the page, from 0
	 */
	boolean isLayout(int number) {
		return this.rows.get(number).isLayout(number, this.characters);
	}

	/**
	 * Whether a cell has most of the text of the page.
	 * @param cell which one of the page, from 0
	 */
	boolean isMain(int cell) {
		return this.cells.get(cell).isMain(cell, this.characters);
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		String element = localName.toLowerCase(Locale.ROOT);
		this.withoutText += NO_TEXT.contains(element) ? 1 : 0;
		this.blocks += BLOCKS.contains(element) ? 1 : 0;
		if (element.equals("table")) {
			this.open.push(new LayoutTable(attributes.getValue("role")));
		}
		else if (!this.open.isEmpty()) {
			startPart(element, this.open.element());
		}
	}

	private void startPart(String element, LayoutTable table) {
		switch (element) {
			case "tr" -> {
				table.startRow(this.rows.size());
				this.rows.add(table);
			}
			case "td" -> {
				this.openCells
					.push(new LayoutTable.Cell(this.cells.size(), this.characters, this.letters, this.blocks));
				this.cells.add(table);
			}
			case "th", "thead", "caption" -> table.hasHeader();
			default -> {
			}
		}
	}

	@Override
	public void characters(char[] text, int start, int length) {
		for (int at = start; at < start + length && this.withoutText == 0; at++) {
			this.characters += Character.isWhitespace(text[at]) ? 0 : 1;
			this.letters += Character.isLetter(text[at]) ? 1 : 0;
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) {
		String element = localName.toLowerCase(Locale.ROOT);
		this.withoutText -= NO_TEXT.contains(element) ? 1 : 0;
		if (this.open.isEmpty()) {
			return;
		}
		if (element.equals("table")) {
			this.open.pop();
		}
		else if (element.equals("td")) {
			LayoutTable.Cell before = this.openCells.pop();
			this.open.element()
				.add(new LayoutTable.Cell(before.number(), this.characters - before.characters(),
						this.letters - before.letters(), this.blocks - before.blocks()));
		}
	}

}
