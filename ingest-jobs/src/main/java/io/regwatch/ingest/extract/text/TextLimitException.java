package io.regwatch.ingest.extract.text;

/** A file has more text than the limit allows. */
public final class TextLimitException extends RuntimeException {

	private final int limit;

	public TextLimitException(int limit) {
		super("More than %d characters".formatted(limit));
		this.limit = limit;
	}

	public String detail() {
		return "The file has more than %,d characters of text.".formatted(this.limit);
	}

}
