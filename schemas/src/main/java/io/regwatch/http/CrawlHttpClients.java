package io.regwatch.http;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.ConcurrentMap;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.SystemDefaultDnsResolver;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.cookie.BasicCookieStore;
import org.apache.hc.client5.http.cookie.CookieStore;
import org.apache.hc.client5.http.cookie.StandardCookieSpec;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.protocol.HttpClientContext;
import org.apache.hc.client5.http.routing.RoutingSupport;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.util.Timeout;

/**
 * Connections to hosts: to any address for those that a source declares internal, else to
 * public addresses only. No proxy, and redirects are not followed here. Cookies are sent
 * for sources that need them, each with a store of its own.
 */
final class CrawlHttpClients {

	private static final int CONNECTIONS = 64;

	private static final Http1Config HEADERS = Http1Config.custom()
		.setMaxHeaderCount(500)
		.setMaxLineLength(1 << 16)
		.build();

	private static final Timeout CONNECT = Timeout.ofSeconds(10);

	/** Cookies of a source that sends no request for so long are deleted. */
	private static final Duration SESSION = Duration.ofHours(1);

	private static final CookieStore NO_COOKIES = new BasicCookieStore();

	private final CloseableHttpClient toPublic;

	private final CloseableHttpClient toNamed = client(SystemDefaultDnsResolver.INSTANCE);

	private final ConcurrentMap<String, HostRateLimiter> limiters = Caffeine.newBuilder()
		.maximumSize(10_000)
		.expireAfterAccess(Duration.ofDays(1))
		.<String, HostRateLimiter>build()
		.asMap();

	private final Cache<CookieScope, CookieStore> cookies = Caffeine.newBuilder()
		.maximumSize(1_000)
		.expireAfterAccess(SESSION)
		.build();

	private final Mirrors mirrors;

	private final HostPace pace;

	CrawlHttpClients(Mirrors mirrors, HostPace pace, DnsResolver names) {
		this.toPublic = client(new PublicAddressDnsResolver(names));
		this.mirrors = mirrors;
		this.pace = pace;
	}

	Mirrors mirrors() {
		return this.mirrors;
	}

	HostRateLimiter limiterOf(URI address) {
		URI uri = this.mirrors.of(address);
		Origin origin = Origin.of(uri);
		String host = origin.host() + ":" + origin.port();
		return this.limiters.computeIfAbsent(host, (_) -> new HostRateLimiter(host, this.pace));
	}

	Exchange open(HttpUriRequestBase request, URI uri, FetchPolicy rules) throws IOException {
		request.setConfig(RequestConfig.custom()
			.setResponseTimeout(Timeout.ofSeconds(rules.readTimeoutSeconds()))
			.setConnectionRequestTimeout(CONNECT)
			.setRedirectsEnabled(false)
			.setCookieSpec(rules.cookies() ? StandardCookieSpec.RELAXED : StandardCookieSpec.IGNORE)
			.build());
		HttpClientContext context = HttpClientContext.create();
		context.setCookieStore(rules.cookies()
				? this.cookies.get(CookieScope.of(rules, uri), (_) -> new BasicCookieStore()) : NO_COOKIES);
		boolean inside = rules.reachesInside(uri.getHost()) || !this.mirrors.of(uri).equals(uri);
		CloseableHttpClient client = inside ? this.toNamed : this.toPublic;
		try {
			return new Exchange(request, client.executeOpen(RoutingSupport.determineHost(request), request, context));
		}
		catch (HttpException ex) {
			throw new UriNotAllowedException("Not a valid address: '%s'".formatted(uri));
		}
	}

	static void check(URI uri, FetchPolicy rules) throws UriNotAllowedException {
		boolean web = "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
		if (!web || uri.getHost() == null || uri.getUserInfo() != null) {
			throw new UriNotAllowedException(
					"Only http and https addresses without credentials are requested, not '%s'".formatted(uri));
		}
		if (!rules.allows(uri.getHost())) {
			throw new UriNotAllowedException("The host '%s' is not named in fetch.hosts".formatted(uri.getHost()));
		}
	}

	/**
	 * Cookies are for a host whatever its port and scheme are, so each port and scheme
	 * has a store of its own.
	 */
	private record CookieScope(FetchPolicy rules, String scheme, int port) {

		static CookieScope of(FetchPolicy rules, URI uri) {
			Origin origin = Origin.of(uri);
			return new CookieScope(rules, origin.scheme(), origin.port());
		}

	}

	/**
	 * A host that a source may reach at a private address must not lead to its other
	 * ports, and other hosts must not lead to it.
	 */
	static void checkRedirect(URI first, URI uri, FetchPolicy rules) throws UriNotAllowedException {
		boolean allowed = rules.reachesInside(first.getHost()) && Origin.of(first).leadsTo(Origin.of(uri));
		if (rules.reachesInside(uri.getHost()) && !allowed) {
			throw new UriNotAllowedException(
					"A redirect to '%s' is not followed: it is another port or scheme of a private network"
						.formatted(uri));
		}
	}

	static CloseableHttpClient client(DnsResolver resolver) {
		return HttpClients.custom()
			.setConnectionManager(PoolingHttpClientConnectionManagerBuilder.create()
				.setDnsResolver(resolver)
				.setConnectionFactory(ManagedHttpClientConnectionFactory.builder().http1Config(HEADERS).build())
				.setMaxConnTotal(CONNECTIONS)
				.setMaxConnPerRoute(CONNECTIONS)
				.setDefaultConnectionConfig(ConnectionConfig.custom().setConnectTimeout(CONNECT).build())
				.build())
			.addResponseInterceptorFirst((response, _, _) -> ResponseHeaders.markFraming(response))
			.disableRedirectHandling()
			.disableAutomaticRetries()
			.disableAuthCaching()
			.build();
	}

}
