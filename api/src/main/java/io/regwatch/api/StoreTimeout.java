package io.regwatch.api;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.security.concurrent.DelegatingSecurityContextExecutor;
import org.springframework.stereotype.Component;

/**
 * Bounds how long a request waits for a database or search index that hangs: the timeouts
 * of their clients suit the long statements of workers.
 */
@Component
public class StoreTimeout {

	private static final int BEGUN_FACTOR = 15;

	private final Executor threads = new DelegatingSecurityContextExecutor(Executors.newVirtualThreadPerTaskExecutor());

	private final ApiProperties properties;

	/**
	 * Makes a timeout.
	 * @param properties with its duration
	 */
	public StoreTimeout(ApiProperties properties) {
		this.properties = properties;
	}

	/**
	 * Calls a store on another thread, as the same client, outside of the caller's
	 * transaction.
	 * @param <T> type of the result
	 * @param call to make
	 * @return its result
	 * @throws DataAccessResourceFailureException if it takes too long
	 */
	public <T extends @Nullable Object> T call(Supplier<T> call) {
		return call(call, this.properties.storeTimeout());
	}

	/**
	 * Calls a store for the next part of a response that has begun. A failure would break
	 * its connection, so the call may take fifteen times as long as the first one.
	 * @param <T> type of the result
	 * @param call to make
	 * @return its result
	 * @throws DataAccessResourceFailureException if it takes too long
	 */
	public <T extends @Nullable Object> T callForBegunResponse(Supplier<T> call) {
		return call(call, this.properties.storeTimeout().multipliedBy(BEGUN_FACTOR));
	}

	private <T extends @Nullable Object> T call(Supplier<T> call, Duration limit) {
		try {
			return CompletableFuture.supplyAsync(call, this.threads)
				.orTimeout(limit.toMillis(), TimeUnit.MILLISECONDS)
				.join();
		}
		catch (CompletionException ex) {
			if (ex.getCause() instanceof TimeoutException) {
				throw new DataAccessResourceFailureException("A store did not respond in time", ex);
			}
			throw (ex.getCause() instanceof RuntimeException cause) ? cause : ex;
		}
	}

}
