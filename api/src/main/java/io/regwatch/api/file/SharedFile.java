package io.regwatch.api.file;

/**
 * A PDF that a client may download.
 *
 * @param id SHA-256 of the content
 * @param name of the file
 * @param signedUrl that expires after some hours
 */
public record SharedFile(String id, String name, String signedUrl) {

}
