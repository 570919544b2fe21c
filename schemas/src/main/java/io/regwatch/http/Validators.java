package io.regwatch.http;

import java.net.URI;

import org.jspecify.annotations.Nullable;

/**
 * What a host gave to ask later whether a document has changed.
 *
 * @param etag as sent
 * @param lastModified as sent
 * @param of address that gave them, after all redirects; {@code null} if that is unknown
 */
public record Validators(@Nullable String etag, @Nullable String lastModified, @Nullable String of) {

	/** A host that gave nothing, or a document not seen before. */
	public static final Validators NONE = new Validators(null, null, null);

	/**
	 * What may be sent to an address: another document that happens to be older would
	 * count as unchanged.
	 */
	Validators at(URI uri) {
		return uri.toString().equals(this.of) ? this : NONE;
	}

	/**
	 * Whether a host can be asked for changes only.
	 * @return {@code false} if it gave nothing
	 */
	public boolean isEmpty() {
		return this.etag == null && this.lastModified == null;
	}

}
