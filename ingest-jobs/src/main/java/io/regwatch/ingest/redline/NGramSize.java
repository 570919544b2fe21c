package io.regwatch.ingest.redline;

/** Tells how many words from a place on are looked for together. */
@FunctionalInterface
interface NGramSize {

	/** Returns 0 if nothing is looked for there. */
	int length(int at);

}
