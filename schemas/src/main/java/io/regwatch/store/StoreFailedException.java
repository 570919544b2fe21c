package io.regwatch.store;

import java.io.IOException;

/** The file store's disk is full, or refuses writes for another reason. */
public final class StoreFailedException extends IOException {

	StoreFailedException(Object place, Exception cause) {
		super("The file store '%s' took no file: %s".formatted(place, cause.getMessage()), cause);
	}

}
