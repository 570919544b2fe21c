/** Computes word differences of long texts in nearly linear time. */
@NullMarked
package io.regwatch.ingest.redline.diff;

import org.jspecify.annotations.NullMarked;
