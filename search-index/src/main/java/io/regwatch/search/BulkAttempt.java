package io.regwatch.search;

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

/** Writes that go out together; each attempt sends those that are not settled yet. */
final class BulkAttempt {

	private static final String CONFLICT = "version_conflict_engine_exception";

	private static final Set<Integer> BUSY = Set.of(429, 503);

	private final ElasticsearchCalls calls;

	private final IndexTarget target;

	private List<IndexWrite> pending;

	private final Map<IndexWrite, String> refused = new LinkedHashMap<>();

	BulkAttempt(ElasticsearchCalls calls, IndexTarget target, Collection<IndexWrite> writes) {
		this.calls = calls;
		this.target = target;
		this.pending = List.copyOf(writes);
	}

	/**
	 * Sends what is not settled.
	 * @throws BulkRejectedException when some of it is to be sent again
	 */
	void attempt() {
		BulkRequest request = request();
		List<BulkResponseItem> items = this.calls.call((client) -> client.bulk(request)).items();
		Map<IndexWrite, String> busy = new LinkedHashMap<>();
		for (int i = 0; i < items.size(); i++) {
			look(this.pending.get(i), items.get(i), busy);
		}
		if (!busy.isEmpty()) {
			this.pending = List.copyOf(busy.keySet());
			throw new BulkRejectedException(busy);
		}
	}

	void giveUp(BulkRejectedException ex) {
		this.refused.putAll(ex.reasons());
	}

	Map<IndexWrite, String> refused() {
		return this.refused;
	}

	private void look(IndexWrite write, BulkResponseItem item, Map<IndexWrite, String> busy) {
		ErrorCause error = item.error();
		if (error == null || CONFLICT.equals(error.type())) {
			return;
		}
		(BUSY.contains(item.status()) ? busy : this.refused).put(write, reason(error));
	}

	// An alias that is missing must not come into being as an index without our mapping.
	private BulkRequest request() {
		return BulkRequest.of((bulk) -> bulk.requireAlias(this.target instanceof IndexTarget.Live)
			.operations(this.pending.stream().map(this::operation).toList()));
	}

	private BulkOperation operation(IndexWrite write) {
		String index = this.target.name(write.index());
		return BulkOperation.of((operation) -> switch (write) {
			case IndexWrite.Put put -> operation.index((insert) -> insert.index(index)
				.id(put.id().toString())
				.version(put.version())
				.versionType(VersionType.ExternalGte)
				.document(put.document()));
			case IndexWrite.Remove remove -> operation.delete((delete) -> delete.index(index)
				.id(remove.id().toString())
				.version(remove.version())
				.versionType(VersionType.ExternalGte));
		});
	}

	private static String reason(ErrorCause error) {
		String reason = "%s: %s".formatted(error.type(), error.reason());
		ErrorCause cause = error.causedBy();
		return (cause != null) ? "%s (%s)".formatted(reason, reason(cause)) : reason;
	}

}
