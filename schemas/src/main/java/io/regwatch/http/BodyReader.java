package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;

/**
 * Reads a body that passed the content gate.
 *
 * @param <T> type of the result
 */
@FunctionalInterface
public interface BodyReader<T> {

	/**
	 * Reads a body; called again if the connection breaks.
	 * @param body to be read to its end, not to be closed
	 * @param receipt metadata of the response
	 * @return the result
	 * @throws IOException if it cannot be read or stored
	 */
	T read(InputStream body, ResponseMetadata receipt) throws IOException;

}
