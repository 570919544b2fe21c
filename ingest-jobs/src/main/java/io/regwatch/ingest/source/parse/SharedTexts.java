package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.InputStream;

import javax.xml.parsers.ParserConfigurationException;

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

	/**
	 * A parser that takes any number of ampersands, which the JDK counts as entities. POI
	 * lets no document declare others.
	 */
	static XMLReader parser() throws SAXException {
		try {
			XMLReader parser = XMLHelper.newXMLReader();
			parser.setProperty("jdk.xml.totalEntitySizeLimit", "0");
			parser.setProperty("jdk.xml.maxGeneralEntitySizeLimit", "0");
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
