package io.regwatch.ingest.source;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

import io.regwatch.http.CharsetDetector;

/**
 * Distinguishes a damaged document from a changed one by comparison with the one before.
 * A defect that it always had is no damage.
 */
final class TruncationDetector {

	private static final int LOOK = 2048;

	private static final long LONGEST_TEXT = 16L << 20;

	private TruncationDetector() {
	}

	/** The damage in one sentence; empty if there is none. */
	static Optional<String> between(Path before, Path now) throws IOException {
		if (lacksEnd(before, now, "<html", "</html") || lacksEnd(before, now, "%pdf", "%%eof")) {
			return Optional.of("It stops in its middle: the end is missing that it had before");
		}
		return (isText(before) && isText(now)) ? ofLetters(Files.readAllBytes(before), Files.readAllBytes(now))
				: Optional.empty();
	}

	/** Whether a page of HTML is in the place of a file that is no text. */
	static boolean isPageForFile(Path before, Path now) throws IOException {
		String head = head(now);
		return isBinary(head(before)) && !isBinary(head) && (head.contains("<html") || head.contains("<!doctype html"));
	}

	private static boolean lacksEnd(Path before, Path now, String start, String end) throws IOException {
		return head(before).contains(start) && head(now).contains(start) && tail(before).contains(end)
				&& !tail(now).contains(end);
	}

	private static Optional<String> ofLetters(byte[] before, byte[] now) {
		String announced = plain(now).substring(0, Math.min(LOOK, now.length));
		if (isUtf8(before) && announced.contains("utf-8") && !isUtf8(now) && !isAscii(now)) {
			return Optional.of("It says that it is UTF-8, as it was before, but its letters are not");
		}
		if (isTwiceEncoded(now) && !isTwiceEncoded(before)) {
			return Optional.of("Its letters were encoded twice, which they were not before");
		}
		return Optional.empty();
	}

	private static boolean isText(Path file) throws IOException {
		return !isBinary(head(file)) && Files.size(file) <= LONGEST_TEXT;
	}

	private static boolean isBinary(String head) {
		return head.indexOf('\0') >= 0 || head.contains("%pdf");
	}

	private static boolean isUtf8(byte[] bytes) {
		return !isAscii(bytes)
				&& CharsetDetector.charsetOf(bytes, StandardCharsets.ISO_8859_1).equals(StandardCharsets.UTF_8);
	}

	private static boolean isAscii(byte[] bytes) {
		return StandardCharsets.US_ASCII.newEncoder().canEncode(plain(bytes));
	}

	private static boolean isTwiceEncoded(byte[] bytes) {
		return CharsetDetector.isTwiceEncoded(new String(bytes, StandardCharsets.UTF_8));
	}

	private static String head(Path file) throws IOException {
		return part(file, 0);
	}

	private static String tail(Path file) throws IOException {
		return part(file, Math.max(0, Files.size(file) - LOOK));
	}

	private static String part(Path file, long from) throws IOException {
		try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
			byte[] part = new byte[(int) Math.min(LOOK, bytes.length() - from)];
			bytes.seek(from);
			bytes.readFully(part);
			return plain(part);
		}
	}

	private static String plain(byte[] bytes) {
		return new String(bytes, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
	}

}
