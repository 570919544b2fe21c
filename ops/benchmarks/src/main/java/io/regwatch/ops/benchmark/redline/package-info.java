/** Redlines of long texts beside what it costs to read their words. */
@NullMarked
package io.regwatch.ops.benchmark.redline;

import org.jspecify.annotations.NullMarked;
