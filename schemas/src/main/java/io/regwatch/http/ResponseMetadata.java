package io.regwatch.http;

import java.net.URI;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;

import crawlercommons.domains.EffectiveTldFinder;
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

	/** Whether all redirects stayed within the registered domain that was asked. */
	boolean isWithinSite() {
		return this.hops.stream().map(ResponseMetadata::site).distinct().count() == 1;
	}

	private static String site(URI uri) {
		String domain = EffectiveTldFinder.getAssignedDomain(uri.getHost());
		return ((domain != null) ? domain : uri.getHost()).toLowerCase(Locale.ROOT);
	}

	private static String plain(URI uri) {
		return uri.toString().replaceFirst("(?i)^https?://(www\\.)?", "");
	}

}
