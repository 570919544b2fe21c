package io.regwatch.ingest.compare;

import java.util.Objects;

import io.regwatch.ingest.run.RunItem;
import io.regwatch.schema.ContentHash;

/**
 * A file and the type that it was announced with, which decide together how it is read.
 */
record FileKey(ContentHash hash, String announcedType) {

	/** The file of an item that was fetched. */
	static FileKey of(RunItem item) {
		return new FileKey(Objects.requireNonNull(item.file()), Objects.requireNonNull(item.announcedType()));
	}

}
