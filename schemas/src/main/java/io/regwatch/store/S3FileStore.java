package io.regwatch.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import io.regwatch.schema.ContentHash;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;

/**
 * Files in a bucket, under the names that a directory would give them. What was written
 * or read here is also in a local directory, from which documents are read.
 */
final class S3FileStore implements FileStore, AutoCloseable {

	private final String bucket;

	private final DirectoryFileStore cache;

	private final S3Client client;

	private final S3UrlSigner addresses;

	S3FileStore(FileStoreProperties.S3 properties, DirectoryFileStore cache) {
		this.bucket = properties.bucket();
		this.cache = cache;
		this.client = S3Clients.of(properties);
		this.addresses = new S3UrlSigner(this.client, properties);
	}

	@Override
	public StoredFile store(InputStream body) throws IOException {
		StoredFile file = this.cache.store(body);
		try {
			if (!contains(file.hash())) {
				this.client.putObject((put) -> put.bucket(this.bucket).key(key(file.hash())),
						RequestBody.fromFile(this.cache.path(file.hash())));
			}
			return file;
		}
		catch (SdkException ex) {
			throw new StoreFailedException("s3://" + this.bucket, ex);
		}
	}

	@Override
	public void record(StoredFile file) {
		this.cache.record(file);
	}

	@Override
	public Path path(ContentHash hash) {
		Path path = this.cache.path(hash);
		if (!Files.exists(path)) {
			fetch(hash);
		}
		return path;
	}

	@Override
	public void delete(ContentHash hash) throws StoreFailedException {
		this.cache.delete(hash);
		try {
			this.client.deleteObject((object) -> object.bucket(this.bucket).key(key(hash)));
		}
		catch (SdkException ex) {
			throw new StoreFailedException("s3://" + this.bucket, ex);
		}
	}

	@Override
	public Optional<URI> address(Download download, Instant from, Duration lifetime) {
		return Optional.of(this.addresses.of(key(download.hash()), download, from, lifetime));
	}

	@Override
	public void close() {
		this.client.close();
	}

	private boolean contains(ContentHash hash) {
		try {
			this.client.headObject((head) -> head.bucket(this.bucket).key(key(hash)));
			return true;
		}
		catch (NoSuchKeyException ex) {
			return false;
		}
	}

	private void fetch(ContentHash hash) {
		try (InputStream body = this.client.getObject((get) -> get.bucket(this.bucket).key(key(hash)))) {
			StoredFile file = this.cache.store(body);
			if (!file.hash().equals(hash)) {
				throw new IOException("The bytes of '%s' in bucket '%s' are others".formatted(hash.hex(), this.bucket));
			}
		}
		catch (NoSuchKeyException ex) {
			return;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (SdkException ex) {
			throw new UncheckedIOException(new StoreFailedException("s3://" + this.bucket, ex));
		}
	}

	private static String key(ContentHash hash) {
		String hex = hash.hex();
		return "sha256/%s/%s/%s.bin".formatted(hex.substring(0, 2), hex.substring(2, 4), hex);
	}

}
