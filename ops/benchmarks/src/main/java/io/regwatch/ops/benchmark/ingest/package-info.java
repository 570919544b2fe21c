/** Runs beside a plain loop over the same documents. */
@NullMarked
package io.regwatch.ops.benchmark.ingest;

import org.jspecify.annotations.NullMarked;
