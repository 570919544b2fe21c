package io.regwatch.http;

import java.net.UnknownHostException;

/** A name that has only private addresses, which are not allowed. */
final class NoPublicAddressException extends UnknownHostException {

	NoPublicAddressException(String host) {
		super("The host '%1$s' has no public address; if it is in your own network, fetch.internalHosts of the source file allows it: fetch: {internalHosts: ['%1$s']}"
			.formatted(host));
	}

}
