package io.regwatch.ingest.source;

import java.net.URI;
import java.util.Optional;

import io.regwatch.http.ResponseMetadata;

/** Pages that an interrupted listing has read. */
public interface PageCache {

	/** For a listing that was not interrupted: empty, and keeps nothing. */
	PageCache NONE = new PageCache() {

		@Override
		public Optional<ReadPage> find(URI address) {
			return Optional.empty();
		}

		@Override
		public void keep(URI address, ReadPage page) {
		}

	};

	/**
	 * Finds a page.
	 * @param address that was requested
	 * @return empty if it has to be fetched
	 * @throws RuntimeException if the listing is to stop here
	 */
	Optional<ReadPage> find(URI address);

	/**
	 * Stores a page until the listing is written.
	 * @param address that was requested
	 * @param page as it was fetched
	 */
	void keep(URI address, ReadPage page);

	/**
	 * A fetched page.
	 *
	 * @param receipt metadata of the response
	 * @param body decoded
	 */
	@SuppressWarnings("ArrayRecordComponent")
	record ReadPage(ResponseMetadata receipt, byte[] body) {

	}

}
