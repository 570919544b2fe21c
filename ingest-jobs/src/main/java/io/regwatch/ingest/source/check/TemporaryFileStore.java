package io.regwatch.ingest.source.check;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;

/**
 * Files of a check, which are recorded nowhere.
 *
 * @param directory of the files
 */
record TemporaryFileStore(Path directory) implements FileStore {

	@Override
	public StoredFile store(InputStream body) throws IOException {
		byte[] content = body.readAllBytes();
		StoredFile file = new StoredFile(ContentHash.of(ContentHash.sha256().digest(content)), content.length);
		Files.write(path(file.hash()), content);
		return file;
	}

	@Override
	public void record(StoredFile file) {
	}

	@Override
	public Path path(ContentHash hash) {
		return this.directory.resolve(hash.hex());
	}

	@Override
	public void delete(ContentHash hash) {
		throw new UnsupportedOperationException("All files are deleted with their directory");
	}

	@Override
	public Optional<URI> address(Download download, Instant from, Duration lifetime) {
		return Optional.empty();
	}

}
