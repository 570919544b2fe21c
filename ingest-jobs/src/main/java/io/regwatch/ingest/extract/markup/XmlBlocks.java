package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

import io.regwatch.ingest.extract.markup.table.OpenRows;
import io.regwatch.ingest.extract.markup.table.RowText;
import io.regwatch.ingest.extract.markup.table.XhtmlRow;
import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.ingest.update.StatusNotices;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Blocks of any XML: an element is a block of its own unless it stands amid text, is a
 * cell, or is the number of the text that follows. Attributes that state a number, an
 * extent or a validity are read as well.
 */
final class XmlBlocks extends DefaultHandler implements DocumentBlocks {

	private final Blocks blocks = new Blocks();

	private final XmlText text = new XmlText();

	private final XhtmlRow row = new XhtmlRow();

	private final OpenRows rows = new OpenRows();

	private final Deque<XmlRole> open = new ArrayDeque<>();

	private String label = "";

	private final XmlAttributes attributes = new XmlAttributes();

	private int metadata;

	/** What the element states that began last, while it has no content. */
	private @Nullable XmlFacts facts;

	@Override
	public ContentHandler handler() {
		return this;
	}

	@Override
	public int pages() {
		return 1;
	}

	@Override
	public List<Block> toList() {
		flush(XmlRole.BLOCK);
		addNumber();
		addLabel();
		return this.rows.closed(this.blocks.toList());
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		describe(false);
		XmlRole role = role(localName);
		this.row.startElement(localName.toLowerCase(Locale.ROOT), attributes);
		this.open.push(role);
		if (role != XmlRole.INLINE) {
			flush(XmlRole.BLOCK);
		}
		this.text.start(localName, attributes);
		this.facts = XmlFacts.of(localName, attributes);
		if (role == XmlRole.INLINE) {
			return;
		}
		if (this.attributes.number(localName, attributes).isPresent()) {
			addNumber();
		}
		this.attributes.enter(localName, attributes).forEach((note) -> this.blocks.add(1, BlockKind.STATUS, note));
		switch (role) {
			case ROW -> {
				addLabel();
				this.row.start();
			}
			case CELL -> this.row.startCell(attributes);
			case METADATA -> this.metadata++;
			case INLINE, HEADING, LABEL, STATUS, BLOCK -> {
			}
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) {
		XmlRole role = this.open.pop();
		if (this.facts != null) {
			boolean named = role != XmlRole.CELL && !this.row.isOpen();
			this.text.append((role == XmlRole.INLINE) ? this.facts.inLine() : this.facts.ofLeaf(named));
			this.facts = null;
		}
		this.text.end();
		if (role == XmlRole.INLINE) {
			return;
		}
		flush(role);
		this.attributes.leave();
		if (role == XmlRole.ROW) {
			addRow(this.row.end());
		}
		this.row.endElement(localName.toLowerCase(Locale.ROOT));
		this.metadata -= (role == XmlRole.METADATA) ? 1 : 0;
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		String more = new String(characters, start, length);
		if (!more.isBlank()) {
			describe(true);
		}
		this.text.append(more);
	}

	/** Notes what the element that began last says of its content, which now begins. */
	private void describe(boolean text) {
		XmlRole role = this.open.isEmpty() ? XmlRole.INLINE : this.open.element();
		if (this.facts != null && this.metadata == 0 && role != XmlRole.INLINE && role != XmlRole.CELL) {
			this.attributes.about(this.facts.aboutContent(text))
				.forEach((note) -> this.blocks.add(1, BlockKind.STATUS, note));
		}
		this.facts = null;
	}

	/** Metadata are values side by side, not lines of text. */
	private XmlRole role(String element) {
		if (this.text.isStarted() && !this.row.isOpen()) {
			return XmlRole.INLINE;
		}
		XmlRole role = XmlRole.of(element);
		return (role == XmlRole.INLINE && this.metadata > 0) ? XmlRole.BLOCK : role;
	}

	private void flush(XmlRole role) {
		boolean started = this.text.isStarted();
		String taken = this.text.take();
		if (!started) {
			return;
		}
		if (this.row.isOpen()) {
			this.row.append(taken);
		}
		else if (role == XmlRole.LABEL && this.metadata == 0) {
			this.label = this.label + taken + " ";
		}
		else {
			add(role, taken);
		}
	}

	/** A number in an attribute of an element without a text of its own. */
	private void addNumber() {
		this.blocks.add(1, BlockKind.PARAGRAPH, this.attributes.takeNumbered());
	}

	/** A number without a text to follow. */
	private void addLabel() {
		this.blocks.add(1, BlockKind.PARAGRAPH, this.label);
		this.label = "";
	}

	private void addRow(RowText row) {
		this.rows.note(this.blocks.size(), row);
		this.blocks.add(1, BlockKind.TABLE_ROW, row.toString());
	}

	private void add(XmlRole role, String taken) {
		String numbered = this.attributes.takeNumberOf((this.label + taken).strip());
		if (this.metadata > 0) {
			// Publishers of law say in titles and remarks that it is repealed.
			boolean status = role == XmlRole.STATUS || StatusNotices.isNotice(taken);
			this.blocks.add(1, status ? BlockKind.STATUS : BlockKind.FURNITURE, taken);
		}
		else if (role == XmlRole.HEADING) {
			this.blocks.heading(1, this.open.size(), numbered);
			this.label = "";
		}
		else {
			boolean item = ListMarkers.isItem(numbered.strip());
			this.blocks.add(1, item ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH, numbered);
			this.label = "";
		}
	}

}
