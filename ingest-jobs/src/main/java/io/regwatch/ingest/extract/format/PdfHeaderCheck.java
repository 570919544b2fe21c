package io.regwatch.ingest.extract.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The beginning of a PDF file, which printers' commands may precede. */
final class PdfHeaderCheck {

	private static final int LENGTH = 1024;

	private static final Pattern MARK = Pattern.compile("(?s)[^<{]*%PDF-[12]\\.\\d.*");

	private PdfHeaderCheck() {
	}

	static boolean isPdf(Path file) throws IOException {
		try (InputStream bytes = Files.newInputStream(file)) {
			return MARK.matcher(new String(bytes.readNBytes(LENGTH), StandardCharsets.ISO_8859_1)).matches();
		}
	}

}
