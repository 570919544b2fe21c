package io.regwatch.ingest.extract.markup.xml;

import io.regwatch.ingest.extract.text.DocumentBlocks;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

import io.regwatch.ingest.extract.markup.stamp.PageDates;
import io.regwatch.ingest.extract.markup.table.XhtmlRow;
import io.regwatch.schema.Block;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Blocks of any XML: an element is a block of its own unless it stands amid text, is a
 * cell, or is the number of the text that follows. Attributes that state a number, an
 * extent or a validity are read as well.
 */
public final class XmlBlocks extends DefaultHandler implements DocumentBlocks {

	private final XmlAttributes attributes = new XmlAttributes();

	private final NumberedBlocks blocks = new NumberedBlocks(this.attributes);

	private final XmlText text = new XmlText();

	private final XhtmlRow row = new XhtmlRow();

	private final Deque<XmlRole> open = new ArrayDeque<>();

	private final XmlMetadata metadata = new XmlMetadata();

	private final XmlStatements statements = new XmlStatements(this.attributes, this.metadata);

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
		return this.blocks.toList();
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
		this.metadata.start(localName, attributes);
		this.statements.start(uri, localName, attributes, role == XmlRole.INLINE);
		if (role != XmlRole.INLINE) {
			startBlock(role, localName, attributes);
		}
	}

	private void startBlock(XmlRole role, String element, Attributes attributes) {
		if (this.attributes.number(element, attributes).isPresent()) {
			this.blocks.addNumber();
		}
		this.attributes.enter(element, attributes).forEach(this.blocks::addStatus);
		switch (role) {
			case ROW -> {
				this.blocks.addLabelAlone();
				this.blocks.addRow(this.row.end());
				this.row.start();
			}
			case CELL -> this.row.startCell(attributes);
			case INLINE, HEADING, LABEL, BLOCK -> {
			}
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) {
		XmlRole role = this.open.pop();
		boolean status = this.metadata.isAboutLaw() || this.statements.isLeafOfValidity();
		if (this.statements.isLeaf()) {
			XmlFacts stated = this.statements.ofElement();
			boolean named = role != XmlRole.CELL && !this.row.isOpen();
			this.text.append((role == XmlRole.INLINE) ? stated.inLine() : stated.ofLeaf(named));
		}
		else if (role == XmlRole.INLINE) {
			this.statements.ofLine(this.text.ofElement()).forEach(this.blocks::addStatus);
		}
		this.statements.end();
		this.text.end();
		if (role != XmlRole.INLINE) {
			endBlock(role, localName, status);
		}
		this.metadata.end();
	}

	private void endBlock(XmlRole role, String element, boolean status) {
		flush(role, status, FieldNames.isSaveDate(element));
		this.attributes.leave();
		if (role == XmlRole.ROW) {
			this.blocks.addRow(this.row.end());
		}
		this.row.endElement(element.toLowerCase(Locale.ROOT));
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		String more = new String(characters, start, length);
		if (!more.isBlank()) {
			describe(true);
		}
		this.text.append(more);
	}

	private void describe(boolean text) {
		boolean line = this.open.isEmpty() || this.open.element() == XmlRole.INLINE;
		this.statements.ofContent(text, line).forEach(this.blocks::addStatus);
	}

	/** Metadata are values side by side, not lines of text or tables. */
	private XmlRole role(String element) {
		if (this.text.isStarted() && !this.row.isOpen()) {
			return XmlRole.INLINE;
		}
		XmlRole role = XmlRole.of(element);
		if (this.metadata.isOpen()) {
			return switch (role) {
				case INLINE, ROW, CELL -> XmlRole.BLOCK;
				case HEADING, LABEL, BLOCK -> role;
			};
		}
		return (!this.open.isEmpty() && this.open.element() == XmlRole.ROW) ? XmlRole.CELL : role;
	}

	private void flush(XmlRole role) {
		flush(role, this.metadata.isAboutLaw(), false);
	}

	/**
	 * Makes a block of the text since the last one.
	 * @param status whether it states what the law is worth
	 * @param ofFile whether it may state when the file was made
	 */
	private void flush(XmlRole role, boolean status, boolean ofFile) {
		boolean started = this.text.isStarted();
		String taken = this.text.take();
		if (!started) {
			return;
		}
		if (ofFile && PageDates.isDate(taken)) {
			this.blocks.addMetadata(taken, false);
		}
		else if (this.row.isOpen()) {
			this.row.append(taken);
		}
		else if (role == XmlRole.LABEL && !this.metadata.isOpen()) {
			this.blocks.addLabel(taken);
		}
		else if (this.metadata.isOpen()) {
			this.blocks.addMetadata(taken, status);
		}
		else if (role == XmlRole.HEADING) {
			this.blocks.addHeading(this.open.size(), taken);
		}
		else {
			this.blocks.addText(taken);
		}
	}

}
