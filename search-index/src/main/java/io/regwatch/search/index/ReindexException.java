package io.regwatch.search.index;

/** A reindex failed; the live indices stay in use. */
public final class ReindexException extends RuntimeException {

	private ReindexException(String message) {
		super(message);
	}

	static ReindexException running() {
		return new ReindexException("Another reindex is running: wait until it ends");
	}

	static ReindexException refused(IndexWrite write, String reason) {
		return new ReindexException("The new index refused '%s' of '%s' (%s): remove the cause and reindex again"
			.formatted(write.id(), write.index().label(), reason));
	}

	static ReindexException incomplete(String index, long rows, long documents) {
		return new ReindexException(
				"Index '%s' holds %d documents for %d rows: reindex again".formatted(index, documents, rows));
	}

}
