/** Finds out what became of a reference: a version, an update, or nothing. */
@NullMarked
package io.regwatch.ingest.compare;

import org.jspecify.annotations.NullMarked;
