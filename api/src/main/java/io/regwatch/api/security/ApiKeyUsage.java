package io.regwatch.api.security;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import jakarta.annotation.PreDestroy;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * When keys were last used: kept in memory and saved in one statement every minute and at
 * shutdown. A killed process loses the last minute.
 */
@Component
@ConditionalOnWebApplication
class ApiKeyUsage {

	private final Map<String, Long> latest = new ConcurrentHashMap<>();

	private final ApiKeys keys;

	ApiKeyUsage(ApiKeys keys) {
		this.keys = keys;
	}

	void remember(ApiKey key) {
		this.latest.put(key.id(), System.nanoTime());
	}

	@PreDestroy
	@Scheduled(fixedDelayString = "${regwatch.api.key-use-interval:1m}")
	void write() {
		Map<String, Long> uses = Map.copyOf(this.latest);
		if (!uses.isEmpty()) {
			this.keys.markUsed(ages(uses));
			// Keeps keys that were used again meanwhile.
			uses.forEach(this.latest::remove);
		}
	}

	private static Map<String, Duration> ages(Map<String, Long> uses) {
		long now = System.nanoTime();
		return uses.entrySet()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey, (use) -> Duration.ofNanos(now - use.getValue())));
	}

}
