package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.BitSet;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageAccess;
import org.apache.poi.openxml4j.opc.PackagePart;
import org.apache.poi.util.XMLHelper;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.apache.poi.xssf.eventusermodel.XSSFSheetXMLHandler;
import org.apache.poi.xssf.model.StylesTable;
import org.jspecify.annotations.Nullable;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Reads a sheet of Excel (Office Open XML, ECMA-376), cell by cell. */
final class XlsxSheet implements SheetReader {

	@Override
	public void read(Path file, @Nullable String sheet, SheetRows rows)
			throws IOException, OpenXML4JException, SAXException, XMLStreamException {
		try (OPCPackage workbook = OPCPackage.open(file.toFile(), PackageAccess.READ)) {
			XSSFReader reader = new XSSFReader(workbook);
			PackagePart part = find(reader, sheet);
			StylesTable styles = reader.getStylesTable();
			rows.have(SheetAttributes.of(part, struck(styles), StruckTexts.of(workbook), rows::merge));
			XMLReader parser = SharedTexts.parser();
			parser.setContentHandler(new XSSFSheetXMLHandler(styles, new SharedTexts(workbook), rows,
					new CellFormat(isSince1904(reader)), false));
			try (InputStream content = part.getInputStream()) {
				parser.parse(new InputSource(content));
			}
		}
	}

	/** Numbers of the styles whose fonts are struck out. */
	private static BitSet struck(StylesTable styles) {
		BitSet struck = new BitSet();
		for (int style = 0; style < styles.getNumCellStyles(); style++) {
			long font = styles.getCellXfAt(style).getFontId();
			struck.set(style, font < styles.getFonts().size() && styles.getFontAt((int) font).getStrikeout());
		}
		return struck;
	}

	private static PackagePart find(XSSFReader reader, @Nullable String sheet) throws IOException, OpenXML4JException {
		XSSFReader.SheetIterator sheets = (XSSFReader.SheetIterator) reader.getSheetsData();
		while (sheets.hasNext()) {
			sheets.next().close();
			if (sheet == null || sheet.equals(sheets.getSheetName())) {
				return sheets.getSheetPart();
			}
		}
		throw SheetReader.noSheet(sheet);
	}

	/** Workbooks of old Macintosh programs count days from 1904 on. */
	private static boolean isSince1904(XSSFReader reader) throws IOException, OpenXML4JException, XMLStreamException {
		try (InputStream workbook = reader.getWorkbookData()) {
			XMLStreamReader xml = XMLHelper.newXMLInputFactory().createXMLStreamReader(workbook);
			while (xml.hasNext()) {
				if (xml.next() == XMLStreamConstants.START_ELEMENT && xml.getLocalName().equals("workbookPr")) {
					String value = xml.getAttributeValue(null, "date1904");
					return "1".equals(value) || "true".equals(value);
				}
			}
			return false;
		}
	}

}
