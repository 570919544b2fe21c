package io.regwatch.ingest.extract.markup;

import java.util.List;

import io.regwatch.schema.Block;
import org.xml.sax.ContentHandler;

/** Makes blocks of what a parser tells of a document. */
interface DocumentBlocks {

	ContentHandler handler();

	int pages();

	List<Block> toList();

}
