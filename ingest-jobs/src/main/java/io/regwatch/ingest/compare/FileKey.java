package io.regwatch.ingest.compare;

import io.regwatch.schema.ContentHash;

/**
 * A file and the type that it was announced with, which decide together how it is read.
 */
record FileKey(ContentHash hash, String announcedType) {

}
