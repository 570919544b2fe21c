package io.regwatch.ingest.redline.diff;

/** The number of words at a place that form an n-gram. */
@FunctionalInterface
public interface NGramSize {

	/** Returns 0 if there is none. */
	int length(int at);

}
