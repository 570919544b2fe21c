package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import org.jspecify.annotations.Nullable;

/** What hosts ask of programs that read them. */
final class RobotsTxt {

	private static final long MINUTE = Duration.ofMinutes(1).toNanos();

	private static final long DAY = Duration.ofDays(1).toNanos();

	/** So much of a robots.txt counts; the standard asks for no more. */
	private static final int SIZE = 500 * 1024;

	private final Map<String, Host> hosts = new ConcurrentHashMap<>();

	private final BiFunction<WebRequest, FetchPolicy, FetchResponse<byte[]>> web;

	RobotsTxt(BiFunction<WebRequest, FetchPolicy, FetchResponse<byte[]>> web) {
		this.web = web;
	}

	static byte[] read(InputStream body, ResponseMetadata receipt) throws IOException {
		return body.readNBytes(SIZE);
	}

	/** Keeps out of where a host does not want us, and slows down to what it bears. */
	void require(URI uri, FetchPolicy rules, HostRateLimiter pace) throws UriNotAllowedException {
		if (!rules.robots() || rules.robotsExempt().stream().anyMatch((api) -> uri.toString().startsWith(api))) {
			return;
		}
		BaseRobotRules robots = of(uri, rules);
		if (!robots.isAllowed(uri.toString())) {
			throw new UriNotAllowedException(robots.isDeferVisits()
					? "The robots.txt of '%s' cannot be read, so nothing is asked there now".formatted(uri.getHost())
					: "The robots.txt of '%s' keeps '%s' out".formatted(uri.getHost(), agent(rules)));
		}
		if (robots.getCrawlDelay() > 0) {
			pace.slowTo(Duration.ofMillis(robots.getCrawlDelay()));
		}
	}

	private BaseRobotRules of(URI uri, FetchPolicy rules) {
		String key = "%s://%s %s".formatted(uri.getScheme(), uri.getRawAuthority(), agent(rules))
			.toLowerCase(Locale.ROOT);
		return this.hosts.computeIfAbsent(key, (_) -> new Host()).rules(() -> ask(uri.resolve("/robots.txt"), rules));
	}

	private BaseRobotRules ask(URI uri, FetchPolicy rules) {
		SimpleRobotRulesParser parser = new SimpleRobotRulesParser();
		WebRequest request = new WebRequest(uri, Validators.NONE, ContentExpectation.of(""));
		return switch (this.web.apply(request, rules.withoutRobots())) {
			case FetchResponse.Received<byte[]> received ->
				parser.parseContent(uri.toString(), received.body(), "text/plain", List.of(agent(rules)));
			case FetchResponse.Gone<byte[]> _, FetchResponse.NotModified<byte[]> _ -> parser.failedFetch(404);
			case FetchResponse.Refused<byte[]> refused -> parser.failedFetch(statusOf(refused));
		};
	}

	/** A page in its place is no wish; a host that does not answer may have one. */
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

	/** A host's wishes, asked for once a day by one at a time. */
	private static final class Host {

		private @Nullable BaseRobotRules rules;

		private long askedAt;

		synchronized BaseRobotRules rules(Supplier<BaseRobotRules> question) {
			BaseRobotRules known = this.rules;
			if (known == null || System.nanoTime() - this.askedAt > (known.isDeferVisits() ? MINUTE : DAY)) {
				known = question.get();
				this.rules = known;
				this.askedAt = System.nanoTime();
			}
			return known;
		}

	}

}
