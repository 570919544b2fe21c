/** How time grows with the number of documents. */
@NullMarked
package io.regwatch.ops.benchmark.growth;

import org.jspecify.annotations.NullMarked;
