package io.regwatch.ingest.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.SystemDefaultDnsResolver;

/**
 * Finds public addresses only. The connection goes to an address that was checked here,
 * so a name cannot mean another one a moment later.
 */
final class PublicAddresses implements DnsResolver {

	@Override
	public InetAddress[] resolve(String host) throws UnknownHostException {
		InetAddress[] addresses = SystemDefaultDnsResolver.INSTANCE.resolve(host);
		InetAddress[] allowed = Arrays.stream(addresses).filter(PublicAddresses::isPublic).toArray(InetAddress[]::new);
		if (allowed.length == 0) {
			throw new UnknownHostException(
					"'%s' has no public address and is not named in fetch.hosts".formatted(host));
		}
		return allowed;
	}

	@Override
	public String resolveCanonicalHostname(String host) {
		return host;
	}

	static boolean isPublic(InetAddress address) {
		byte[] bytes = address.getAddress();
		boolean shared = bytes.length == 4 && bytes[0] == 100 && (bytes[1] & 0xc0) == 64;
		boolean thisNetwork = bytes.length == 4 && bytes[0] == 0;
		boolean uniqueLocal = bytes.length == 16 && (bytes[0] & 0xfe) == 0xfc;
		return !(shared || thisNetwork || uniqueLocal || address.isLoopbackAddress() || address.isAnyLocalAddress()
				|| address.isLinkLocalAddress() || address.isSiteLocalAddress() || address.isMulticastAddress());
	}

}
