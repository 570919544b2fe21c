/** Traces of runs, which are recorded only if they are exported. */
@NullMarked
package io.regwatch.ops.tracing;

import org.jspecify.annotations.NullMarked;
