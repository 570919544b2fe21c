package io.regwatch.ingest.extract.text;

import java.util.List;

import io.regwatch.schema.Block;
import org.xml.sax.ContentHandler;

/** Builds blocks from the events of a parser. */
public interface DocumentBlocks {

	ContentHandler handler();

	int pages();

	List<Block> toList();

}
