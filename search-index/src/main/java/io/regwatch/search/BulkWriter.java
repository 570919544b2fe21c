package io.regwatch.search;

import java.util.Collection;
import java.util.Map;

import org.springframework.core.retry.RetryPolicy;
import org.springframework.core.retry.RetryTemplate;

/** Sends many writes at once, again when the index is busy or out of reach. */
final class BulkWriter {

	private final ElasticsearchCalls calls;

	private final RetryTemplate attempts;

	BulkWriter(ElasticsearchCalls calls, SearchProperties properties) {
		this.calls = calls;
		this.attempts = new RetryTemplate(RetryPolicy.builder()
			.maxRetries(properties.retries())
			.delay(properties.retryDelay())
			.multiplier(2)
			.includes(BulkRejectedException.class, SearchUnavailableException.class)
			.build());
	}

	/**
	 * Writes; where the index has a newer version already, nothing is to do.
	 * @param target where to
	 * @param writes each of another entity
	 * @return those that the index refused, with its reasons; all others are in the index
	 * @throws SearchUnavailableException when the index could not be asked
	 */
	Map<IndexWrite, String> write(IndexTarget target, Collection<IndexWrite> writes) {
		BulkAttempt delivery = new BulkAttempt(this.calls, target, writes);
		try {
			this.attempts.invoke(delivery::attempt);
		}
		catch (BulkRejectedException ex) {
			delivery.giveUp(ex);
		}
		return delivery.refused();
	}

}
