/** Compares two texts word by word and renders the differences. */
@NullMarked
package io.regwatch.ingest.redline;

import org.jspecify.annotations.NullMarked;
