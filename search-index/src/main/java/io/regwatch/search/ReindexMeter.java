package io.regwatch.search;

/** Adds up the progress of a reindex. */
final class ReindexMeter {

	private final ReindexProgress progress;

	private final long expected;

	private long done;

	ReindexMeter(ReindexProgress progress, long expected) {
		this.progress = progress;
		this.expected = expected;
	}

	void advance(long rows) {
		this.done += rows;
		this.progress.update(this.done, Math.max(this.done, this.expected));
	}

}
