/** Reads a source's lists to their end and makes items of their rows. */
@NullMarked
package io.regwatch.ingest.source.list;

import org.jspecify.annotations.NullMarked;
