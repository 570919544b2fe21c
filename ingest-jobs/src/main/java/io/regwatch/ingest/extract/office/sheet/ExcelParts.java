package io.regwatch.ingest.extract.office.sheet;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Collections;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.office.xml.OfficeParts;
import io.regwatch.ingest.extract.office.xml.OfficeXml;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.tika.exception.TikaException;
import org.jspecify.annotations.Nullable;
import org.xml.sax.SAXException;

/** The parts of a workbook of Excel. */
public final class ExcelParts implements OfficeParts {

	private static final Pattern STYLES = Pattern.compile("(?i)(?:.*/)?styles\\d*\\.xml");

	private static final Pattern STRINGS = Pattern.compile("(?i)(?:.*/)?sharedStrings\\d*\\.xml");

	private static final Pattern WORKBOOK = Pattern.compile("(?i)(?:.*/)?workbook\\d*\\.xml");

	private static final Pattern SHEET = Pattern.compile("(?i)(?:.*/)?worksheets/[^/]+\\.xml");

	private final CellFormats formats = new CellFormats();

	private final SharedStrings strings = new SharedStrings();

	private ExcelParts() {
	}

	public static ExcelParts of(ZipFile parts) throws IOException, TikaException, SAXException {
		ExcelParts result = new ExcelParts();
		for (ZipArchiveEntry part : Collections.list(parts.getEntries())) {
			if (STYLES.matcher(part.getName()).matches() || WORKBOOK.matcher(part.getName()).matches()) {
				OfficeXml.read(parts, part, result.formats);
			}
			else if (STRINGS.matcher(part.getName()).matches()) {
				OfficeXml.read(parts, part, new RichText(), result.strings);
			}
		}
		return result;
	}

	@Override
	public @Nullable Rewriting rewriting(String part) {
		if (STRINGS.matcher(part).matches()) {
			return Rewriting.of(new RichText());
		}
		if (WORKBOOK.matcher(part).matches()) {
			return Rewriting.of(new SheetNames());
		}
		return SHEET.matcher(part).matches() ? this::sheet : null;
	}

	/** What cells cover and offer is said after them. */
	private void sheet(ZipFile parts, ZipArchiveEntry part, OutputStream out)
			throws IOException, TikaException, SAXException {
		MergedCells merged = new MergedCells();
		OfficeXml.read(parts, part, merged);
		ShownFormulas formulas = new ShownFormulas();
		OfficeXml.read(parts, part, formulas);
		Choices choices = new Choices();
		OfficeXml.read(parts, part, choices);
		Rewriting.of(new RichText(), new SheetCells(this.formats, this.strings, merged, formulas, choices))
			.write(parts, part, out);
	}

}
