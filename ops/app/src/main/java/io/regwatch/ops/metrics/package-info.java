/** Tells Prometheus how the sources are. */
@NullMarked
package io.regwatch.ops.metrics;

import org.jspecify.annotations.NullMarked;
