/** Compares the API with plain code that makes the same backend calls. */
@NullMarked
package io.regwatch.ops.benchmark.api;

import org.jspecify.annotations.NullMarked;
