package io.regwatch.ingest.extract;

import io.regwatch.schema.ContentHash;

/** A stored file and the type it was announced with: both decide what is read. */
record ExtractionKey(ContentHash hash, String announcedType) {

	/**
	 * A name that announces the type and nothing else, so that a text depends on nothing
	 * else.
	 */
	String name() {
		return this.announcedType.isEmpty() ? "document" : "document." + this.announcedType;
	}

}
