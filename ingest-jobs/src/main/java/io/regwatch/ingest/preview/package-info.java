/** Shows what a run of a source would list, without a run. */
@NullMarked
package io.regwatch.ingest.preview;

import org.jspecify.annotations.NullMarked;
