package io.regwatch.http;

import java.net.URI;
import java.util.Locale;

/**
 * Scheme, host and port of an address. Secrets, cookies and permissions of one origin do
 * not hold for another.
 *
 * @param scheme in lower case
 * @param host in lower case
 * @param port also where it is the standard one
 */
record Origin(String scheme, String host, int port) {

	static Origin of(URI uri) {
		String scheme = uri.getScheme().toLowerCase(Locale.ROOT);
		int standard = "https".equals(scheme) ? 443 : 80;
		return new Origin(scheme, uri.getHost().toLowerCase(Locale.ROOT),
				(uri.getPort() < 0) ? standard : uri.getPort());
	}

	/** Whether scheme and port are the same, or those of TLS instead of plain HTTP. */
	boolean leadsTo(Origin other) {
		boolean same = this.scheme.equals(other.scheme) && this.port == other.port;
		return same
				|| ("http".equals(this.scheme) && this.port == 80 && "https".equals(other.scheme) && other.port == 443);
	}

}
