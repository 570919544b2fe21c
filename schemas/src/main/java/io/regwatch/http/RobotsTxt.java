package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.function.BiFunction;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/** The robots.txt of hosts, kept for a day, or for a minute if it cannot be read. */
final class RobotsTxt {

	private static final Duration RETRY_FAILED = Duration.ofMinutes(1);

	private static final Duration RELOAD = Duration.ofDays(1);

	/** The standard requires parsing of no more than this. */
	private static final int SIZE = 500 * 1024;

	private final AsyncCache<String, HostRobots> hosts = Caffeine.newBuilder()
		.maximumSize(10_000)
		.executor((task) -> Thread.ofVirtual().start(task))
		.expireAfter(
				Expiry.<String, HostRobots>writing((_, host) -> host.rules().isDeferVisits() ? RETRY_FAILED : RELOAD))
		.buildAsync();

	private final BiFunction<WebRequest, FetchPolicy, FetchResponse<byte[]>> web;

	RobotsTxt(BiFunction<WebRequest, FetchPolicy, FetchResponse<byte[]>> web) {
		this.web = web;
	}

	static byte[] read(InputStream body, ResponseMetadata receipt) throws IOException {
		return body.readNBytes(SIZE);
	}

	/** Rejects what a host's robots.txt disallows, and applies its crawl delay. */
	void require(URI uri, FetchPolicy rules, HostRateLimiter limiter)
			throws UriNotAllowedException, RobotsUnavailableException, InterruptedException {
		if (!rules.robots() || rules.robotsExempt().stream().anyMatch((api) -> uri.toString().startsWith(api))) {
			return;
		}
		HostRobots host = of(uri, rules);
		BaseRobotRules robots = host.rules();
		if (robots.isDeferVisits() && host.failure() != null) {
			throw unavailable(uri, host.failure());
		}
		if (!robots.isAllowed(uri.toString())) {
			throw new UriNotAllowedException(
					"The robots.txt of '%s' disallows this address for '%s'; fetch.robotsExempt is for addresses that the site offers to programs"
						.formatted(uri.getHost(), agent(rules)));
		}
		if (robots.getCrawlDelay() > 0) {
			limiter.setCrawlDelay(Duration.ofMillis(robots.getCrawlDelay()));
		}
	}

	/** What keeps us from a host that does not respond at all is not its robots.txt. */
	private static RobotsUnavailableException unavailable(URI uri, FetchResponse.Refused<byte[]> failure) {
		return (failure.status() == null) ? new RobotsUnavailableException(failure.detail(), failure.reason())
				: new RobotsUnavailableException(
						"The robots.txt of '%s' cannot be read, so no requests are sent there now: %s"
							.formatted(uri.getHost(), failure.detail()),
						RejectionReason.NOT_ALLOWED);
	}

	private HostRobots of(URI uri, FetchPolicy rules) throws InterruptedException {
		String key = "%s://%s %s".formatted(uri.getScheme(), uri.getRawAuthority(), agent(rules))
			.toLowerCase(Locale.ROOT);
		try {
			return this.hosts.get(key, (_) -> ask(uri.resolve("/robots.txt"), rules)).get();
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException("The robots.txt of '%s' cannot be parsed".formatted(uri.getHost()),
					ex.getCause());
		}
	}

	private HostRobots ask(URI uri, FetchPolicy rules) {
		SimpleRobotRulesParser parser = new SimpleRobotRulesParser();
		WebRequest request = new WebRequest(uri, Validators.NONE, ContentExpectation.of(""));
		return switch (this.web.apply(request, rules.withoutRobots())) {
			case FetchResponse.Received<byte[]> received ->
				new HostRobots(
						parser.parseContent(uri.toString(), received.body(), "text/plain", List.of(agent(rules))),
						null);
			case FetchResponse.Gone<byte[]> _, FetchResponse.NotModified<byte[]> _ -> new HostRobots(parser.failedFetch(404), null);
			case FetchResponse.Refused<byte[]> refused -> new HostRobots(parser.failedFetch(statusOf(refused)), refused);
		};
	}

	/**
	 * A page instead of the file allows everything; without a response nothing is
	 * allowed.
	 */
	private static int statusOf(FetchResponse.Refused<byte[]> refused) {
		@Nullable Integer status = refused.status();
		if (status == null) {
			return 503;
		}
		return (status < 400) ? 404 : status;
	}

	private static String agent(FetchPolicy rules) {
		return rules.userAgent().split("[/ (]", 2)[0].toLowerCase(Locale.ROOT);
	}

	/**
	 * The robots.txt of a host.
	 *
	 * @param rules to obey
	 * @param failure why it could not be read; {@code null} if it could or is not there
	 */
	private record HostRobots(BaseRobotRules rules, FetchResponse.@Nullable Refused<byte[]> failure) {

	}

}
