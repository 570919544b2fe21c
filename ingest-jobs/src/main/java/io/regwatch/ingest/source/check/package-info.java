/** Tries a source without storing anything. */
@NullMarked
package io.regwatch.ingest.source.check;

import org.jspecify.annotations.NullMarked;
