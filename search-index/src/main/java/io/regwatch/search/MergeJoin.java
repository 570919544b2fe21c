package io.regwatch.search;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/**
 * Walks through rows and documents side by side and tells which documents may be wrong.
 * They are looked at again: meanwhile the world goes on.
 */
final class MergeJoin {

	private final RowIterator rows;

	private final PointInTimeIterator documents;

	private final Consumer<Suspect> suspects;

	private long rowCount;

	private long documentCount;

	MergeJoin(RowIterator rows, PointInTimeIterator documents, Consumer<Suspect> suspects) {
		this.rows = rows;
		this.documents = documents;
		this.suspects = suspects;
	}

	/** Walks to the end, or until it is not to go on; tells which. */
	boolean run(BooleanSupplier goOn) {
		@Nullable IndexWrite row = this.rows.peek();
		while (row != null) {
			if (!goOn.getAsBoolean()) {
				return false;
			}
			passDocumentsBefore(row.id().toString());
			compare(row);
			this.rows.advance();
			this.rowCount++;
			row = this.rows.peek();
		}
		passDocumentsBefore(null);
		return true;
	}

	long rowCount() {
		return this.rowCount;
	}

	long documentCount() {
		return this.documentCount;
	}

	private void compare(IndexWrite row) {
		String id = row.id().toString();
		boolean found = false;
		@Nullable StoredDocument document = this.documents.peek();
		while (document != null && id.equals(document.key())) {
			if (!id.equals(document.id())) {
				this.suspects.accept(new Suspect(document.id(), true));
			}
			else {
				found = DocumentComparator.of(row, document).isEmpty();
			}
			document = next();
		}
		if (!found) {
			this.suspects.accept(new Suspect(id, false));
		}
	}

	private void passDocumentsBefore(@Nullable String id) {
		@Nullable StoredDocument document = this.documents.peek();
		while (document != null && isBefore(document.key(), id)) {
			this.suspects.accept(new Suspect(document.id(), !document.id().equals(document.key())));
			document = next();
		}
	}

	private @Nullable StoredDocument next() {
		this.documents.advance();
		this.documentCount++;
		return this.documents.peek();
	}

	/** In the order of both stores; what has no key comes last. */
	private static boolean isBefore(@Nullable String key, @Nullable String id) {
		return id == null || (key != null && key.compareTo(id) < 0);
	}

	/**
	 * A document that may be wrong.
	 *
	 * @param id under which it is, or should be, stored
	 * @param misplaced whether it gives itself another id, and stands in that one's place
	 */
	record Suspect(String id, boolean misplaced) {

	}

}
