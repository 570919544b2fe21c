package io.regwatch.ingest.update;

import java.util.Objects;

import io.regwatch.ingest.run.RunItem;
import io.regwatch.schema.ContentHash;

/**
 * A file and the type that it was announced with, which decide together how it is read.
 *
 * @param hash of its bytes
 * @param announcedType lower-case file name extension, possibly empty
 */
public record FileKey(ContentHash hash, String announcedType) {

	/**
	 * The file of an item.
	 * @param item that was fetched
	 * @return its file
	 */
	public static FileKey of(RunItem item) {
		return new FileKey(Objects.requireNonNull(item.file()), Objects.requireNonNull(item.announcedType()));
	}

	/**
	 * A name that announces the type and nothing else, so that a text depends on nothing
	 * else.
	 * @return such as {@code document.pdf}
	 */
	public String name() {
		return this.announcedType.isEmpty() ? "document" : "document." + this.announcedType;
	}

}
