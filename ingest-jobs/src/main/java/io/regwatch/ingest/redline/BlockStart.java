package io.regwatch.ingest.redline;

/** In which text a block begins. */
public enum BlockStart {

	/** In both. */
	SAME,

	/** In the new text; in the old one it continues the block before. */
	ADDED,

	/** In the old text; in the new one it continues the block before. */
	REMOVED

}
