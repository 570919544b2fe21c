package io.regwatch.change;

/** The changes after a cursor are not known any more. */
public final class ChangeCursorExpiredException extends RuntimeException {

	ChangeCursorExpiredException(ChangeCursor cursor) {
		super("The changes after cursor '%s' are no longer kept, or not yet known after a restore"
			.formatted(cursor.text()));
	}

}
