package io.regwatch.search.index;

import java.util.Collection;
import java.util.Map;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.retry.RetryPolicy;
import org.springframework.core.retry.RetryTemplate;

/** Sends writes in bulk and retries with exponential backoff when the index is busy. */
public final class BulkWriter {

	private static final Logger logger = LoggerFactory.getLogger(BulkWriter.class);

	private final ElasticsearchCalls calls;

	private final IndexTarget live;

	private final RetryTemplate retry;

	BulkWriter(ElasticsearchCalls calls, SearchProperties properties) {
		this.calls = calls;
		this.live = new IndexTarget.Live(properties.indexPrefix());
		this.retry = new RetryTemplate(RetryPolicy.builder()
			.maxRetries(properties.retries())
			.delay(properties.retryDelay())
			.multiplier(2)
			.includes(BulkAttempt.BusyException.class, SearchUnavailableException.class)
			.build());
	}

	/**
	 * Writes to the live indices. A write that is older than what the index has is
	 * skipped.
	 * @param writes each of another entity
	 * @return those that the index refused, with its reasons; all others are in the index
	 * @throws SearchUnavailableException when the index could not be reached
	 */
	public Map<IndexWrite, String> write(Collection<IndexWrite> writes) {
		return write(this.live, writes);
	}

	Map<IndexWrite, String> write(IndexTarget target, Collection<IndexWrite> writes) {
		BulkAttempt bulk = new BulkAttempt(this.calls, target, writes);
		try {
			this.retry.invoke(bulk::attempt);
		}
		catch (BulkAttempt.BusyException ex) {
			logger.debug("Retries are exhausted", ex);
		}
		return bulk.failures();
	}

}
