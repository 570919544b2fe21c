package io.regwatch.ingest.extract;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Blocks of any XML: an element is a block of its own unless it stands amid text.
 */
final class XmlBlocks extends DefaultHandler implements DocumentBlocks {

	private static final Pattern HEADING = Pattern.compile("(?i).*(heading|title|titel|titre|ueberschrift).*");

	private final Blocks blocks = new Blocks();

	private final StringBuilder text = new StringBuilder();

	private final Deque<Boolean> inline = new ArrayDeque<>();

	private String element = "";

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
		return this.blocks.toList();
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		boolean amidText = !this.text.toString().isBlank();
		this.inline.push(amidText);
		if (!amidText) {
			this.text.setLength(0);
			this.element = localName;
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) {
		if (!this.inline.pop()) {
			add();
		}
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		if (this.text.length() > Blocks.MAX_CHARACTERS) {
			throw new TextLimitException(Blocks.MAX_CHARACTERS);
		}
		this.text.append(characters, start, length);
	}

	private void add() {
		if (HEADING.matcher(this.element).matches()) {
			this.blocks.heading(1, this.inline.size(), this.text);
		}
		else {
			this.blocks.add(1, BlockKind.PARAGRAPH, this.text);
		}
		this.text.setLength(0);
	}

}
