package io.regwatch.http;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.fuzz.FuzzTarget;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * No address that the JDK knows as private is public, neither by itself nor within an
 * address of the sixth version, nor as the host of a receiver.
 */
class AddressFuzzTests implements FuzzTarget {

	/** Where addresses of the sixth version hold one of the fourth, as bytes. */
	private static final List<Embedding> EMBEDDINGS = List.of(new Embedding("::", 12, 12),
			new Embedding("::ffff:0:0", 12, 12), new Embedding("::ffff:0:0:0", 12, 12),
			new Embedding("64:ff9b::", 12, 12), new Embedding("2002::", 2, 2));

	private final CallbackClient receivers = new CallbackClient(Duration.ofSeconds(1), List.of());

	@Override
	public List<byte[]> seeds() {
		Stream<byte[]> addresses = Stream
			.of("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "8.8.8.8", "::1",
					"fe80::1", "fc00::1", "ff02::1", "2001:4860:4860::8888", "64:ff9b::a00:1", "2002:a00:1::",
					"::127.0.0.1")
			.map((literal) -> InetAddress.ofLiteral(literal).getAddress());
		Stream<byte[]> uris = FuzzTarget
			.texts("https://example.org/hook", "https://127.0.0.1/", "https://[::1]:8443/a?b", "https://2130706433/",
					"https://0x7f.1/", "https://user:secret@10.0.0.1/", "HTTPS://[::ffff:10.0.0.1]/", "https:a",
					"https://[fe80::1%25eth0]/", "http://a/#b")
			.stream();
		return Stream.concat(addresses, uris).toList();
	}

	@Override
	public void check(byte[] input) throws UnknownHostException {
		if (input.length == 4 || input.length == 16) {
			check(InetAddress.getByAddress(input));
		}
		try {
			check(new URI(FuzzTarget.text(input)));
		}
		catch (URISyntaxException ex) {
			return;
		}
	}

	private static void check(InetAddress address) throws UnknownHostException {
		if (PublicAddressDnsResolver.isPublic(address)) {
			assertThat(isPrivate(address)).as(address.toString()).isFalse();
			for (Embedding embedding : EMBEDDINGS) {
				assertThat(embedding.isPrivate(address.getAddress())).as(address.toString()).isFalse();
			}
		}
	}

	private void check(URI uri) throws UnknownHostException {
		if (this.receivers.allows(uri)) {
			assertThat(uri.getScheme()).isEqualToIgnoringCase("https");
			assertThat(uri.getRawUserInfo()).isNull();
			String host = uri.getHost();
			if (host.startsWith("[") || host.matches("[0-9]{1,3}([.][0-9]{1,3}){3}")) {
				check(InetAddress.getByName(host));
			}
		}
	}

	private static boolean isPrivate(InetAddress address) {
		return address.isLoopbackAddress() || address.isAnyLocalAddress() || address.isLinkLocalAddress()
				|| address.isSiteLocalAddress() || address.isMulticastAddress();
	}

	/**
	 * A form of the sixth version.
	 *
	 * @param prefix of all its addresses
	 * @param length of the prefix in bytes
	 * @param start of the embedded address
	 */
	private record Embedding(String prefix, int length, int start) {

		boolean isPrivate(byte[] address) throws UnknownHostException {
			byte[] beginning = InetAddress.ofLiteral(this.prefix).getAddress();
			return address.length == 16 && beginning.length == 16
					&& Arrays.equals(address, 0, this.length, beginning, 0, this.length) && AddressFuzzTests
						.isPrivate(InetAddress.getByAddress(Arrays.copyOfRange(address, this.start, this.start + 4)));
		}

	}

}
