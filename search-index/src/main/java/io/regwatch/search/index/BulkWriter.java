package io.regwatch.search.index;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.retry.RetryPolicy;
import org.springframework.core.retry.RetryTemplate;

/** Sends writes in bulk and retries with exponential backoff when the index is busy. */
public final class BulkWriter {

	private static final Logger logger = LoggerFactory.getLogger(BulkWriter.class);

	// A bulk is held in memory by this program and by the node, whose heap may be small.
	private static final int MAX_CHARACTERS = 4_000_000;

	private final ElasticsearchCalls calls;

	private final DocumentTexts texts;

	private final IndexTarget live;

	private final RetryTemplate retry;

	BulkWriter(ElasticsearchCalls calls, DocumentTexts texts, SearchProperties properties) {
		this.calls = calls;
		this.texts = texts;
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
		Map<IndexWrite, String> failures = new LinkedHashMap<>();
		List<IndexWrite> part = new ArrayList<>();
		long characters = 0;
		for (IndexWrite write : writes) {
			IndexWrite complete = complete(write);
			long added = (complete instanceof IndexWrite.Put put) ? put.document().characters() : 0;
			if (characters > 0 && characters + added > MAX_CHARACTERS) {
				failures.putAll(send(target, part));
				part = new ArrayList<>();
				characters = 0;
			}
			part.add(complete);
			characters += added;
		}
		if (!part.isEmpty()) {
			failures.putAll(send(target, part));
		}
		return failures;
	}

	private Map<IndexWrite, String> send(IndexTarget target, List<IndexWrite> writes) {
		BulkAttempt bulk = new BulkAttempt(this.calls, target, writes);
		try {
			this.retry.invoke(bulk::attempt);
		}
		catch (BulkAttempt.BusyException ex) {
			logger.debug("Retries are exhausted", ex);
		}
		return bulk.failures();
	}

	private IndexWrite complete(IndexWrite write) {
		return (write instanceof IndexWrite.Put put)
				? new IndexWrite.Put(put.index(), put.id(), put.version(), this.texts.complete(put.document())) : write;
	}

}
