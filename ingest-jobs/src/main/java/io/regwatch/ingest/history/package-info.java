/** Reads the history of a reference, silent changes included. */
@NullMarked
package io.regwatch.ingest.history;

import org.jspecify.annotations.NullMarked;
