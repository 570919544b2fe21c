package io.regwatch.ingest.extract.markup.plain;

import io.regwatch.ingest.extract.text.DocumentBlocks;
import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.TextLimitException;
import org.xml.sax.ContentHandler;
import org.xml.sax.helpers.DefaultHandler;

/** Gathers all characters of a document without pages, up to the limit. */
abstract class WholeText extends DefaultHandler implements DocumentBlocks {

	private final StringBuilder characters = new StringBuilder();

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

	/** What was gathered. */
	String text() {
		return this.characters.toString();
	}

}
