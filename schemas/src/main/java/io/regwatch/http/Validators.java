package io.regwatch.http;

import java.net.URI;

import org.jspecify.annotations.Nullable;

/**
 * The HTTP validators of a document, for a conditional request.
 *
 * @param etag as sent
 * @param lastModified as sent
 * @param of address that sent them, after all redirects; {@code null} if unknown
 */
public record Validators(@Nullable String etag, @Nullable String lastModified, @Nullable String of) {

	/** No validators. */
	public static final Validators NONE = new Validators(null, null, null);

	/**
	 * What may be sent to an address: another document that happens to be older would
	 * count as unchanged.
	 */
	Validators at(URI uri) {
		return uri.toString().equals(this.of) ? this : NONE;
	}

	/**
	 * Whether there is no validator.
	 * @return {@code true} if no conditional request is possible
	 */
	public boolean isEmpty() {
		return this.etag == null && this.lastModified == null;
	}

}
