package io.regwatch.http;

import java.net.URI;
import java.nio.charset.Charset;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * How an answer came.
 *
 * @param status of the last hop
 * @param hops addresses asked: the given one, then where redirects led
 * @param validators of the body
 * @param charset of the body's text; {@code null} if the host does not say
 */
public record ResponseMetadata(int status, List<URI> hops, Validators validators, @Nullable Charset charset) {

	public ResponseMetadata {
		hops = List.copyOf(hops);
	}

	/**
	 * Where the answer came from in the end.
	 * @return the last hop
	 */
	public URI url() {
		return this.hops.getLast();
	}

	/**
	 * Whether redirects only changed the scheme or "www", so that the answer is to what
	 * was asked.
	 */
	boolean isDirect() {
		return plain(this.hops.getFirst()).equals(plain(url()));
	}

	private static String plain(URI uri) {
		return uri.toString().replaceFirst("(?i)^https?://(www\\.)?", "");
	}

}
