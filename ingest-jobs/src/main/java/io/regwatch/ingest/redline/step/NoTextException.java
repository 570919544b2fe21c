package io.regwatch.ingest.redline.step;

/**
 * One of two versions has no text, or not by the extractor version that read the other.
 */
final class NoTextException extends RuntimeException {

	private static final long serialVersionUID = 1;

	NoTextException() {
		super("No extractor version has read both versions: look at the files, or read them again");
	}

	/**
	 * The reason that is stored of a failure: other exceptions may quote the document.
	 */
	static String reason(Exception failure) {
		return (failure instanceof NoTextException) ? String.valueOf(failure.getMessage())
				: "The redline could not be made: %s".formatted(failure.getClass().getName());
	}

}
