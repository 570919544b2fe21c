package io.regwatch.store;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import io.regwatch.schema.ContentHash;

/**
 * Bytes of documents, named by their content: {@code sha256/ab/cd/abcd….bin}. A file is
 * whole or absent, is written before the row that points to it, and never changes.
 */
public interface FileStore {

	/**
	 * Copies a stream to the store, hashing on the way.
	 * @param body read to its end, not closed
	 * @return what was stored, or was there already
	 * @throws FileTooLargeException if the stream is longer than the store takes
	 * @throws StoreFailedException if the store cannot write
	 * @throws IOException if the stream cannot be read
	 */
	StoredFile store(InputStream body) throws IOException;

	/**
	 * Adds the row of a stored file, in the caller's transaction if there is one.
	 * @param file as {@link #store} returned it
	 */
	void record(StoredFile file);

	/**
	 * The place of a file on this machine, brought there if it is elsewhere.
	 * @param hash of a stored file
	 * @return a path that can be read; the file is absent if it was never stored
	 * @throws java.io.UncheckedIOException if the store cannot be read
	 */
	Path path(ContentHash hash);

	/**
	 * Deletes a file and its row, in the caller's transaction if there is one. The caller
	 * makes sure that nothing points to it and that nobody stores it meanwhile.
	 * @param hash of a stored file
	 * @throws StoreFailedException if the store cannot delete
	 */
	void delete(ContentHash hash) throws StoreFailedException;

	/**
	 * An address at which anybody can download a file from the store itself, for some
	 * time.
	 * @param download the file
	 * @param from when that time begins; the same makes the same address
	 * @param lifetime how long the address can be used from then on
	 * @return empty if the store has no such addresses
	 */
	Optional<URI> address(Download download, Instant from, Duration lifetime);

	/**
	 * A file as it is downloaded.
	 *
	 * @param hash of a stored file
	 * @param mediaType such as {@code application/pdf}
	 * @param disposition value of the header {@code Content-Disposition}
	 */
	record Download(ContentHash hash, String mediaType, String disposition) {

	}

}
