package io.regwatch.change;

import java.time.Instant;

/** The changes after a cursor, or since a time, are not known any more. */
public final class ChangeCursorExpiredException extends RuntimeException {

	ChangeCursorExpiredException(ChangeCursor cursor) {
		super("The changes after cursor '%s' are no longer kept, or not yet known after a restore"
			.formatted(cursor.text()));
	}

	ChangeCursorExpiredException(Instant time) {
		super("The changes since %s are no longer kept".formatted(time));
	}

}
