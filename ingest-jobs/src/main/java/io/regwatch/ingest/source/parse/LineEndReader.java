package io.regwatch.ingest.source.parse;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/** Remembers whether the end of a line was read last. */
final class LineEndReader extends FilterReader {

	private char last = '\n';

	LineEndReader(Reader file) {
		super(file);
	}

	boolean isClosed() {
		return this.last == '\n' || this.last == '\r';
	}

	@Override
	public int read() throws IOException {
		int read = super.read();
		this.last = (read >= 0) ? (char) read : this.last;
		return read;
	}

	@Override
	public int read(char[] buffer, int offset, int length) throws IOException {
		int read = super.read(buffer, offset, length);
		this.last = (read > 0) ? buffer[offset + read - 1] : this.last;
		return read;
	}

}
