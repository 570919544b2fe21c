/** What the program counts of itself and its sources for those who run it. */
@NullMarked
package io.regwatch.ops.metrics;

import org.jspecify.annotations.NullMarked;
