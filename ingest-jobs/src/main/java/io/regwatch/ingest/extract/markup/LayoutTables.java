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
 * Finds the tables of a page that are a means of layout: those whose role says so, and
 * those without headers in which one cell has several blocks and most of the text of the
 * page.
 */
final class LayoutTables extends DefaultHandler {

	private static final Set<String> BLOCKS = Set.of("p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl",
			"table", "tr", "section", "article", "blockquote", "pre");

	private static final Set<String> NO_TEXT = Set.of("head", "script", "style", "template", "noscript");

	private final List<LayoutTable> tables = new ArrayList<>();

	private final Deque<LayoutTable> open = new ArrayDeque<>();

	private final Deque<LayoutTable.Cell> cells = new ArrayDeque<>();

	private int begunCells;

	private int characters;

	private int letters;

	private int blocks;

	private int withoutText;

	/**
	 * Whether a table is a means of layout.
	 * @param table which one of the page, from 0
	 */
	boolean has(int table) {
		return this.tables.get(table).isLayout(this.characters);
	}

	/**
	 * Whether a cell of such a table has most of the text of the page.
	 * @param cell which one of the page, from 0
	 */
	boolean isMain(int table, int cell) {
		return this.tables.get(table).isMain(cell, this.characters);
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		String element = localName.toLowerCase(Locale.ROOT);
		this.withoutText += NO_TEXT.contains(element) ? 1 : 0;
		this.blocks += BLOCKS.contains(element) ? 1 : 0;
		switch (element) {
			case "table" -> {
				this.open.push(new LayoutTable(attributes.getValue("role")));
				this.tables.add(this.open.element());
			}
			case "td" ->
				this.cells.push(new LayoutTable.Cell(this.begunCells++, this.characters, this.letters, this.blocks));
			case "tr" -> this.open.stream().findFirst().ifPresent(LayoutTable::startRow);
			case "th", "thead", "caption" -> this.open.stream().findFirst().ifPresent(LayoutTable::hasHeader);
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
		if (element.equals("table")) {
			this.open.pop();
		}
		else if (element.equals("td")) {
			LayoutTable.Cell before = this.cells.pop();
			LayoutTable.Cell cell = new LayoutTable.Cell(before.number(), this.characters - before.characters(),
					this.letters - before.letters(), this.blocks - before.blocks());
			this.open.stream().findFirst().ifPresent((table) -> table.add(cell));
		}
	}

}
