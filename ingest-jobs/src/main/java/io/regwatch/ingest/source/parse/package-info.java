/** Parses pages of lists of every format into rows. */
@NullMarked
package io.regwatch.ingest.source.parse;

import org.jspecify.annotations.NullMarked;
