/** Reads a source without a database, for checks by operators. */
@NullMarked
package io.regwatch.ingest.source.check;

import org.jspecify.annotations.NullMarked;
