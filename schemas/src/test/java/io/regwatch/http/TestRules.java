package io.regwatch.http;

import java.util.List;
import java.util.Map;

import io.regwatch.http.FetchPolicy.Recheck;

/** Rules for sites on this machine. */
final class TestRules {

	static final FetchPolicy QUICK = of(1000, 4, 20, 0, List.of("127.0.0.1"), List.of(), List.of());

	private TestRules() {
	}

	static FetchPolicy of(double perSecond, int concurrency, int deadline, int retries, List<String> hosts,
			List<String> internalHosts, List<String> rejectPatterns) {
		return of(perSecond, concurrency, deadline, 20, retries, hosts, internalHosts, rejectPatterns);
	}

	static FetchPolicy of(double perSecond, int concurrency, int deadline, int maxWait, int retries, List<String> hosts,
			List<String> internalHosts, List<String> rejectPatterns) {
		return new FetchPolicy("Test", perSecond, concurrency, 5, deadline, maxWait, 1, retries, 0.001, hosts,
				internalHosts, List.of(), List.of(), rejectPatterns, Map.of(), false, List.of(), Recheck.ALWAYS, false);
	}

}
