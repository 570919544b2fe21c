package io.regwatch.ingest.source.list;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

import io.regwatch.http.BodyReader;
import io.regwatch.http.ResponseMetadata;

/** Copies, unless it is large, what another reader reads. */
final class TeeBodyReader<T> implements BodyReader<T> {

	private static final int LARGEST = 8 << 20;

	private final BodyReader<T> reader;

	private ByteArrayOutputStream copy = new ByteArrayOutputStream();

	TeeBodyReader(BodyReader<T> reader) {
		this.reader = reader;
	}

	@Override
	public T read(InputStream body, ResponseMetadata receipt) throws IOException {
		this.copy = new ByteArrayOutputStream();
		return this.reader.read(new Copying(body, this.copy), receipt);
	}

	/** What was read last; empty if it was large. */
	Optional<byte[]> copy() {
		return (this.copy.size() < LARGEST) ? Optional.of(this.copy.toByteArray()) : Optional.empty();
	}

	/** No filter: what is skipped is copied, too. */
	private static final class Copying extends InputStream {

		private final InputStream body;

		private final ByteArrayOutputStream copy;

		Copying(InputStream body, ByteArrayOutputStream copy) {
			this.body = body;
			this.copy = copy;
		}

		@Override
		public int read() throws IOException {
			byte[] one = new byte[1];
			return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xff;
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			int read = this.body.read(bytes, offset, length);
			if (read > 0 && this.copy.size() < LARGEST) {
				this.copy.write(bytes, offset, read);
			}
			return read;
		}

	}

}
