package io.regwatch.ingest.extract.office;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.office.xml.OfficeXml;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * Translates documents in the strict conformance class of ISO/IEC 29500 to the
 * transitional one, which is the only one that the parser reads. Their elements have the
 * same names in other namespaces.
 */
final class StrictOffice {

	private static final Pattern NAMESPACE = Pattern.compile("http://purl\\.oclc\\.org/ooxml/(\\w+)/");

	private static final String TRANSITIONAL = "http://schemas.openxmlformats.org/$1/2006/";

	/** The parts that name the main part of the document. */
	private static final String RELATIONSHIPS = "_rels/.rels";

	private static final Pattern XML = Pattern.compile("(?i).*\\.(?:xml|rels)");

	private StrictOffice() {
	}

	/** Whether the archive is a strict document. */
	static boolean isStrict(Path file) throws IOException {
		try (ZipFile parts = ZipFile.builder().setPath(file).get()) {
			ZipArchiveEntry relationships = parts.getEntry(RELATIONSHIPS);
			return relationships != null && NAMESPACE.matcher(text(parts, relationships)).find();
		}
	}

	/** Writes a document in the transitional namespaces. */
	static void write(Path file, Path copy) throws IOException {
		try (ZipFile parts = ZipFile.builder().setPath(file).get();
				ZipArchiveOutputStream out = new ZipArchiveOutputStream(copy)) {
			for (ZipArchiveEntry part : Collections.list(parts.getEntries())) {
				if (!XML.matcher(part.getName()).matches()) {
					out.addRawArchiveEntry(part, parts.getRawInputStream(part));
					continue;
				}
				out.putArchiveEntry(new ZipArchiveEntry(part.getName()));
				out.write(NAMESPACE.matcher(text(parts, part))
					.replaceAll(TRANSITIONAL)
					.getBytes(StandardCharsets.ISO_8859_1));
				out.closeArchiveEntry();
			}
		}
	}

	/** Each byte is one character, so that other bytes than those replaced stay. */
	private static String text(ZipFile parts, ZipArchiveEntry part) throws IOException {
		return new String(OfficeXml.open(parts, part).readAllBytes(), StandardCharsets.ISO_8859_1);
	}

}
