package io.regwatch.ops.console.operation;

import java.time.Duration;

import org.jspecify.annotations.Nullable;

/**
 * How far an unfinished run is.
 *
 * @param total items
 * @param done items that need nothing more
 * @param perMinute items that were done in the last minute, or since the run's start,
 * scaled to a minute
 */
record RunProgress(long total, long done, double perMinute) {

	/**
	 * At the present rate; public for templates. {@code null} if nothing was done lately.
	 */
	public @Nullable Duration timeLeft() {
		return (this.perMinute > 0) ? Duration.ofSeconds(Math.round(60 * (this.total - this.done) / this.perMinute))
				: null;
	}

}
