package io.regwatch.ingest.source.parse;

import java.io.IOException;

/** A file's later rows have another format than the first ones. */
final class BrokenRowsException extends IOException {

	BrokenRowsException(String message) {
		super(message);
	}

}
