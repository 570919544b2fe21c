package io.regwatch.ingest.extract.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The header of an e-mail. Other texts begin with a subject and a date, too. */
final class MailHeader {

	private static final int LONGEST = 1 << 16;

	private MailHeader() {
	}

	/**
	 * Whether a file begins with the header of a message in MIME format (RFC 2045, 4).
	 */
	static boolean isIn(Path file) throws IOException {
		try (InputStream bytes = Files.newInputStream(file)) {
			return new String(bytes.readNBytes(LONGEST), StandardCharsets.ISO_8859_1).lines()
				.takeWhile((line) -> !line.isBlank())
				.anyMatch((line) -> line.toLowerCase(Locale.ROOT).startsWith("mime-version:"));
		}
	}

}
