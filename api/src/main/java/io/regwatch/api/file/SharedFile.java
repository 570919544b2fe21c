package io.regwatch.api.file;

/**
 * A PDF that a client may fetch.
 *
 * @param id the same for the same bytes
 * @param name to save it under
 * @param signedUrl where it is, for some hours
 */
public record SharedFile(String id, String name, String signedUrl) {

}
