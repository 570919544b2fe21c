package io.regwatch.ingest.extract.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

import io.regwatch.http.CharsetDetector;
import org.apache.tika.detect.EncodingDetector;
import org.apache.tika.metadata.Metadata;
import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Finds the charset of documents by the rules that hold for lists. If a document states
 * none and is not in UTF-8, its letters tell, as they do in browsers.
 */
public final class WebEncodingDetector implements EncodingDetector {

	private static final long serialVersionUID = 1;

	private static final Charset OF_THE_WEST = Charset.forName("windows-1252");

	/** One of so many bytes. */
	private static final int LEAST_BEYOND = 5;

	private static final int LONGEST = 8 << 20;

	@Override
	public Charset detect(InputStream input, Metadata metadata) throws IOException {
		input.mark(LONGEST);
		byte[] start = input.readNBytes(LONGEST);
		input.reset();
		byte[] whole = (start.length < LONGEST) ? start : untilAscii(start);
		boolean stated = !CharsetDetector.announced(whole, null).equals(StandardCharsets.UTF_8);
		return (stated || isUtf8(whole) || isMostlyAscii(whole)) ? CharsetDetector.charsetOf(whole, null)
				: guess(whole);
	}

	private static boolean isUtf8(byte[] bytes) {
		try {
			StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
			return true;
		}
		catch (CharacterCodingException ex) {
			return false;
		}
	}

	/** Letters of other scripts are all beyond ASCII; those of the west are few. */
	private static boolean isMostlyAscii(byte[] bytes) {
		int beyond = 0;
		for (byte value : bytes) {
			beyond += (value < 0) ? 1 : 0;
		}
		return beyond < bytes.length / LEAST_BEYOND;
	}

	private static Charset guess(byte[] bytes) {
		UniversalDetector detector = new UniversalDetector();
		detector.handleData(bytes);
		detector.dataEnd();
		@Nullable String found = detector.getDetectedCharset();
		return Objects.requireNonNullElse((found != null) ? CharsetDetector.ofLabel(found) : null, OF_THE_WEST);
	}

	/** The last character may be cut in two. */
	private static byte[] untilAscii(byte[] start) {
		int end = start.length;
		while (end > 0 && start[end - 1] < 0) {
			end--;
		}
		return Arrays.copyOf(start, end);
	}

}
