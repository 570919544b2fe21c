package io.regwatch.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

import org.apache.hc.client5.http.SystemDefaultDnsResolver;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.cookie.StandardCookieSpec;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.protocol.HttpClientContext;
import org.apache.hc.client5.http.routing.RoutingSupport;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.HttpEntity;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.io.entity.ByteArrayEntity;
import org.apache.hc.core5.util.Timeout;
import org.jspecify.annotations.Nullable;

/**
 * Posts to addresses that clients chose: over HTTPS to public addresses only, except for
 * allowed origins. Redirects are not followed, and little of a response is read.
 */
public final class CallbackClient implements AutoCloseable {

	private static final int MAX_RESPONSE_BYTES = 1 << 16;

	private final CloseableHttpClient toPublic = CrawlHttpClients
		.client(new PublicAddressDnsResolver(SystemDefaultDnsResolver.INSTANCE));

	private final CloseableHttpClient toAny = CrawlHttpClients.client(SystemDefaultDnsResolver.INSTANCE);

	private final ScheduledExecutorService timer = Executors
		.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("callback-deadline").factory());

	private final Duration timeout;

	private final Set<String> privateOrigins;

	/**
	 * Creates a client.
	 * @param timeout for a request with its response
	 * @param privateOrigins such as {@code http://127.0.0.1:8099}, which may have any
	 * address and need no HTTPS
	 */
	public CallbackClient(Duration timeout, Collection<String> privateOrigins) {
		this.timeout = timeout;
		this.privateOrigins = Set.copyOf(privateOrigins);
	}

	/**
	 * Whether requests to an address are possible at all. Its name is not resolved.
	 * @param uri of a receiver
	 * @return {@code false} if it has credentials or a fragment, needs HTTPS, or is not
	 * public in digits
	 */
	public boolean allows(URI uri) {
		return uri.getHost() != null && uri.getScheme() != null && uri.getUserInfo() == null
				&& uri.getFragment() == null
				&& (isPrivate(uri) || ("https".equalsIgnoreCase(uri.getScheme()) && mayBePublic(uri.getHost())));
	}

	/**
	 * An address that is written in digits is known without asking for a name. One with a
	 * zone, such as {@code [fe80::1%25eth0]}, is an address of this machine's network.
	 */
	private static boolean mayBePublic(String host) {
		try {
			return PublicAddressDnsResolver.isPublic(InetAddress.ofLiteral(withoutBrackets(host)));
		}
		catch (IllegalArgumentException ex) {
			return !host.startsWith("[");
		}
	}

	/** An IPv6 address stands in brackets in a URI (RFC 3986, section 3.2.2). */
	private static String withoutBrackets(String host) {
		return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
	}

	/**
	 * Posts a body.
	 * @param uri of the receiver
	 * @param mediaType of the body
	 * @param headers of the request
	 * @param body of the request
	 * @return status of the response
	 * @throws IOException if there is no response in time, or the address is not allowed
	 */
	public int post(URI uri, String mediaType, Map<String, String> headers, byte[] body) throws IOException {
		if (!allows(uri)) {
			throw new UriNotAllowedException("Only https addresses without credentials are allowed");
		}
		HttpPost request = request(uri, mediaType, headers, body);
		Deadline deadline = new Deadline(this.timer, this.timeout);
		try (Deadline.Guard _ = deadline.guard(request); Exchange exchange = open(request, uri)) {
			drain(exchange.response().getEntity());
			return exchange.response().getCode();
		}
		catch (NoPublicAddressException ex) {
			throw new UriNotAllowedException("The host '%s' has no public address".formatted(uri.getHost()));
		}
		catch (IOException ex) {
			throw (deadline.explain(ex) instanceof DeadlineException)
					? new SocketTimeoutException("No response within %d ms".formatted(this.timeout.toMillis())) : ex;
		}
	}

	@Override
	public void close() throws IOException {
		this.timer.shutdownNow();
		this.toPublic.close();
		this.toAny.close();
	}

	private HttpPost request(URI uri, String mediaType, Map<String, String> headers, byte[] body) {
		HttpPost request = new HttpPost(uri);
		headers.forEach(request::setHeader);
		request.setEntity(new ByteArrayEntity(body, ContentType.parse(mediaType)));
		request.setConfig(RequestConfig.custom()
			.setResponseTimeout(Timeout.of(this.timeout))
			.setConnectionRequestTimeout(Timeout.of(this.timeout))
			.setRedirectsEnabled(false)
			.setCookieSpec(StandardCookieSpec.IGNORE)
			.build());
		return request;
	}

	private Exchange open(HttpPost request, URI uri) throws IOException {
		CloseableHttpClient client = isPrivate(uri) ? this.toAny : this.toPublic;
		try {
			return new Exchange(request,
					client.executeOpen(RoutingSupport.determineHost(request), request, HttpClientContext.create()));
		}
		catch (HttpException ex) {
			throw new UriNotAllowedException("Not a valid address");
		}
	}

	private boolean isPrivate(URI uri) {
		Origin origin = Origin.of(uri);
		return this.privateOrigins.stream().anyMatch((one) -> Origin.of(URI.create(one)).equals(origin));
	}

	/**
	 * A connection whose response is read to its end is used again. The status counts,
	 * whatever follows.
	 */
	private static void drain(@Nullable HttpEntity entity) {
		try {
			if (entity != null) {
				entity.getContent().readNBytes(MAX_RESPONSE_BYTES);
			}
		}
		catch (IOException ex) {
			return;
		}
	}

}
