package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.apache.commons.lang3.StringUtils;
import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageAccess;
import org.apache.poi.openxml4j.opc.PackagePart;
import org.apache.poi.util.XMLHelper;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.apache.poi.xssf.eventusermodel.XSSFSheetXMLHandler;
import org.jspecify.annotations.Nullable;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/**
 * Reads the rows of a sheet of an Excel workbook, one by one. A cell has the text that
 * Excel shows; days are written as in ISO 8601, whole numbers with all their digits.
 * Where it leads has the name of its column with {@code @href}.
 *
 * @param body the workbook (Office Open XML, ECMA-376)
 * @param sheet name of the sheet; {@code null} for the first one
 * @param headerRow number of the row that names the columns, from 1; 0 if none does
 */
record XlsxRows(InputStream body, @Nullable String sheet, int headerRow) implements BulkRows {

	private static final int LONGEST_REASON = 200;

	@Override
	public void forEach(Consumer<JsonRow> consumer) throws IOException {
		Path file = Files.createTempFile("regwatch-list", ".xlsx");
		try {
			Files.copy(WorkbookLimits.bounded(this.body), file, StandardCopyOption.REPLACE_EXISTING);
			readChecked(file, consumer);
		}
		finally {
			Files.delete(file);
		}
	}

	/**
	 * What is wrong within the file is no error of the connection, and does not end the
	 * listing of other files. POI throws exceptions of many types for damaged files.
	 */
	private void readChecked(Path file, Consumer<JsonRow> consumer) throws IOException {
		try {
			WorkbookLimits.check(file);
			read(file, consumer);
		}
		catch (BrokenRowsException ex) {
			throw ex;
		}
		catch (IOException | OpenXML4JException | SAXException | XMLStreamException | RuntimeException ex) {
			throw new BrokenRowsException("the workbook cannot be read: "
					+ StringUtils.abbreviate(String.valueOf(ex.getMessage()), LONGEST_REASON));
		}
	}

	private void read(Path file, Consumer<JsonRow> consumer)
			throws IOException, OpenXML4JException, SAXException, XMLStreamException {
		try (OPCPackage workbook = OPCPackage.open(file.toFile(), PackageAccess.READ)) {
			XSSFReader reader = new XSSFReader(workbook);
			PackagePart part = find(reader);
			SheetRows rows = new SheetRows(this.headerRow, SheetLinks.of(part), consumer);
			XMLReader parser = SharedTexts.parser();
			parser.setContentHandler(new XSSFSheetXMLHandler(reader.getStylesTable(), new SharedTexts(workbook), rows,
					new CellFormat(isSince1904(reader)), false));
			try (InputStream content = part.getInputStream()) {
				parser.parse(new InputSource(content));
			}
			if (!rows.haveHeader()) {
				throw new BrokenRowsException("row %d names no columns".formatted(this.headerRow));
			}
		}
	}

	private PackagePart find(XSSFReader reader) throws IOException, OpenXML4JException {
		XSSFReader.SheetIterator sheets = (XSSFReader.SheetIterator) reader.getSheetsData();
		while (sheets.hasNext()) {
			sheets.next().close();
			if (this.sheet == null || this.sheet.equals(sheets.getSheetName())) {
				return sheets.getSheetPart();
			}
		}
		throw new BrokenRowsException("the workbook has no sheet '%s'".formatted(this.sheet));
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
