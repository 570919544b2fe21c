package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;

/**
 * Takes a body that passed the gate.
 *
 * @param <T> what it makes of it
 */
@FunctionalInterface
public interface BodyReader<T> {

	/**
	 * Reads a body; called again when a connection breaks in its middle.
	 * @param body to be read to its end, not to be closed
	 * @param receipt how it comes
	 * @return what became of it
	 * @throws IOException if it cannot be read or kept
	 */
	T read(InputStream body, ResponseMetadata receipt) throws IOException;

}
