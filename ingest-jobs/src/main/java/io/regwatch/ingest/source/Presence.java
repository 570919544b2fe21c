package io.regwatch.ingest.source;

/** Whether a document that a complete listing no longer names is still at its source. */
public enum Presence {

	/**
	 * The source says that it is gone, or has no address of its own where it could be.
	 */
	GONE,

	/** Its address still answers. */
	THERE,

	/** The source did not say. */
	UNKNOWN

}
