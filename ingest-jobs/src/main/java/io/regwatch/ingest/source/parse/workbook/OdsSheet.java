package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.jspecify.annotations.Nullable;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Reads a sheet of an OpenDocument spreadsheet (OASIS OpenDocument 1.3). */
final class OdsSheet implements SheetReader {

	@Override
	public void read(Path file, @Nullable String sheet, SheetRows rows) throws IOException, SAXException {
		OdsCells cells = new OdsCells(sheet, rows);
		try (ZipFile workbook = new ZipFile(file.toFile())) {
			@Nullable ZipEntry content = workbook.getEntry("content.xml");
			if (content == null) {
				throw new UnreadableWorkbookException("the file is no OpenDocument spreadsheet");
			}
			XMLReader parser = SharedTexts.parser();
			parser.setContentHandler(cells);
			try (InputStream xml = workbook.getInputStream(content)) {
				parser.parse(new InputSource(xml));
			}
		}
		if (!cells.hasSheet()) {
			throw SheetReader.noSheet(sheet);
		}
	}

}
