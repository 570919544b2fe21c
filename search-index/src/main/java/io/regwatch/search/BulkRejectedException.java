package io.regwatch.search;

import java.util.Map;

/** The index put off some writes of a bulk: they should be sent again in a while. */
final class BulkRejectedException extends RuntimeException {

	private final transient Map<IndexWrite, String> reasons;

	BulkRejectedException(Map<IndexWrite, String> reasons) {
		super("Elasticsearch put off %d writes".formatted(reasons.size()));
		this.reasons = Map.copyOf(reasons);
	}

	Map<IndexWrite, String> reasons() {
		return this.reasons;
	}

}
