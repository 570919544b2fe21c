package io.regwatch.store;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import io.regwatch.schema.ContentHash;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Files in a directory. */
final class DirectoryFileStore implements FileStore {

	private static final String RECORD = """
			INSERT INTO stored_file (sha256, size_bytes)
			VALUES (:sha256, :size)
			ON CONFLICT DO NOTHING
			""";

	private static final String DELETE = """
			DELETE FROM stored_file
			WHERE sha256 = :sha256
			""";

	private final FileStoreProperties properties;

	private final JdbcClient jdbc;

	DirectoryFileStore(FileStoreProperties properties, JdbcClient jdbc) {
		this.properties = properties;
		this.jdbc = jdbc;
	}

	@Override
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

	@Override
	public void record(StoredFile file) {
		this.jdbc.sql(RECORD).param("sha256", file.hash().hex()).param("size", file.size()).update();
	}

	@Override
	public Path path(ContentHash hash) {
		return shelf(hash).resolve(hash.hex() + ".bin");
	}

	@Override
	public void delete(ContentHash hash) throws StoreFailedException {
		this.jdbc.sql(DELETE).param("sha256", hash.hex()).update();
		try {
			Files.deleteIfExists(path(hash));
		}
		catch (IOException ex) {
			throw new StoreFailedException(this.properties.directory(), ex);
		}
	}

	@Override
	public Optional<URI> address(Download download, Instant from, Duration lifetime) {
		return Optional.empty();
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
		try (PartialFile out = new PartialFile(part, this.properties.directory())) {
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
