package io.regwatch.ingest.extract.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Arrays;

import io.regwatch.http.CharsetDetector;
import org.apache.tika.detect.EncodingDetector;
import org.apache.tika.metadata.Metadata;

/**
 * Finds the charset of documents by the rules that hold for lists.
 */
public final class WebEncodingDetector implements EncodingDetector {

	private static final long serialVersionUID = 1;

	private static final int LONGEST = 8 << 20;

	@Override
	public Charset detect(InputStream input, Metadata metadata) throws IOException {
		input.mark(LONGEST);
		byte[] start = input.readNBytes(LONGEST);
		input.reset();
		byte[] whole = (start.length < LONGEST) ? start : untilAscii(start);
		return CharsetDetector.charsetOf(whole, null);
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
