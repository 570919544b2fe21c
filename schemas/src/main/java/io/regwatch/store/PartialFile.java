package io.regwatch.store;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that is still being written; its failures are distinguished from its source's.
 */
final class PartialFile implements Closeable {

	private final Path directory;

	private final FileChannel channel;

	PartialFile(Path part, Path directory) throws StoreFailedException {
		this.directory = directory;
		try {
			this.channel = FileChannel.open(part, StandardOpenOption.WRITE);
		}
		catch (IOException ex) {
			throw new StoreFailedException(directory, ex);
		}
	}

	void write(byte[] bytes, int length) throws StoreFailedException {
		ByteBuffer rest = ByteBuffer.wrap(bytes, 0, length);
		try {
			while (rest.hasRemaining()) {
				this.channel.write(rest);
			}
		}
		catch (IOException ex) {
			throw new StoreFailedException(this.directory, ex);
		}
	}

	void force() throws StoreFailedException {
		try {
			this.channel.force(true);
		}
		catch (IOException ex) {
			throw new StoreFailedException(this.directory, ex);
		}
	}

	@Override
	public void close() throws IOException {
		this.channel.close();
	}

}
