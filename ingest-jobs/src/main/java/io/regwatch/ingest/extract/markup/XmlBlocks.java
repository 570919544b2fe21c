package io.regwatch.ingest.extract.markup;

import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.ingest.extract.text.TextLimitException;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
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

	private final StringBuilder text = new StringBuilder();

	private final XhtmlRow row = new XhtmlRow();

	private final Deque<XmlRole> open = new ArrayDeque<>();

	private String label = "";

	private final XmlAttributes attributes = new XmlAttributes();

	private boolean amidText;

	private int metadata;

	/** Depth of the outermost element whose text is raised; 0 if none is. */
	private int raised;

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
		return this.blocks.toList();
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		XmlRole role = (this.amidText && !this.row.isOpen()) ? XmlRole.INLINE : XmlRole.of(localName);
		this.open.push(role);
		if (this.raised == 0 && RaisedDigits.isRaised(localName, attributes)) {
			this.raised = this.open.size();
		}
		if (role == XmlRole.INLINE) {
			return;
		}
		flush(XmlRole.BLOCK);
		if (this.attributes.number(localName, attributes).isPresent()) {
			addNumber();
		}
		this.attributes.enter(localName, attributes).forEach((note) -> this.blocks.add(1, BlockKind.STATUS, note));
		switch (role) {
			case ROW -> {
				addLabel();
				this.row.start();
			}
			case CELL -> this.row.startCell();
			case METADATA -> this.metadata++;
			case INLINE, HEADING, LABEL, BLOCK -> {
			}
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) {
		this.raised = (this.raised < this.open.size()) ? this.raised : 0;
		XmlRole role = this.open.pop();
		if (role == XmlRole.INLINE) {
			return;
		}
		flush(role);
		this.attributes.leave();
		if (role == XmlRole.ROW) {
			this.blocks.add(1, BlockKind.TABLE_ROW, this.row.end());
		}
		this.metadata -= (role == XmlRole.METADATA) ? 1 : 0;
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		if (this.text.length() > Blocks.MAX_CHARACTERS) {
			throw new TextLimitException(Blocks.MAX_CHARACTERS);
		}
		int from = this.text.length();
		this.text.append(characters, start, length);
		if (this.raised > 0) {
			RaisedDigits.replace(this.text, from);
		}
		this.amidText |= !CharBuffer.wrap(characters, start, length).toString().isBlank();
	}

	private void flush(XmlRole role) {
		if (!this.amidText) {
			this.text.setLength(0);
			return;
		}
		if (this.row.isOpen()) {
			this.row.append(this.text);
		}
		else if (role == XmlRole.LABEL && this.metadata == 0) {
			this.label = this.label + this.text + " ";
		}
		else {
			add(role);
		}
		this.text.setLength(0);
		this.amidText = false;
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

	private void add(XmlRole role) {
		String numbered = this.attributes.takeNumberOf((this.label + this.text).strip());
		if (this.metadata > 0) {
			// Publishers of law say in titles that it is repealed.
			this.blocks.add(1, (role == XmlRole.HEADING && StatusNotices.isNotice(this.text.toString()))
					? BlockKind.STATUS : BlockKind.FURNITURE, this.text);
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
