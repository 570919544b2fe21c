package io.regwatch.ingest.http;

import org.jspecify.annotations.Nullable;

/**
 * What a host gave to ask later whether a document has changed.
 *
 * @param etag as sent
 * @param lastModified as sent
 */
public record Validators(@Nullable String etag, @Nullable String lastModified) {

	/** A host that gave nothing, or a document not seen before. */
	public static final Validators NONE = new Validators(null, null);

	/**
	 * Whether a host can be asked for changes only.
	 * @return {@code false} if it gave nothing
	 */
	public boolean isEmpty() {
		return this.etag == null && this.lastModified == null;
	}

}
