package io.regwatch.ingest.extract;

/**
 * A request of the parent to a child process: one line of JSON.
 *
 * @param file absolute path
 * @param name announced file name
 */
public record ReadRequest(String file, String name) {

}
