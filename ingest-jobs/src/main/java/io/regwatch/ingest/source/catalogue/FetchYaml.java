package io.regwatch.ingest.source.catalogue;

import java.util.List;
import java.util.Map;

import io.regwatch.http.FetchPolicy;
import org.jspecify.annotations.Nullable;

/** The fetch policy as it is written in a file: what is left out has a default. */
record FetchYaml(@Nullable String userAgent, @Nullable Double requestsPerSecond, @Nullable Integer concurrency,
		@Nullable Integer readTimeoutSeconds, @Nullable Integer deadlineSeconds, @Nullable Integer maxMegabytes,
		@Nullable Integer retries, @Nullable Double retrySeconds, @Nullable List<String> hosts,
		@Nullable List<String> internalHosts, @Nullable List<String> accept, @Nullable List<String> requirePatterns,
		@Nullable List<String> rejectPatterns, @Nullable Map<String, String> headers, @Nullable Boolean robots,
		@Nullable List<String> robotsExempt, FetchPolicy.@Nullable Recheck recheck, @Nullable Boolean cookies) {

	FetchPolicy complete() {
		FetchPolicy defaults = FetchPolicy.DEFAULTS;
		return new FetchPolicy(or(this.userAgent, defaults.userAgent()),
				or(this.requestsPerSecond, defaults.requestsPerSecond()), or(this.concurrency, defaults.concurrency()),
				or(this.readTimeoutSeconds, defaults.readTimeoutSeconds()),
				or(this.deadlineSeconds, defaults.deadlineSeconds()), defaults.maxWaitSeconds(),
				or(this.maxMegabytes, defaults.maxMegabytes()), or(this.retries, defaults.retries()),
				or(this.retrySeconds, defaults.retrySeconds()), or(this.hosts, defaults.hosts()),
				or(this.internalHosts, defaults.internalHosts()), or(this.accept, defaults.accept()),
				or(this.requirePatterns, defaults.requirePatterns()),
				or(this.rejectPatterns, defaults.rejectPatterns()), or(this.headers, defaults.headers()),
				or(this.robots, defaults.robots()), or(this.robotsExempt, defaults.robotsExempt()),
				or(this.recheck, defaults.recheck()), or(this.cookies, defaults.cookies()));
	}

	private static <T> T or(@Nullable T stated, T otherwise) {
		return (stated != null) ? stated : otherwise;
	}

}
