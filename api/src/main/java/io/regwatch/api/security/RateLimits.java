package io.regwatch.api.security;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.stereotype.Component;

/** Counts the requests of each key in this process. */
@Component
@ConditionalOnWebApplication
class RateLimits {

	private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

	private final Bandwidth limit;

	RateLimits(RateLimitProperties properties) {
		this.limit = Bandwidth.builder()
			.capacity(properties.requests())
			.refillGreedy(properties.requests(), properties.period())
			.build();
	}

	/**
	 * Counts a request of a valid key.
	 * @return how long to wait before the next one; zero when this one is let in
	 */
	Duration take(ApiKey key) {
		return Duration.ofNanos(this.buckets.computeIfAbsent(key.id(), (id) -> bucket())
			.tryConsumeAndReturnRemaining(1)
			.getNanosToWaitForRefill());
	}

	private Bucket bucket() {
		return Bucket.builder().addLimit(this.limit).withNanosecondPrecision().build();
	}

}
