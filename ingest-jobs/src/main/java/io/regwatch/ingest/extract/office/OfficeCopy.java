package io.regwatch.ingest.extract.office;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.Deflater;

import io.regwatch.ingest.extract.format.Format;
import io.regwatch.ingest.extract.office.opendocument.OpenDocumentParts;
import io.regwatch.ingest.extract.office.sheet.ExcelParts;
import io.regwatch.ingest.extract.office.slide.PowerPointParts;
import io.regwatch.ingest.extract.office.word.WordParts;
import io.regwatch.ingest.extract.office.xml.OfficeParts;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.tika.exception.TikaException;
import org.xml.sax.SAXException;

/** Copies the archive of an office document and filters its texts. */
final class OfficeCopy {

	private OfficeCopy() {
	}

	/** Parts may overlap in a hostile archive, so that a copy of each would be huge. */
	static void write(Path file, Path copy, Format format) throws IOException, TikaException, SAXException {
		long left = Files.size(file);
		try (ZipFile parts = ZipFile.builder().setPath(file).get();
				ZipArchiveOutputStream out = new ZipArchiveOutputStream(copy)) {
			out.setLevel(Deflater.BEST_SPEED);
			OfficeParts known = parts(format, parts);
			for (ZipArchiveEntry part : Collections.list(parts.getEntries())) {
				left -= part.getCompressedSize();
				if (left < 0) {
					throw new IOException("The parts of the archive overlap");
				}
				OfficeParts.Rewriting rewriting = known.rewriting(part.getName());
				if (rewriting == null) {
					out.addRawArchiveEntry(part, parts.getRawInputStream(part));
				}
				else {
					out.putArchiveEntry(new ZipArchiveEntry(part.getName()));
					rewriting.write(parts, part, out);
					out.closeArchiveEntry();
				}
			}
		}
	}

	private static OfficeParts parts(Format format, ZipFile parts) throws IOException, TikaException, SAXException {
		return switch (format) {
			case DOCX -> WordParts.of(parts);
			case XLSX -> ExcelParts.of(parts);
			case PPTX -> new PowerPointParts();
			case ODT, ODS, ODP -> OpenDocumentParts.of(parts);
			case PDF, HTML, DOC, RTF, XLS, PPT, EPUB, MARKDOWN, CSV, YAML, XML, MAIL, TEXT -> (_) -> null;
		};
	}

}
