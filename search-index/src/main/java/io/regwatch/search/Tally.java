package io.regwatch.search;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import io.regwatch.store.OutboxEntry;

/**
 * What a sweep saw of one kind of entity.
 *
 * @param kind of the entities
 * @param rows number of rows that have a document
 * @param documents number of documents
 * @param found number of differences by flaw, zeros included
 * @param repaired how many of them are no more
 */
public record Tally(OutboxEntry.Kind kind, long rows, long documents, Map<Flaw, Long> found, long repaired) {

	public Tally {
		found = Collections.unmodifiableMap(new EnumMap<>(found));
	}

	static Tally nothing(OutboxEntry.Kind kind) {
		Map<Flaw, Long> found = new EnumMap<>(Flaw.class);
		for (Flaw flaw : Flaw.values()) {
			found.put(flaw, 0L);
		}
		return new Tally(kind, 0, 0, found, 0);
	}

	/**
	 * Counts what is still wrong.
	 * @return number of differences
	 */
	public long remaining() {
		return this.found.values().stream().mapToLong(Long::longValue).sum() - this.repaired;
	}

	Tally compared(long allRows, long allDocuments) {
		return new Tally(this.kind, allRows, allDocuments, this.found, this.repaired);
	}

	Tally with(List<Difference> differences) {
		Map<Flaw, Long> more = new EnumMap<>(this.found);
		differences.forEach((difference) -> more.merge(difference.flaw(), 1L, Long::sum));
		long mended = differences.stream().filter(Difference::repaired).count();
		return new Tally(this.kind, this.rows, this.documents, more, this.repaired + mended);
	}

}
