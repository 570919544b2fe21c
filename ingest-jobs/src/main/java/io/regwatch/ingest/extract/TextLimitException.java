package io.regwatch.ingest.extract;

/** A file has more text than may be kept. */
final class TextLimitException extends RuntimeException {

	private final int limit;

	TextLimitException(int limit) {
		super("More than %d characters".formatted(limit));
		this.limit = limit;
	}

	String detail() {
		return "The file has more than %,d characters of text.".formatted(this.limit);
	}

}
