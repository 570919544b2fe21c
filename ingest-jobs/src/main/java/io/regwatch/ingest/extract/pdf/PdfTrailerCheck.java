package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The end of a PDF file. PDFBox repairs files that were cut off and then gives a part of
 * their text, which would pass for a change.
 */
final class PdfTrailerCheck {

	private static final int LENGTH = 64 * 1024;

	private PdfTrailerCheck() {
	}

	static boolean isCutOff(Path file) throws IOException {
		String tail = read(file);
		int end = Math.max(tail.lastIndexOf("%%EOF"), tail.lastIndexOf("startxref"));
		return end < 0 || tail.indexOf(" obj", end) >= 0;
	}

	private static String read(Path file) throws IOException {
		try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
			int length = (int) Math.min(LENGTH, bytes.length());
			byte[] tail = new byte[length];
			bytes.seek(bytes.length() - length);
			bytes.readFully(tail);
			return new String(tail, StandardCharsets.ISO_8859_1);
		}
	}

}
