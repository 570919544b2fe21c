package io.regwatch.assessment.model;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import io.github.resilience4j.core.functions.Either;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import org.jspecify.annotations.Nullable;

/**
 * Bulkhead, circuit breaker and retry for all calls of a provider. A call that waits for
 * a retry holds no permit.
 */
final class ModelCallGuard {

	private final String model;

	private final ObservationRegistry observations;

	private final Semaphore permits;

	private final CircuitBreaker breaker;

	private final Retry retry;

	ModelCallGuard(ModelProperties properties, ObservationRegistry observations) {
		this.model = properties.provider().code();
		this.observations = observations;
		this.permits = new Semaphore(properties.concurrency());
		this.breaker = CircuitBreaker.of("model",
				CircuitBreakerConfig.custom()
					.slidingWindowSize(20)
					.minimumNumberOfCalls(10)
					.waitDurationInOpenState(properties.circuitBreaker().openDuration())
					.recordException(ModelCallGuard::isBroken)
					.build());
		this.retry = Retry.of("model", RetryConfig.<Object>custom()
			.maxAttempts(properties.attempts())
			.retryOnException((failure) -> failure instanceof CallFailedException failed && failed.isWorthAnother())
			.intervalBiFunction((attempt, outcome) -> wait(properties, attempt, outcome).toMillis())
			.build());
	}

	/**
	 * Makes a call, with retries.
	 * @throws CallFailedException the failure of the last attempt
	 */
	<T> T pass(Supplier<T> call) {
		T result = this.retry.executeSupplier(() -> once(call));
		return Objects.requireNonNull(result);
	}

	private <T> T once(Supplier<T> call) {
		enter();
		try {
			return this.breaker.executeSupplier(() -> observe(call));
		}
		catch (CallNotPermittedException ex) {
			throw new CallFailedException(ModelFailure.UNAVAILABLE, null, ex);
		}
		finally {
			this.permits.release();
		}
	}

	/** The span of one attempt, without the waits before it. */
	private <T> T observe(Supplier<T> call) {
		Observation span = Observation.createNotStarted("regwatch.model", this.observations);
		return Objects.requireNonNull(span.contextualName("ask " + this.model).observe(call));
	}

	private void enter() {
		try {
			this.permits.acquire();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("Interrupted while waiting to ask a model");
		}
	}

	private static boolean isBroken(Throwable failure) {
		return failure instanceof CallFailedException failed
				&& (failed.failure() == ModelFailure.TIMED_OUT || failed.failure() == ModelFailure.UNAVAILABLE);
	}

	/** Exponential backoff with 25 % jitter, at least {@code Retry-After}. */
	private static Duration wait(ModelProperties properties, int attempt, Either<Throwable, Object> outcome) {
		double doubled = properties.backoff().initial().toMillis() * Math.pow(2, attempt - 1)
				* ThreadLocalRandom.current().nextDouble(0.75, 1.25);
		Duration wanted = wanted(outcome);
		Duration own = Duration.ofMillis((long) doubled);
		Duration wait = (wanted != null && wanted.compareTo(own) > 0) ? wanted : own;
		Duration max = properties.backoff().max();
		return (wait.compareTo(max) < 0) ? wait : max;
	}

	private static @Nullable Duration wanted(Either<Throwable, Object> outcome) {
		return (outcome.isLeft() && outcome.getLeft() instanceof CallFailedException failed) ? failed.retryAfter()
				: null;
	}

}
