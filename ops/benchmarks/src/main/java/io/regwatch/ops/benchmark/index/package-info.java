/**
 * What the search index and the tables behind it take, and how long they are gone over.
 */
@NullMarked
package io.regwatch.ops.benchmark.index;

import org.jspecify.annotations.NullMarked;
