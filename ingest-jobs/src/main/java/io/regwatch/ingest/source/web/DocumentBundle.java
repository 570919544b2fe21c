package io.regwatch.ingest.source.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Puts files that are read as one document into a ZIP archive. */
final class DocumentBundle {

	private DocumentBundle() {
	}

	/** The same files in the same order give the same bytes. */
	static byte[] of(Map<URI, byte[]> files) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		int number = 0;
		try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
			for (Map.Entry<URI, byte[]> file : files.entrySet()) {
				String path = String.valueOf(file.getKey().getPath());
				ZipEntry entry = new ZipEntry("%03d/%s".formatted(++number, path.substring(path.lastIndexOf('/') + 1)));
				entry.setTime(0);
				archive.putNextEntry(entry);
				archive.write(file.getValue());
				archive.closeEntry();
			}
		}
		return bytes.toByteArray();
	}

}
