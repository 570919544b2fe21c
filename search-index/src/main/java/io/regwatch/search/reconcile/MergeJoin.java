package io.regwatch.search.reconcile;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import io.regwatch.search.index.IndexWrite;
import org.jspecify.annotations.Nullable;

/**
 * Reads rows and documents side by side and reports the documents that may be wrong. They
 * are verified afterwards, because both sides change meanwhile.
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

	/**
	 * Reads both sides to the end.
	 * @param shouldContinue asked before each row
	 * @return {@code false} if it was stopped before the end
	 */
	boolean run(BooleanSupplier shouldContinue) {
		@Nullable IndexWrite row = this.rows.peek();
		while (row != null) {
			if (!shouldContinue.getAsBoolean()) {
				return false;
			}
			skipDocumentsBefore(row.id().toString());
			compare(row);
			this.rows.advance();
			this.rowCount++;
			row = this.rows.peek();
		}
		skipDocumentsBefore(null);
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
				found = DocumentComparator.compare(row, document).isEmpty();
			}
			document = next();
		}
		if (!found) {
			this.suspects.accept(new Suspect(id, false));
		}
	}

	private void skipDocumentsBefore(@Nullable String id) {
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

	/** In the order of both stores; a document without a key comes last. */
	private static boolean isBefore(@Nullable String key, @Nullable String id) {
		return id == null || (key != null && key.compareTo(id) < 0);
	}

	/**
	 * A document that may be wrong.
	 *
	 * @param id under which it is, or should be, stored
	 * @param misplaced whether its id field names another document
	 */
	record Suspect(String id, boolean misplaced) {
	}

}
