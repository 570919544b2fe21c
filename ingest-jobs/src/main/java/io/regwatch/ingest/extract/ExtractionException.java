package io.regwatch.ingest.extract;

/** The machinery of reading is broken: no file of any kind could be read now. */
public final class ExtractionException extends RuntimeException {

	ExtractionException(String message) {
		super(message);
	}

	ExtractionException(String message, Throwable cause) {
		super(message, cause);
	}

}
