package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;
import java.io.InputStream;

import javax.xml.parsers.ParserConfigurationException;

import io.regwatch.schema.text.XmlLimits;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.util.XMLHelper;
import org.apache.poi.xssf.eventusermodel.ReadOnlySharedStringsTable;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/**
 * The texts that cells of a workbook share, without the phonetic guides that Japanese
 * programs add to them.
 */
final class SharedTexts extends ReadOnlySharedStringsTable {

	SharedTexts(OPCPackage workbook) throws IOException, SAXException {
		super(workbook, false);
	}

	/** A parser for workbooks of any size; POI lets no document declare entities. */
	static XMLReader parser() throws SAXException {
		try {
			XMLReader parser = XMLHelper.newXMLReader();
			for (String limit : XmlLimits.PROPERTIES) {
				parser.setProperty(limit, XmlLimits.LARGEST);
			}
			return parser;
		}
		catch (ParserConfigurationException ex) {
			throw new IllegalStateException(ex);
		}
	}

	@Override
	public void readFrom(InputStream texts) throws IOException, SAXException {
		XMLReader parser = parser();
		parser.setContentHandler(this);
		parser.parse(new InputSource(texts));
	}

}
