/** What more worker processes bring, and what one costs that waits. */
@NullMarked
package io.regwatch.ops.benchmark.workers;

import org.jspecify.annotations.NullMarked;
