package io.regwatch.ingest.extract.office.word;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;

import io.regwatch.ingest.extract.office.xml.OfficeXml;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * Finds files of other formats that a document of Word imports as parts of its text
 * (ECMA-376, part 1, 17.17.2). The parser leaves them out.
 */
public final class IncludedFiles {

	private static final String RELATIONSHIP = "/relationships/aFChunk";

	private IncludedFiles() {
	}

	public static boolean isIn(Path file) throws IOException {
		try (ZipFile parts = ZipFile.builder().setPath(file).get()) {
			for (ZipArchiveEntry part : Collections.list(parts.getEntries())) {
				if (part.getName().endsWith(".rels") && text(parts, part).contains(RELATIONSHIP)) {
					return true;
				}
			}
			return false;
		}
	}

	private static String text(ZipFile parts, ZipArchiveEntry part) throws IOException {
		return new String(OfficeXml.open(parts, part).readAllBytes(), StandardCharsets.UTF_8);
	}

}
