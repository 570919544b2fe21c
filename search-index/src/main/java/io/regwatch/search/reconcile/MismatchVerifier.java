package io.regwatch.search.reconcile;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.search.index.DocumentSources;
import io.regwatch.search.index.Index;
import io.regwatch.search.index.IndexWrite;
import io.regwatch.store.Outbox;
import org.jspecify.annotations.Nullable;

/**
 * Verifies single documents while others write: reads the rows before and after the
 * documents, and the outbox between. Only a row that did not change meanwhile is judged;
 * one that changed has an outbox entry.
 */
final class MismatchVerifier {

	private final DocumentSources sources;

	private final StoredDocuments documents;

	private final Outbox outbox;

	MismatchVerifier(DocumentSources sources, StoredDocuments documents, Outbox outbox) {
		this.sources = sources;
		this.documents = documents;
		this.outbox = outbox;
	}

	List<Finding> verify(Index index, Collection<String> ids) {
		Set<UUID> uuids = uuids(ids);
		Map<String, IndexWrite> before = rows(index, uuids);
		Set<UUID> pending = Set.copyOf(this.outbox.findWaiting(index.kind(), uuids));
		Map<String, StoredDocument> stored = this.documents.find(index, ids);
		Map<String, IndexWrite> after = rows(index, uuids);
		return ids.stream()
			.distinct()
			.filter((id) -> !isUuid(id) || !pending.contains(UUID.fromString(id)))
			.filter((id) -> version(before.get(id)) == version(after.get(id)))
			.flatMap((id) -> find(id, after.get(id), stored.get(id)).stream())
			.toList();
	}

	/** Whether a row can have this id. */
	static boolean isUuid(String id) {
		try {
			return UUID.fromString(id).toString().equals(id);
		}
		catch (IllegalArgumentException ex) {
			return false;
		}
	}

	static Set<UUID> uuids(Collection<String> ids) {
		return ids.stream().filter(MismatchVerifier::isUuid).map(UUID::fromString).collect(Collectors.toSet());
	}

	private static Optional<Finding> find(String id, @Nullable IndexWrite row, @Nullable StoredDocument document) {
		return DocumentComparator.compare(row, document).map((type) -> new Finding(id, type, row, document));
	}

	private static long version(@Nullable IndexWrite row) {
		return (row != null) ? row.version() : -1;
	}

	private Map<String, IndexWrite> rows(Index index, Set<UUID> ids) {
		Map<String, IndexWrite> rows = new HashMap<>();
		this.sources.of(index).find(ids).forEach((row) -> rows.put(row.id().toString(), row));
		return rows;
	}

	/**
	 * A document that is wrong.
	 *
	 * @param id under which it is, or should be, stored
	 * @param type what is wrong
	 * @param row the expected state; {@code null} if there is no row
	 * @param document {@code null} if there is none
	 */
	record Finding(String id, MismatchType type, @Nullable IndexWrite row, @Nullable StoredDocument document) {
	}

}
