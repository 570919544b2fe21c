package io.regwatch.ops.console.security;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;

import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.WebAuthenticationDetails;

/** The network from which somebody signs in. */
final class ClientNetwork {

	private static final int PREFIX_BYTES = 8;

	private ClientNetwork() {
	}

	/**
	 * Finds the network of an attempt to sign in.
	 * @return an IPv4 address, or the hexadecimal first 64 bits of an IPv6 address, of
	 * which one host can have many; empty if it is unknown
	 */
	static String of(Authentication attempt) {
		return (attempt.getDetails() instanceof WebAuthenticationDetails details) ? of(details.getRemoteAddress()) : "";
	}

	static String of(String address) {
		try {
			return (InetAddress.ofLiteral(address) instanceof Inet6Address host)
					? HexFormat.of().formatHex(host.getAddress(), 0, PREFIX_BYTES) : address;
		}
		catch (IllegalArgumentException ex) {
			return address;
		}
	}

}
