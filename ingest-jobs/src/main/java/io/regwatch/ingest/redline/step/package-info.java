/** Generates and stores the redlines of new updates in an ingest run. */
@NullMarked
package io.regwatch.ingest.redline.step;

import org.jspecify.annotations.NullMarked;
