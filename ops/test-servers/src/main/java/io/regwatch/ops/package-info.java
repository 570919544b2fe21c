/** Applications and stores for integration tests. */
@NullMarked
package io.regwatch.ops;

import org.jspecify.annotations.NullMarked;
