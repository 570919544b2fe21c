package io.regwatch.http;

import java.nio.charset.StandardCharsets;

import io.regwatch.schema.text.BoundedPattern;

/**
 * The beginning of a PDF file, which white space or commands of printers may precede. In
 * archives, PDF files that are stored stand behind bytes that are no text.
 */
public final class PdfHeader {

	/** Bytes of a file that are looked at. */
	public static final int LENGTH = 1024;

	private static final BoundedPattern MARK = BoundedPattern
		.compile("(?s)[\\x00\\s]*+[\\t\\n\\f\\r\\x1B\\x20-\\x7E\\x80-\\xFF&&[^<{]]*%PDF-[12]\\.\\d.*");

	private PdfHeader() {
	}

	/**
	 * Whether a file is a PDF file.
	 * @param start its first bytes
	 * @return {@code true} also if the rest is missing
	 */
	public static boolean isAt(byte[] start) {
		return MARK.matches(new String(start, 0, Math.min(start.length, LENGTH), StandardCharsets.ISO_8859_1));
	}

}
