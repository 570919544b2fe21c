/** Metrics of work requests, sources and runs. */
@NullMarked
package io.regwatch.ops.metrics;

import org.jspecify.annotations.NullMarked;
