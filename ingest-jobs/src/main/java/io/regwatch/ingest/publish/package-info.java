/** Brings what a run changed into the search index. */
@NullMarked
package io.regwatch.ingest.publish;

import org.jspecify.annotations.NullMarked;
