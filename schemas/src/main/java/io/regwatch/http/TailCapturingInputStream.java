package io.regwatch.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Keeps the end of a body: some truncated responses can be detected only by it. */
final class TailCapturingInputStream extends FilterInputStream {

	private static final int SIZE = 2048;

	private final StringBuilder tail = new StringBuilder();

	private boolean ended;

	TailCapturingInputStream(InputStream in) {
		super(in);
	}

	@Override
	public int read() throws IOException {
		byte[] one = new byte[1];
		return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xff;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int read = super.read(bytes, offset, length);
		if (read < 0) {
			this.ended = true;
			return read;
		}
		int kept = Math.min(read, SIZE);
		this.tail.append(new String(bytes, offset + read - kept, kept, StandardCharsets.ISO_8859_1));
		this.tail.delete(0, Math.max(0, this.tail.length() - SIZE));
		return read;
	}

	/** Whether the end mark of a file format that has one is missing. */
	boolean isCutOff(SniffedType kind) {
		String end = switch (kind) {
			case PDF -> "%%eof";
			case HTML -> "</html";
			case XML -> ">";
			case ZIP, OLE, RTF, JSON, TEXT, BINARY -> "";
		};
		return this.ended && !this.tail.toString().toLowerCase(Locale.ROOT).contains(end);
	}

}
