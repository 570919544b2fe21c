package io.regwatch.http;

import java.net.UnknownHostException;

/** A name that has only private addresses, which are not allowed. */
final class NoPublicAddressException extends UnknownHostException {

	NoPublicAddressException(String host) {
		super("The host '%s' has no public address; fetch.internalHosts names hosts that may have a private one"
			.formatted(host));
	}

}
