/** Brings what a run changed into the search index. */
@NullMarked
package io.regwatch.ingest.finish;

import org.jspecify.annotations.NullMarked;
