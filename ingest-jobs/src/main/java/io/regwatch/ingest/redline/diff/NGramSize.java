package io.regwatch.ingest.redline.diff;

/** Tells how many words from a place on are looked for together. */
@FunctionalInterface
public interface NGramSize {

	/** Returns 0 if nothing is looked for there. */
	int length(int at);

}
