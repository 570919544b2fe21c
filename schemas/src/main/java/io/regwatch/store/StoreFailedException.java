package io.regwatch.store;

import java.io.IOException;
import java.nio.file.Path;

/** The file store's disk is full, or refuses writes for another reason. */
public final class StoreFailedException extends IOException {

	StoreFailedException(Path directory, IOException cause) {
		super("The file store '%s' took no file: %s".formatted(directory, cause.getMessage()), cause);
	}

}
