package io.regwatch.ingest.extract.markup.xml;

import java.util.List;

import io.regwatch.ingest.extract.markup.table.OpenRows;
import io.regwatch.ingest.extract.markup.table.RowText;
import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.schema.text.StatusNotices;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Blocks of XML with the numbers that stand in elements or attributes before them. */
final class NumberedBlocks {

	private final Blocks blocks = new Blocks();

	private final OpenRows rows = new OpenRows();

	private final XmlAttributes attributes;

	private String label = "";

	NumberedBlocks(XmlAttributes attributes) {
		this.attributes = attributes;
	}

	void addLabel(String text) {
		this.label = this.label + text + " ";
	}

	/** A number in an attribute of an element without a text of its own. */
	void addNumber() {
		this.blocks.add(1, BlockKind.PARAGRAPH, this.attributes.takeNumbered());
	}

	/** A number without a text to follow. */
	void addLabelAlone() {
		this.blocks.add(1, BlockKind.PARAGRAPH, this.label);
		this.label = "";
	}

	void addRow(RowText row) {
		this.rows.note(this.blocks.size(), row);
		this.blocks.add(1, BlockKind.TABLE_ROW, row.toString());
	}

	void addStatus(String note) {
		this.blocks.add(1, BlockKind.STATUS, note);
	}

	/** Publishers of law say in titles and remarks that it is repealed. */
	void addMetadata(String text, boolean validity) {
		boolean status = validity || StatusNotices.isNotice(text);
		this.blocks.add(1, status ? BlockKind.STATUS : BlockKind.FURNITURE, this.attributes.takeNumberOf(text));
	}

	void addHeading(int level, String text) {
		this.blocks.heading(1, level, numbered(text));
	}

	void addText(String text) {
		String numbered = numbered(text);
		boolean item = ListMarkers.isItem(numbered.strip());
		this.blocks.add(1, item ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH, numbered);
	}

	private String numbered(String text) {
		String labelled = (this.label + text).strip();
		this.label = "";
		return this.attributes.takeNumberOf(labelled);
	}

	List<Block> toList() {
		addNumber();
		addLabelAlone();
		return this.rows.closed(this.blocks.toList());
	}

}
