package io.regwatch.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.apache.hc.client5.http.DnsResolver;

/**
 * Finds public addresses only. The connection goes to an address that was checked here,
 * so a name cannot mean another one a moment later.
 */
final class PublicAddressDnsResolver implements DnsResolver {

	/**
	 * Of the registries of special-purpose addresses, RFC 6890 and its updates, and the
	 * address of the virtual machine's host in Azure. The metadata services of other
	 * clouds have link-local or shared addresses.
	 */
	private static final List<CidrBlock> SPECIAL = Stream
		.of("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "168.63.129.16/32",
				"172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24",
				"192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
				"224.0.0.0/3", "2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
		.map(CidrBlock::of)
		.toList();

	private static final CidrBlock UNICAST = CidrBlock.of("2000::/3");

	/** IPv4 for hosts that only have IPv6; the last four bytes are the address meant. */
	private static final CidrBlock TRANSLATED = CidrBlock.of("64:ff9b::/96");

	private final DnsResolver names;

	PublicAddressDnsResolver(DnsResolver names) {
		this.names = names;
	}

	@Override
	public InetAddress[] resolve(String host) throws UnknownHostException {
		InetAddress[] addresses = this.names.resolve(host);
		InetAddress[] allowed = Arrays.stream(addresses)
			.filter(PublicAddressDnsResolver::isPublic)
			.toArray(InetAddress[]::new);
		if (allowed.length == 0) {
			throw new NoPublicAddressException(host);
		}
		return allowed;
	}

	@Override
	public String resolveCanonicalHostname(String host) {
		return host;
	}

	static boolean isPublic(InetAddress address) {
		byte[] bytes = address.getAddress();
		return isPublic(TRANSLATED.contains(bytes) ? Arrays.copyOfRange(bytes, 12, 16) : bytes);
	}

	private static boolean isPublic(byte[] bytes) {
		return (bytes.length == 4 || UNICAST.contains(bytes))
				&& SPECIAL.stream().noneMatch((block) -> block.contains(bytes));
	}

}
