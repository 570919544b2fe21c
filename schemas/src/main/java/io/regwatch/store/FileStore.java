package io.regwatch.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;

import io.regwatch.schema.ContentHash;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Bytes of documents in a directory, named by their content:
 * {@code sha256/ab/cd/abcd….bin}. A file is whole or absent, is written before the row
 * that points to it, and never changes.
 */
@Component
@EnableConfigurationProperties(FileStoreProperties.class)
public class FileStore {

	private static final String RECORD = """
			INSERT INTO stored_file (sha256, size_bytes)
			VALUES (:sha256, :size)
			ON CONFLICT DO NOTHING
			""";

	private final FileStoreProperties properties;

	private final JdbcClient jdbc;

	FileStore(FileStoreProperties properties, JdbcClient jdbc) {
		this.properties = properties;
		this.jdbc = jdbc;
	}

	/**
	 * Copies a stream to the store, hashing on the way.
	 * @param body read to its end, not closed
	 * @return what was stored, or was there already
	 * @throws FileTooLargeException if the stream is longer than the store takes
	 * @throws StoreFailedException if the store cannot write
	 * @throws IOException if the stream cannot be read
	 */
	public StoredFile store(InputStream body) throws IOException {
		Path part = newPart();
		try {
			StoredFile file = copy(body, part);
			keep(part, file.hash());
			return file;
		}
		finally {
			Files.deleteIfExists(part);
		}
	}

	/**
	 * Adds the row of a stored file, in the caller's transaction if there is one.
	 * @param file as {@link #store} returned it
	 */
	public void record(StoredFile file) {
		this.jdbc.sql(RECORD).param("sha256", file.hash().hex()).param("size", file.size()).update();
	}

	/**
	 * The place of a file on this machine.
	 * @param hash of a stored file
	 * @return a path that can be read; the file is absent if it was never stored
	 */
	public Path path(ContentHash hash) {
		return shelf(hash).resolve(hash.hex() + ".bin");
	}

	private Path shelf(ContentHash hash) {
		String hex = hash.hex();
		return this.properties.directory().resolve("sha256").resolve(hex.substring(0, 2)).resolve(hex.substring(2, 4));
	}

	private Path newPart() throws StoreFailedException {
		Path directory = this.properties.directory();
		try {
			return Files.createTempFile(Files.createDirectories(directory.resolve("incoming")), "part-", ".bin");
		}
		catch (IOException ex) {
			throw new StoreFailedException(directory, ex);
		}
	}

	private StoredFile copy(InputStream body, Path part) throws IOException {
		MessageDigest digest = ContentHash.sha256();
		long size = 0;
		byte[] buffer = new byte[1 << 16];
		try (PartFile out = new PartFile(part, this.properties.directory())) {
			for (int read = body.read(buffer); read >= 0; read = body.read(buffer)) {
				size += read;
				if (size > this.properties.maxFile().toBytes()) {
					throw new FileTooLargeException(this.properties.maxFile());
				}
				digest.update(buffer, 0, read);
				out.write(buffer, read);
			}
			out.force();
		}
		return new StoredFile(ContentHash.of(digest.digest()), size);
	}

	private void keep(Path part, ContentHash hash) throws StoreFailedException {
		Path target = path(hash);
		if (Files.exists(target)) {
			return;
		}
		try {
			Path shelf = Files.createDirectories(shelf(hash));
			Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
			forceDirectory(shelf);
		}
		catch (IOException ex) {
			throw new StoreFailedException(this.properties.directory(), ex);
		}
	}

	private static void forceDirectory(Path directory) throws IOException {
		try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
			channel.force(true);
		}
	}

}
