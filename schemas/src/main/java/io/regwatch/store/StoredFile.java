package io.regwatch.store;

import io.regwatch.schema.ContentHash;

/**
 * A file in the file store.
 *
 * @param hash of its bytes
 * @param size in bytes
 */
public record StoredFile(ContentHash hash, long size) {

}
