package io.regwatch.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts decoded bytes and stops a body that is too large, such as a compressed bomb. */
final class CappedInputStream extends FilterInputStream {

	private final long limit;

	private long count;

	CappedInputStream(InputStream in, long limit) {
		super(in);
		this.limit = limit;
	}

	@Override
	public int read() throws IOException {
		int read = super.read();
		count((read < 0) ? 0 : 1);
		return read;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int read = super.read(bytes, offset, length);
		count(Math.max(read, 0));
		return read;
	}

	private void count(int bytes) throws BodyTooLargeException {
		this.count += bytes;
		if (this.count > this.limit) {
			throw new BodyTooLargeException(this.limit);
		}
	}

}
