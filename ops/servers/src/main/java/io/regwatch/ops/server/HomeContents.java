package io.regwatch.ops.server;

/**
 * The contents of a backup.
 *
 * @param files number of files
 * @param bytes their size
 */
public record HomeContents(long files, long bytes) {

}
