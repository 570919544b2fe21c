package io.regwatch.http;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import io.regwatch.schema.text.BoundedPattern;

/**
 * How a source's hosts may be requested, and what is accepted from them.
 *
 * @param userAgent names the client and how to contact its operator
 * @param requestsPerSecond to one host
 * @param concurrency requests to one host at once
 * @param readTimeoutSeconds longest time without a byte
 * @param deadlineSeconds for one request with its redirects and its body
 * @param maxWaitSeconds for other requests to the host, before the request
 * @param maxMegabytes of a body, decoded
 * @param retries after 429, 5xx and broken connections
 * @param retrySeconds before the first retry; doubled each time
 * @param hosts the only ones that may be requested; when empty, all
 * @param internalHosts that may have any address; all others are requested at public
 * addresses only
 * @param accept media types of documents; when empty, all
 * @param requirePatterns patterns of which a text must hold each
 * @param rejectPatterns patterns of which neither a text nor an address may hold any
 * @param headers sent to the requested host, not to other hosts that it redirects to;
 * {@code ${NAME}} is replaced by an environment variable
 * @param robots whether robots.txt is obeyed
 * @param robotsExempt beginnings of addresses that the site offers to programs, whatever
 * its robots.txt says
 * @param recheck when a known document is requested again
 * @param cookies whether cookies that its hosts set are sent back to them
 */
public record FetchPolicy(String userAgent, double requestsPerSecond, int concurrency, int readTimeoutSeconds,
		int deadlineSeconds, int maxWaitSeconds, int maxMegabytes, int retries, double retrySeconds, List<String> hosts,
		List<String> internalHosts, List<String> accept, List<String> requirePatterns, List<String> rejectPatterns,
		Map<String, String> headers, boolean robots, List<String> robotsExempt, Recheck recheck, boolean cookies) {

	/** One request a second, by name, from public addresses. */
	public static final FetchPolicy DEFAULTS = new FetchPolicy("Regwatch/0.1", 1, 2, 30, 120, 600, 100, 3, 2, List.of(),
			List.of(), List.of(), List.of(), List.of(), Map.of(), true, List.of(), Recheck.ALWAYS, false);

	private static final BoundedPattern ADDRESS = BoundedPattern.compile("[0-9.]+|\\[.*]");

	public FetchPolicy {
		hosts = List.copyOf(hosts);
		internalHosts = List.copyOf(internalHosts);
		accept = List.copyOf(accept);
		requirePatterns = List.copyOf(requirePatterns);
		rejectPatterns = List.copyOf(rejectPatterns);
		headers = Map.copyOf(headers);
		robotsExempt = List.copyOf(robotsExempt);
	}

	/** When a known document is requested again. */
	public enum Recheck {

		/** In each run. */
		ALWAYS,

		/**
		 * When its row has changed, and every one to two months: the authority hardly
		 * ever changes documents silently.
		 */
		ROW_CHANGED

	}

	FetchPolicy withoutRobots() {
		return new FetchPolicy(this.userAgent, this.requestsPerSecond, this.concurrency, this.readTimeoutSeconds,
				this.deadlineSeconds, this.maxWaitSeconds, this.maxMegabytes, this.retries, this.retrySeconds,
				this.hosts, this.internalHosts, List.of(), List.of(), List.of(), Map.of(), false, List.of(),
				this.recheck, this.cookies);
	}

	Duration deadline() {
		return Duration.ofSeconds(this.deadlineSeconds);
	}

	Duration maxWait() {
		return Duration.ofSeconds(this.maxWaitSeconds);
	}

	long maxBytes() {
		return this.maxMegabytes * 1024L * 1024;
	}

	long retryMillis() {
		return Math.round(this.retrySeconds * 1000);
	}

	boolean allows(String host) {
		return this.hosts.isEmpty() || names(this.hosts, host) || names(this.internalHosts, host);
	}

	/**
	 * Whether a host may have any address, also on this machine. The owner of a name can
	 * change its address, so a listed host may only if it is an IP address.
	 */
	boolean reachesInside(String host) {
		return names(this.internalHosts, host) || (names(this.hosts, host) && ADDRESS.matches(host));
	}

	private static boolean names(List<String> hosts, String host) {
		return hosts.stream().anyMatch(host::equalsIgnoreCase);
	}

}
