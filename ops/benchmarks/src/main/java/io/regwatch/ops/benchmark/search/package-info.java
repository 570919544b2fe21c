/** Quality and latency of searches. */
@NullMarked
package io.regwatch.ops.benchmark.search;

import org.jspecify.annotations.NullMarked;
