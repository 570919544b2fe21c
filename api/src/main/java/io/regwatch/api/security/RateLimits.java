package io.regwatch.api.security;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.regwatch.api.error.RateLimitedException;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.stereotype.Component;

/**
 * Counts the requests of each valid key, and the invalid keys of each address, in this
 * process.
 */
@Component
@ConditionalOnWebApplication
class RateLimits {

	private static final int MAX_ADDRESSES = 100_000;

	private final Map<String, Bucket> keys = new ConcurrentHashMap<>();

	private final Cache<String, Bucket> failures;

	private final RateLimitProperties properties;

	RateLimits(RateLimitProperties properties) {
		this.properties = properties;
		this.failures = Caffeine.newBuilder().maximumSize(MAX_ADDRESSES).expireAfterAccess(properties.period()).build();
	}

	/** Counts a request of a valid key. */
	void count(ApiKey key) {
		Bucket bucket = this.keys.computeIfAbsent(key.id(), (_) -> bucket(this.properties.requests()));
		check("this API key", bucket.tryConsumeAndReturnRemaining(1).getNanosToWaitForRefill());
	}

	/** Counts a key that was not valid. */
	void countFailure(String address) {
		this.failures.get(address, (_) -> bucket(this.properties.failures())).tryConsume(1);
	}

	/**
	 * Refuses keys of an address that has sent too many invalid ones, without asking the
	 * database. Keys that were valid before pass: clients may share a proxy's address.
	 */
	void checkFailures(ApiKey key, String address) {
		Bucket bucket = this.failures.getIfPresent(address);
		if (bucket != null && !this.keys.containsKey(key.id())) {
			check("invalid API keys", bucket.estimateAbilityToConsume(1).getNanosToWaitForRefill());
		}
	}

	private static void check(String subject, long nanos) {
		if (nanos > 0) {
			throw new RateLimitedException("Too many requests with " + subject, Duration.ofNanos(nanos));
		}
	}

	private Bucket bucket(int tokens) {
		return Bucket.builder()
			.addLimit((limit) -> limit.capacity(tokens).refillGreedy(tokens, this.properties.period()))
			.withNanosecondPrecision()
			.build();
	}

}
