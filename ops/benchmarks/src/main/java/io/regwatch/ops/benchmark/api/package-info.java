/** The API beside plain code that makes the same backend calls by hand. */
@NullMarked
package io.regwatch.ops.benchmark.api;

import org.jspecify.annotations.NullMarked;
