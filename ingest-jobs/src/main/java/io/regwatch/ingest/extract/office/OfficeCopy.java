package io.regwatch.ingest.extract.office;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.Deflater;

import javax.xml.parsers.SAXParser;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.sax.SAXTransformerFactory;
import javax.xml.transform.sax.TransformerHandler;
import javax.xml.transform.stream.StreamResult;

import io.regwatch.ingest.extract.format.Format;
import io.regwatch.schema.text.XmlLimits;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.io.input.BoundedInputStream;
import org.apache.tika.exception.TikaException;
import org.apache.tika.utils.XMLReaderUtils;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Copies the archive of an office document and filters its texts. */
final class OfficeCopy {

	private static final Pattern WORD = Pattern
		.compile("(?i)(?:.*/)?(?:document|header|footer|footnotes|endnotes)\\d*\\.xml");

	private static final Pattern OPEN_DOCUMENT = Pattern.compile("content\\.xml");

	private static final String NO_DTD = "http://apache.org/xml/features/disallow-doctype-decl";

	/** Decoded bytes of one text. */
	private static final long MAX_BYTES = 512L << 20;

	private OfficeCopy() {
	}

	/** Parts may overlap in a hostile archive, so that a copy of each would be huge. */
	static void write(Path file, Path copy, Format format) throws IOException, TikaException, SAXException {
		Pattern texts = (format == Format.ODT) ? OPEN_DOCUMENT : WORD;
		long left = Files.size(file);
		try (ZipFile parts = ZipFile.builder().setPath(file).get();
				ZipArchiveOutputStream out = new ZipArchiveOutputStream(copy)) {
			out.setLevel(Deflater.BEST_SPEED);
			for (ZipArchiveEntry part : Collections.list(parts.getEntries())) {
				left -= part.getCompressedSize();
				if (left < 0) {
					throw new IOException("The parts of the archive overlap");
				}
				if (texts.matcher(part.getName()).matches()) {
					out.putArchiveEntry(new ZipArchiveEntry(part.getName()));
					filter(bounded(parts.getInputStream(part)), out, filters(format));
					out.closeArchiveEntry();
				}
				else {
					out.addRawArchiveEntry(part, parts.getRawInputStream(part));
				}
			}
		}
	}

	private static void filter(InputStream text, OutputStream out, List<OfficeFilter> filters)
			throws IOException, TikaException, SAXException {
		XMLReader reader = parser().getXMLReader();
		for (OfficeFilter filter : filters) {
			filter.setParent(reader);
			reader = filter;
		}
		reader.setContentHandler(writer(out));
		reader.parse(new InputSource(text));
	}

	private static List<OfficeFilter> filters(Format format) {
		return (format == Format.ODT) ? List.of(new OpenDocumentText()) : List.of(new DeletedText(), new Containers(),
				new Equations(), new Symbols(), new RunFormats(), new WideCells());
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

	private static InputStream bounded(InputStream text) throws IOException {
		return BoundedInputStream.builder().setInputStream(text).setMaxCount(MAX_BYTES).setOnMaxCount((_, _) -> {
			throw new IOException("A text of the document has more than %d bytes".formatted(MAX_BYTES));
		}).get();
	}

}
