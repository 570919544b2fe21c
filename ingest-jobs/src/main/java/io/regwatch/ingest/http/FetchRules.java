package io.regwatch.ingest.http;

import java.time.Duration;
import java.util.List;

/**
 * How a source's hosts may be asked, and what is taken from them.
 *
 * @param userAgent says who asks and how to reach them
 * @param requestsPerSecond to one host
 * @param concurrency requests to one host at once
 * @param silenceSeconds without a byte
 * @param deadlineSeconds for one request with its redirects and its body
 * @param maxMegabytes of a body, decoded
 * @param retries after 429, 5xx and broken connections
 * @param retrySeconds before the first retry; doubled each time
 * @param hosts which alone may be asked, wherever they are; when empty, all with a public
 * address
 * @param accept media types of documents; when empty, all
 * @param must patterns of which a text must hold each
 * @param mustNot patterns of which neither a text nor an address may hold any
 */
public record FetchRules(String userAgent, double requestsPerSecond, int concurrency, int silenceSeconds,
		int deadlineSeconds, int maxMegabytes, int retries, double retrySeconds, List<String> hosts,
		List<String> accept, List<String> must, List<String> mustNot) {

	/** One request a second, by name, from public addresses. */
	public static final FetchRules DEFAULTS = new FetchRules("Regwatch/0.1", 1, 2, 30, 120, 100, 3, 2, List.of(),
			List.of(), List.of(), List.of());

	public FetchRules {
		hosts = List.copyOf(hosts);
		accept = List.copyOf(accept);
		must = List.copyOf(must);
		mustNot = List.copyOf(mustNot);
	}

	Duration deadline() {
		return Duration.ofSeconds(this.deadlineSeconds);
	}

	long maxBytes() {
		return this.maxMegabytes * 1024L * 1024;
	}

	long retryMillis() {
		return Math.round(this.retrySeconds * 1000);
	}

	boolean names(String host) {
		return this.hosts.stream().anyMatch(host::equalsIgnoreCase);
	}

	boolean allows(String host) {
		return this.hosts.isEmpty() || names(host);
	}

}
