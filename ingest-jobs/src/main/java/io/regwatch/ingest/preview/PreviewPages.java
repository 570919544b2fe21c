package io.regwatch.ingest.preview;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import io.regwatch.ingest.source.PageCache;

/** Keeps no pages, and ends a listing between two of them if it takes too long. */
final class PreviewPages implements PageCache {

	private final Duration limit;

	private final BooleanSupplier stopping;

	private final long start = System.nanoTime();

	private int pages;

	PreviewPages(Duration limit, BooleanSupplier stopping) {
		this.limit = limit;
		this.stopping = stopping;
	}

	@Override
	public synchronized Optional<ReadPage> find(URI address) {
		if (this.stopping.getAsBoolean()) {
			throw new EndedException("The worker is stopping");
		}
		if (System.nanoTime() - this.start > this.limit.toNanos()) {
			throw new EndedException("The listing is longer than can be read in %d seconds; %d pages were read"
				.formatted(this.limit.toSeconds(), this.pages));
		}
		return Optional.empty();
	}

	@Override
	public synchronized void keep(URI address, ReadPage page) {
		this.pages++;
	}

	/** Ends the listing. */
	static final class EndedException extends RuntimeException {

		EndedException(String message) {
			super(message);
		}

	}

}
