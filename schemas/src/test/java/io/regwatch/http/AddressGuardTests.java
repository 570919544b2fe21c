package io.regwatch.http;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.trust.TrustCounts;
import org.apache.hc.client5.http.DnsResolver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Requests 10,000 addresses of private networks directly, by redirects and by names that
 * change their address, while a listener on this machine counts connections. The property
 * {@code regwatch.trust.addresses} sets another number.
 */
class AddressGuardTests {

	private static final int ADDRESSES = Integer.getInteger("regwatch.trust.addresses", 10_000);

	private static final List<String> BLOCKS = List.of("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8",
			"168.63.129.16/32", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/4",
			"240.0.0.0/4", "::/96", "::1/128", "64:ff9b:1::/48", "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16",
			"fc00::/7", "fe80::/10", "ff00::/8");

	private final Random random = new Random(7);

	private final AtomicInteger connections = new AtomicInteger();

	private ServerSocket listener;

	@BeforeEach
	void listen() throws Exception {
		this.listener = new ServerSocket(0, 50, InetAddress.getByName("::"));
		Thread.startVirtualThread(() -> {
			while (!this.listener.isClosed()) {
				try {
					this.listener.accept().close();
					this.connections.incrementAndGet();
				}
				catch (java.io.IOException ex) {
					return;
				}
			}
		});
	}

	@AfterEach
	void stop() throws Exception {
		this.listener.close();
	}

	@Test
	void getWhenAddressIsPrivateConnectsNeverDirectlyNorByRedirect() {
		int redirects = ADDRESSES / 10;
		CrawlClient web = new CrawlClient();
		FetchPolicy rules = TestRules.of(100_000, 4, 20, 0, List.of(), List.of("127.0.0.2"), List.of());
		try (StubSite site = new StubSite()) {
			List<String> targets = Stream.concat(loopbackSpellings(), addresses().limit(ADDRESSES)).toList();
			targets.forEach((host) -> web.get(request("http://%s:%d/".formatted(host, this.listener.getLocalPort())),
					rules, (body, _) -> ""));
			FetchPolicy fromSite = TestRules.of(100_000, 4, 20, 0, List.of(), List.of("127.0.0.1"), List.of());
			AtomicInteger next = new AtomicInteger();
			site.on("/", (exchange) -> StubSite.redirect(exchange, "http://%s:%d/"
				.formatted(targets.get(next.getAndIncrement() % targets.size()), this.listener.getLocalPort())));
			IntStream.range(0, redirects)
				.forEach((_) -> web.get(request(site.uri("/").toString()), fromSite, (body, _) -> ""));
		}
		assertThat(this.connections).hasValue(0);
		TrustCounts.record("inner addresses", ADDRESSES,
				"directly and by rebinding, %d by redirects: 0 connections".formatted(redirects));
	}

	@Test
	void resolveWhenNameChangesItsAddressGivesPublicAddressesOnly() throws UnknownHostException {
		InetAddress ordinary = InetAddress.ofLiteral("8.8.8.8");
		for (String literal : addresses().limit(ADDRESSES).toList()) {
			InetAddress inside = InetAddress.ofLiteral(literal.replaceAll("[\\[\\]]", ""));
			PublicAddressDnsResolver both = new PublicAddressDnsResolver(answering(ordinary, inside));
			assertThat(both.resolve("rebinding.example")).containsExactly(ordinary);
			PublicAddressDnsResolver only = new PublicAddressDnsResolver(answering(inside));
			assertThatExceptionOfType(NoPublicAddressException.class).as(literal)
				.isThrownBy(() -> only.resolve("rebinding.example"));
		}
	}

	@Test
	void getWhenNameChangesToPrivateAddressConnectsNever() {
		AtomicInteger questions = new AtomicInteger();
		DnsResolver rebinding = new DnsResolver() {

			@Override
			public InetAddress[] resolve(String host) {
				questions.incrementAndGet();
				return new InetAddress[] { InetAddress.getLoopbackAddress() };
			}

			@Override
			public String resolveCanonicalHostname(String host) {
				return host;
			}

		};
		CrawlClient web = new CrawlClient(Mirrors.NONE, new InMemoryHostPace(), rebinding);
		FetchResponse<String> response = web.get(
				request("http://rebinding.example:%d/".formatted(this.listener.getLocalPort())),
				TestRules.of(100_000, 4, 20, 0, List.of(), List.of(), List.of()), (body, _) -> "");
		assertThat(response).isInstanceOf(FetchResponse.Refused.class);
		assertThat(questions).hasValue(1);
		assertThat(this.connections).hasValue(0);
	}

	private static WebRequest request(String address) {
		return new WebRequest(java.net.URI.create(address), Validators.NONE, ContentExpectation.of(""));
	}

	private static Stream<String> loopbackSpellings() {
		return Stream.of("127.0.0.1", "127.1", "2130706433", "017700000001", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1",
				"0", "localhost", "LOCALHOST", "localhost.", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::127.0.0.1]",
				"[::ffff:7f00:1]", "[64:ff9b::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
				"user:secret@127.0.0.1", "user@localhost");
	}

	private Stream<String> addresses() {
		return Stream.generate(() -> BLOCKS.get(this.random.nextInt(BLOCKS.size()))).map(this::addressIn);
	}

	private String addressIn(String block) {
		CidrBlock cidr = CidrBlock.of(block);
		byte[] bytes = cidr.prefix()
			.or(new java.math.BigInteger(cidr.free(), this.random))
			.or(java.math.BigInteger.ONE.shiftLeft(8 * cidr.size()))
			.toByteArray();
		byte[] address = java.util.Arrays.copyOfRange(bytes, bytes.length - cidr.size(), bytes.length);
		try {
			String literal = InetAddress.getByAddress(address).getHostAddress();
			return (cidr.size() == 4) ? literal : "[" + literal + "]";
		}
		catch (UnknownHostException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static DnsResolver answering(InetAddress... addresses) {
		return new DnsResolver() {

			@Override
			public InetAddress[] resolve(String host) {
				return addresses;
			}

			@Override
			public String resolveCanonicalHostname(String host) {
				return host;
			}

		};
	}

}
