package io.regwatch.http;

import java.net.UnknownHostException;

/** A name that has only private addresses, which are not allowed. */
final class NoPublicAddressException extends UnknownHostException {

	NoPublicAddressException(String host) {
		super("'%s' has no public address and is not named in fetch.internalHosts".formatted(host));
	}

}
