package io.regwatch.search;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.store.Outbox;
import org.jspecify.annotations.Nullable;

/**
 * Looks at single documents while others write: rows before and after the documents, and
 * what is on its way. Only what stood still is judged; what moved has an outbox entry.
 */
final class MismatchVerifier {

	private final DocumentSources tables;

	private final StoredDocuments documents;

	private final Outbox outbox;

	MismatchVerifier(DocumentSources tables, StoredDocuments documents, Outbox outbox) {
		this.tables = tables;
		this.documents = documents;
		this.outbox = outbox;
	}

	/**
	 * Finds what is wrong.
	 * @param index where
	 * @param ids of documents, any
	 * @return for those only that are wrong for sure
	 */
	List<Finding> at(Index index, Collection<String> ids) {
		Map<String, IndexWrite> before = rows(index, ids);
		Set<String> waiting = waiting(index, ids);
		Map<String, StoredDocument> stored = this.documents.find(index, ids);
		Map<String, IndexWrite> after = rows(index, ids);
		List<Finding> findings = new ArrayList<>();
		for (String id : new HashSet<>(ids)) {
			@Nullable IndexWrite row = after.get(id);
			if (!waiting.contains(id) && stoodStill(before.get(id), row)) {
				find(id, row, stored.get(id)).ifPresent(findings::add);
			}
		}
		return findings;
	}

	/** The id as a row can have it. */
	static Optional<UUID> uuid(String id) {
		try {
			return Optional.of(UUID.fromString(id)).filter((uuid) -> uuid.toString().equals(id));
		}
		catch (IllegalArgumentException ex) {
			return Optional.empty();
		}
	}

	private static Optional<Finding> find(String id, @Nullable IndexWrite row, @Nullable StoredDocument document) {
		return DocumentComparator.of(row, document).map((flaw) -> new Finding(id, flaw, row, document));
	}

	private static boolean stoodStill(@Nullable IndexWrite before, @Nullable IndexWrite after) {
		return Optional.ofNullable(before)
			.map(IndexWrite::version)
			.equals(Optional.ofNullable(after).map(IndexWrite::version));
	}

	private Set<String> waiting(Index index, Collection<String> ids) {
		return this.outbox.findWaiting(index.kind(), uuids(ids))
			.stream()
			.map(UUID::toString)
			.collect(Collectors.toSet());
	}

	private Map<String, IndexWrite> rows(Index index, Collection<String> ids) {
		Map<String, IndexWrite> rows = new HashMap<>();
		this.tables.table(index).find(uuids(ids)).forEach((row) -> rows.put(row.id().toString(), row));
		return rows;
	}

	private static Set<UUID> uuids(Collection<String> ids) {
		return ids.stream().flatMap((id) -> uuid(id).stream()).collect(Collectors.toSet());
	}

	/**
	 * A document that is wrong.
	 *
	 * @param id under which it is, or should be, stored
	 * @param flaw what is wrong with it
	 * @param row what it should say; {@code null} if there is none
	 * @param document what there is; {@code null} for nothing
	 */
	record Finding(String id, MismatchType flaw, @Nullable IndexWrite row, @Nullable StoredDocument document) {

	}

}
