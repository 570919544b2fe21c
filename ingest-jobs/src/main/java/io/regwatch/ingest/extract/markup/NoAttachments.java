package io.regwatch.ingest.extract.markup;

import java.io.InputStream;

import org.apache.tika.extractor.EmbeddedDocumentExtractor;
import org.apache.tika.metadata.Metadata;
import org.xml.sax.ContentHandler;

/** Skips embedded documents. */
final class NoAttachments implements EmbeddedDocumentExtractor {

	@Override
	public boolean shouldParseEmbedded(Metadata metadata) {
		return false;
	}

	@Override
	public void parseEmbedded(InputStream stream, ContentHandler handler, Metadata metadata, boolean outputHtml) {
	}

}
