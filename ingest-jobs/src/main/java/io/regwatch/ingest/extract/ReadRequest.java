package io.regwatch.ingest.extract;

/**
 * What the parent asks a child: one line of JSON.
 *
 * @param file absolute path
 * @param name announced file name
 */
public record ReadRequest(String file, String name) {

}
