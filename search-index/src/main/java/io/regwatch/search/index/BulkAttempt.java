package io.regwatch.search.index;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import co.elastic.clients.elasticsearch._types.ErrorCause;
import co.elastic.clients.elasticsearch._types.VersionType;
import co.elastic.clients.elasticsearch.core.BulkRequest;
import co.elastic.clients.elasticsearch.core.bulk.BulkOperation;
import co.elastic.clients.elasticsearch.core.bulk.BulkResponseItem;

/** A bulk of writes; each attempt sends those that are neither confirmed nor refused. */
final class BulkAttempt {

	private static final String CONFLICT = "version_conflict_engine_exception";

	private static final Set<Integer> BUSY = Set.of(429, 503);

	private final ElasticsearchCalls calls;

	private final IndexTarget target;

	private final Map<IndexWrite, String> refused = new LinkedHashMap<>();

	private Map<IndexWrite, String> pending = new LinkedHashMap<>();

	BulkAttempt(ElasticsearchCalls calls, IndexTarget target, Collection<IndexWrite> writes) {
		this.calls = calls;
		this.target = target;
		writes.forEach((write) -> this.pending.put(write, ""));
	}

	/**
	 * Sends what is pending.
	 * @throws BusyException when the index was too busy for some of it
	 */
	void attempt() {
		List<IndexWrite> writes = List.copyOf(this.pending.keySet());
		BulkRequest request = request(writes);
		List<BulkResponseItem> items = this.calls.call((client) -> client.bulk(request)).items();
		this.pending = new LinkedHashMap<>();
		for (int i = 0; i < items.size(); i++) {
			sort(writes.get(i), items.get(i));
		}
		if (!this.pending.isEmpty()) {
			throw new BusyException(this.pending.size());
		}
	}

	/** The writes that are not in the index after the last attempt, with the reason. */
	Map<IndexWrite, String> failures() {
		Map<IndexWrite, String> failures = new LinkedHashMap<>(this.refused);
		failures.putAll(this.pending);
		return failures;
	}

	// On a version conflict the index already has a newer state.
	private void sort(IndexWrite write, BulkResponseItem item) {
		ErrorCause error = item.error();
		if (error != null && !CONFLICT.equals(error.type())) {
			(BUSY.contains(item.status()) ? this.pending : this.refused).put(write, reason(error));
		}
	}

	// A missing alias must not be created as an index without our mapping.
	private BulkRequest request(List<IndexWrite> writes) {
		return BulkRequest.of((bulk) -> bulk.requireAlias(this.target instanceof IndexTarget.Live)
			.operations(writes.stream().map(this::operation).toList()));
	}

	private BulkOperation operation(IndexWrite write) {
		String index = this.target.name(write.index());
		String id = write.id().toString();
		return BulkOperation.of((operation) -> switch (write) {
			case IndexWrite.Put put -> operation.index((insert) -> insert.index(index)
				.id(id)
				.version(put.version())
				.versionType(VersionType.ExternalGte)
				.document(put.document()));
			case IndexWrite.Remove remove -> operation.delete((delete) -> delete.index(index)
				.id(id)
				.version(remove.version())
				.versionType(VersionType.ExternalGte));
		});
	}

	private static String reason(ErrorCause error) {
		String reason = "%s: %s".formatted(error.type(), error.reason());
		ErrorCause cause = error.causedBy();
		return (cause != null) ? "%s (%s)".formatted(reason, reason(cause)) : reason;
	}

	/** The index rejected some writes because it is busy: they can be sent again. */
	static final class BusyException extends RuntimeException {

		private BusyException(int writes) {
			super("Elasticsearch was too busy for %d writes".formatted(writes));
		}

	}

}
