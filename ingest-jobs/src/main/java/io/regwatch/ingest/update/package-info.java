/** Keeps the updates that tell of versions with the redlines that show them. */
@NullMarked
package io.regwatch.ingest.update;

import org.jspecify.annotations.NullMarked;
