package io.regwatch.ingest;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file system in memory that can be filled to the last byte; root can make one. */
final class SmallDisk implements AutoCloseable {

	private static final String FILLER = "filler";

	private final Path directory;

	private SmallDisk(Path directory) {
		this.directory = directory;
	}

	/**
	 * Makes one.
	 * @param directory that is empty
	 * @param megabytes its size
	 * @return the disk; not {@link #isMounted() mounted} if that is not permitted
	 */
	static SmallDisk mount(Path directory, int megabytes) throws IOException {
		run("mount", "-t", "tmpfs", "-o", "size=%dm".formatted(megabytes), "tmpfs", directory.toString());
		return new SmallDisk(directory);
	}

	boolean isMounted() throws IOException {
		return Files.getFileStore(this.directory).type().equals("tmpfs")
				&& !Files.getFileStore(this.directory).equals(Files.getFileStore(this.directory.getParent()));
	}

	Path directory() {
		return this.directory;
	}

	void fill() throws IOException {
		try (OutputStream filler = Files.newOutputStream(this.directory.resolve(FILLER))) {
			byte[] block = new byte[4096];
			while (Files.getFileStore(this.directory).getUsableSpace() > 0) {
				filler.write(block);
			}
		}
	}

	void free() throws IOException {
		Files.delete(this.directory.resolve(FILLER));
	}

	@Override
	public void close() throws IOException {
		if (isMounted()) {
			run("umount", this.directory.toString());
		}
	}

	private static void run(String... command) throws IOException {
		new ProcessBuilder(command).redirectErrorStream(true)
			.redirectOutput(ProcessBuilder.Redirect.DISCARD)
			.start()
			.onExit()
			.join();
	}

}
