package io.regwatch.assessment.model;

import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Settings of the language model.
 *
 * @param provider provider of the language model; {@code offline} is the built-in
 * rule-based model
 * @param name name of the model, as its provider calls it; required unless the provider
 * is {@code offline}
 * @param baseUrl URL of the server, such as {@code http://127.0.0.1:1234/v1}; if absent,
 * the provider's own
 * @param apiKey API key of the provider; set it by the environment variable, not in a
 * file
 * @param timeout time limit for one call, from its first byte to the last byte of the
 * answer
 * @param attempts maximum number of attempts for one call while the server fails
 * @param backoff between attempts
 * @param circuitBreaker for a server that failed at half of its last calls
 * @param concurrency maximum number of concurrent calls of this process
 * @param maxOutputTokens maximum length of one answer in tokens, at least 200
 * @param maxAnswer a larger answer is an error
 * @param temperature sampling temperature; not sent if absent, because not every model
 * accepts one
 * @param inputPrice price of a million input tokens in US dollars; costs are unknown if
 * absent
 * @param outputPrice price of a million output tokens in US dollars; costs are unknown if
 * absent
 */
@ConfigurationProperties(ModelProperties.PREFIX)
record ModelProperties(@DefaultValue("offline") Provider provider, @DefaultValue("") String name, @Nullable URI baseUrl,
		@DefaultValue("") String apiKey, @DefaultValue("60s") Duration timeout, @DefaultValue("4") int attempts,
		@DefaultValue Backoff backoff, @DefaultValue CircuitBreaker circuitBreaker, @DefaultValue("8") int concurrency,
		@DefaultValue("1500") int maxOutputTokens, @DefaultValue("1MB") DataSize maxAnswer,
		@Nullable Double temperature, @Nullable BigDecimal inputPrice, @Nullable BigDecimal outputPrice) {

	static final String PREFIX = "regwatch.assessment.model";

	ModelProperties {
		if (provider != Provider.OFFLINE) {
			require(!name.isBlank(), "name", "is missing: say which model of provider '%s'".formatted(provider.code()));
		}
		require(provider != Provider.ANTHROPIC || !apiKey.isBlank(), "api-key",
				"is missing: provider 'anthropic' needs one");
		require(provider != Provider.OPENAI || baseUrl != null || !apiKey.isBlank(), "api-key",
				"is missing: provider 'openai' needs one, or a 'base-url' of another server");
		require(baseUrl == null || isWeb(baseUrl), "base-url", "is '%s': not an http or https URL".formatted(baseUrl));
		requirePositive(timeout, "timeout");
		requirePositive(backoff.initial(), "backoff.initial");
		require(backoff.max().compareTo(backoff.initial()) >= 0, "backoff.max", "is shorter than 'backoff.initial'");
		requirePositive(circuitBreaker.openDuration(), "circuit-breaker.open-duration");
		requireFrom(1, attempts, "attempts");
		requireFrom(1, concurrency, "concurrency");
		requireFrom(200, maxOutputTokens, "max-output-tokens");
		requirePrice(inputPrice, "input-price");
		requirePrice(outputPrice, "output-price");
	}

	ModelProperties withName(String other) {
		return new ModelProperties(this.provider, other, this.baseUrl, this.apiKey, this.timeout, this.attempts,
				this.backoff, this.circuitBreaker, this.concurrency, this.maxOutputTokens, this.maxAnswer,
				this.temperature, this.inputPrice, this.outputPrice);
	}

	/** Without the key. */
	@Override
	public String toString() {
		return "%s/%s at %s".formatted(this.provider.code(), this.name, this.baseUrl);
	}

	private static boolean isWeb(URI url) {
		return url.getHost() != null && ("http".equals(url.getScheme()) || "https".equals(url.getScheme()));
	}

	private static void requirePositive(Duration duration, String property) {
		require(duration.isPositive(), property, "is %s: it has to be longer than nothing".formatted(duration));
	}

	private static void requireFrom(int least, int value, String property) {
		require(value >= least, property, "is %d: it has to be at least %d".formatted(value, least));
	}

	private static void requirePrice(@Nullable BigDecimal price, String property) {
		require(price == null || price.signum() >= 0, property, "is negative");
	}

	private static void require(boolean condition, String property, String problem) {
		if (!condition) {
			throw new IllegalArgumentException("Property '%s.%s' %s".formatted(PREFIX, property, problem));
		}
	}

	/**
	 * Exponential backoff.
	 *
	 * @param initial delay before the second attempt, doubled for each next one, with
	 * jitter
	 * @param max maximum of that delay, whatever the server asks for
	 */
	record Backoff(@DefaultValue("1s") Duration initial, @DefaultValue("60s") Duration max) {

	}

	/**
	 * Circuit breaker.
	 *
	 * @param openDuration how long no call is made after the circuit breaker has opened
	 */
	record CircuitBreaker(@DefaultValue("30s") Duration openDuration) {

	}

}
