package io.regwatch.ingest.extract.office.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

import javax.xml.parsers.SAXParser;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXTransformerFactory;
import javax.xml.transform.sax.TransformerHandler;
import javax.xml.transform.stream.StreamResult;

import io.regwatch.schema.text.XmlLimits;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.io.input.BoundedInputStream;
import org.apache.tika.exception.TikaException;
import org.apache.tika.utils.XMLReaderUtils;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Reads and rewrites the XML of the parts of an archive, within limits. */
public final class OfficeXml {

	private static final String NO_DTD = "http://apache.org/xml/features/disallow-doctype-decl";

	/** Decoded bytes of one text. */
	private static final long MAX_BYTES = 512L << 20;

	private OfficeXml() {
	}

	/** Shows a part to filters that only read. */
	public static void read(ZipFile parts, ZipArchiveEntry part, OfficeFilter... filters)
			throws IOException, TikaException, SAXException {
		chain(List.of(filters)).parse(new InputSource(open(parts, part)));
	}

	/** Writes what the filters leave of a part. */
	static void filter(ZipFile parts, ZipArchiveEntry part, List<OfficeFilter> filters, OutputStream out)
			throws IOException, TikaException, SAXException {
		XMLReader reader = chain(filters);
		reader.setContentHandler(writer(out));
		reader.parse(new InputSource(open(parts, part)));
	}

	public static Document tree(ZipFile parts, ZipArchiveEntry part) throws IOException, TikaException, SAXException {
		return XMLReaderUtils.buildDOM(open(parts, part));
	}

	public static void write(Document tree, OutputStream out) throws IOException {
		try {
			TransformerFactory.newDefaultInstance()
				.newTransformer()
				.transform(new DOMSource(tree), new StreamResult(out));
		}
		catch (TransformerException ex) {
			throw new IOException(ex);
		}
	}

	private static XMLReader chain(List<? extends OfficeFilter> filters) throws TikaException, SAXException {
		XMLReader reader = parser().getXMLReader();
		for (OfficeFilter filter : filters) {
			filter.setParent(reader);
			reader = filter;
		}
		return reader;
	}

	private static SAXParser parser() throws TikaException, SAXException {
		SAXParser parser = XMLReaderUtils.getSAXParser();
		for (String limit : XmlLimits.PROPERTIES) {
			parser.setProperty(limit, XmlLimits.LARGEST);
		}
		parser.getXMLReader().setFeature(NO_DTD, true);
		return parser;
	}

	private static TransformerHandler writer(OutputStream out) throws SAXException {
		try {
			TransformerHandler writer = ((SAXTransformerFactory) TransformerFactory.newDefaultInstance())
				.newTransformerHandler();
			writer.getTransformer().setOutputProperty(OutputKeys.METHOD, "xml");
			writer.setResult(new StreamResult(out));
			return writer;
		}
		catch (TransformerConfigurationException ex) {
			throw new SAXException(ex);
		}
	}

	/** Opens a part, within limits. */
	public static InputStream open(ZipFile parts, ZipArchiveEntry part) throws IOException {
		return BoundedInputStream.builder()
			.setInputStream(parts.getInputStream(part))
			.setMaxCount(MAX_BYTES)
			.setOnMaxCount((_, _) -> {
				throw new IOException("A text of the document has more than %d bytes".formatted(MAX_BYTES));
			})
			.get();
	}

}
