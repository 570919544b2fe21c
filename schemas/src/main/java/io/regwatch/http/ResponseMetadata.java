package io.regwatch.http;

import java.net.URI;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;

import crawlercommons.domains.EffectiveTldFinder;
import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;

/**
 * Metadata of a response.
 *
 * @param status of the last hop
 * @param hops addresses requested: the given one, then those of redirects
 * @param validators of the body
 * @param charset of the body's text; {@code null} if the host announces none
 */
public record ResponseMetadata(int status, List<URI> hops, Validators validators, @Nullable Charset charset) {

	private static final BoundedPattern SCHEME = BoundedPattern.ignoringCase("^https?://(www\\.)?");

	public ResponseMetadata {
		hops = List.copyOf(hops);
	}

	/**
	 * The address of the response.
	 * @return the last hop
	 */
	public URI url() {
		return this.hops.getLast();
	}

	/**
	 * Whether redirects only changed the scheme or "www", so that the response is that of
	 * the requested address.
	 */
	boolean isDirect() {
		return plain(this.hops.getFirst()).equals(plain(url()));
	}

	/** Whether all redirects stayed within the requested registered domain. */
	boolean isWithinSite() {
		return this.hops.stream().map(ResponseMetadata::site).distinct().count() == 1;
	}

	private static String site(URI uri) {
		String domain = EffectiveTldFinder.getAssignedDomain(uri.getHost());
		return ((domain != null) ? domain : uri.getHost()).toLowerCase(Locale.ROOT);
	}

	private static String plain(URI uri) {
		return SCHEME.removeFirst(uri.toString());
	}

}
