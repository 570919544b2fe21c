package io.regwatch.ingest.source.parse;

import java.net.URI;
import java.nio.charset.StandardCharsets;

import io.regwatch.http.Secrets;
import io.regwatch.http.UriEscaper;

/** Addresses in pages of hosts. */
public final class HostAddress {

	private HostAddress() {
	}

	/**
	 * Makes an address valid. A host must not choose which variable is sent to it.
	 * @param address as the page has it, absolute
	 * @return the address, without names of variables
	 * @throws UnreadablePageException if it is none
	 */
	public static URI of(String address) throws UnreadablePageException {
		try {
			return Secrets.mask(URI.create(Secrets.defuse(UriEscaper.escape(address, StandardCharsets.UTF_8))));
		}
		catch (IllegalArgumentException ex) {
			throw new UnreadablePageException("a further page has no usable address: '%s'".formatted(address));
		}
	}

}
