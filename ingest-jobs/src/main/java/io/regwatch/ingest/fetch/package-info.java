/** Fetches the bytes of listed items into the file store. */
@NullMarked
package io.regwatch.ingest.fetch;

import org.jspecify.annotations.NullMarked;
