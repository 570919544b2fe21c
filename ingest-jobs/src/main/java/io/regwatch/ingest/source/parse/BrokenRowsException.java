package io.regwatch.ingest.source.parse;

import java.io.IOException;

/** A file's rows do not go on as they began. */
final class BrokenRowsException extends IOException {

	BrokenRowsException(String message) {
		super(message);
	}

}
