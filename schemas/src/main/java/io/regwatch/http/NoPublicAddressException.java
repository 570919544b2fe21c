package io.regwatch.http;

import java.net.UnknownHostException;

/** A name that leads inside only, and may not. */
final class NoPublicAddressException extends UnknownHostException {

	NoPublicAddressException(String host) {
		super("'%s' has no public address and is not named in fetch.internalHosts".formatted(host));
	}

}
